"""Settings of the server: each one by an argument or a variable of the environment, and nothing is half understood."""

from __future__ import annotations

import dataclasses

import pytest

from clashtable.cli.arguments import Parser
from clashtable.cli.settings import PREFIX, SettingField, add_settings, chosen_settings, setting_fields
from clashtable.server.settings import ServerSettings
from tests.cli.conftest import Run

FIELDS = {field.name: field for field in setting_fields()}


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what the environment of the tests says."""
    for field in FIELDS.values():
        monkeypatch.delenv(field.variable, raising=False)


def chosen(*argv: str) -> ServerSettings:
    """Return the settings that *argv* makes."""
    parser = Parser("clashtable serve", "")
    add_settings(parser)
    return chosen_settings(parser.parse_args(argv))


def another(field: SettingField) -> str:
    """Return, as it is written, a value of *field* that is not its default."""
    if field.kind is bool:
        return str(not field.default).lower()
    if field.kind in (int, float):
        assert isinstance(field.default, int | float)
        low = field.bounds.ge if field.bounds is not None and field.bounds.ge is not None else field.default - 1
        return str(field.kind(low if field.default != low else low + 1))
    options = getattr(field.kind, "__args__", ()) if field.letter != "A,B" else ()
    return next((option for option in options if option != field.default), "10.1.2.3")


def test_every_field_is_a_setting_with_a_sentence() -> None:
    assert list(FIELDS) == [field.name for field in dataclasses.fields(ServerSettings)]
    assert [name for name, field in FIELDS.items() if not field.doc] == []


@pytest.mark.parametrize("name", FIELDS)
def test_a_setting_is_taken_from_the_command_line(name: str) -> None:
    field = FIELDS[name]
    value = another(field)
    said = [field.option if value == "true" else f"--no-{field.option[2:]}"] if field.kind is bool else []
    settings = chosen(*(said or [field.option, value]))
    assert settings == dataclasses.replace(ServerSettings(), **{name: field.parsed(value, "")})
    assert settings != ServerSettings()


@pytest.mark.parametrize("name", FIELDS)
def test_a_setting_is_taken_from_the_environment(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    field = FIELDS[name]
    monkeypatch.setenv(PREFIX + name.upper(), another(field))
    assert chosen() == dataclasses.replace(ServerSettings(), **{name: field.parsed(another(field), "")})
    assert chosen() != ServerSettings()


def test_the_command_line_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLASHTABLE_PORT", "8001")
    monkeypatch.setenv("CLASHTABLE_BOT_WORKERS", "3")
    monkeypatch.setenv("CLASHTABLE_SITE", "")
    assert chosen("--port", "8002") == ServerSettings(port=8002, bot_workers=3)


def test_a_wrong_value_in_the_environment_is_told_with_its_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLASHTABLE_PORT", "many")
    ended = run("serve")
    assert (ended.status, ended.err) == (
        2,
        "CLASHTABLE_PORT cannot be 'many': it is a whole number from 1 to 65535.\n",
    )


def test_help_lists_every_setting_with_its_variable_and_default(run: Run) -> None:
    text = " ".join(run("serve", "--help").out.split())
    for field in FIELDS.values():
        assert f"{field.option} " in text
        assert field.variable in text
    assert "--port N The port to listen on (CLASHTABLE_PORT; default: 8000)" in text


KINDS = {
    "a number": (SettingField("pace", float, None, 1.0, ""), "0.5", 0.5),
    "a flag": (SettingField("open", bool, None, False, ""), "Yes", True),
    "a list": (SettingField("proxies", tuple[str, ...], None, (), ""), "10.0.0.1, ::1,", ("10.0.0.1", "::1")),
}


@pytest.mark.parametrize("kind", KINDS)
def test_other_kinds_of_settings_are_read(kind: str) -> None:
    field, text, value = KINDS[kind]
    assert field.parsed(text, field.option) == value

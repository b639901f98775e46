"""What is in ``deploy`` fits the server: it sets settings that exist, and keeps tables where it may write."""

from __future__ import annotations

import configparser
import re
import shlex
from typing import Final

import yaml

from clashtable.cli import COMMANDS
from clashtable.cli.settings import setting_fields
from clashtable.server.settings import ServerSettings
from tests.rulebook import ROOT

DEPLOY: Final = ROOT / "deploy"
VARIABLES: Final = {field.variable: field for field in setting_fields()}
CONTAINER: Final = (DEPLOY / "Containerfile").read_text()
SERVICES: Final = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]


def test_every_variable_is_a_setting() -> None:
    for file in DEPLOY.iterdir():
        named = set(re.findall(r"\bCLASHTABLE_\w+", file.read_text()))
        assert named <= set(VARIABLES), file.name


def test_the_container_listens_where_its_port_is_and_keeps_tables_in_its_volume() -> None:
    chosen = dict(re.findall(r"(CLASHTABLE_\w+)=(\S+)", CONTAINER))
    assert chosen["CLASHTABLE_HOST"] == "0.0.0.0"
    assert f"EXPOSE {ServerSettings.port}\n" in CONTAINER
    assert f"127.0.0.1:{ServerSettings.port}/api/health" in CONTAINER
    (volume,) = re.findall(r"^VOLUME (\S+)$", CONTAINER, re.MULTILINE)
    assert chosen["CLASHTABLE_DATABASE"].startswith(f"{volume}/")
    assert "USER clashtable" in CONTAINER


def test_the_composed_server_uses_the_composed_database() -> None:
    server, database = SERVICES["server"], SERVICES["database"]
    address = server["environment"]["CLASHTABLE_DATABASE"].replace("${POSTGRES_PASSWORD:?choose a password}", "hush")
    assert ServerSettings(database=address).database_url() == "postgresql+psycopg://clashtable:hush@database/clashtable"
    assert database["environment"]["POSTGRES_USER"] == "clashtable"
    assert server["build"] == {"context": "..", "dockerfile": "deploy/Containerfile"}
    assert server["ports"] == [f"127.0.0.1:{ServerSettings.port}:{ServerSettings.port}"]


def test_the_unit_starts_the_server_with_tables_in_its_own_folder() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # so configparser keeps capitals
    unit.read(DEPLOY / "clashtable.service")
    service = unit["Service"]
    _program, command = shlex.split(service["ExecStart"])
    assert command in COMMANDS
    assert service["Environment"].startswith(f"CLASHTABLE_DATABASE=/var/lib/{service['StateDirectory']}/")
    assert service["RestartPreventExitStatus"] == "2"

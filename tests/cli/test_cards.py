from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_list_has_every_card_with_its_copies(run: Run) -> None:
    ended = run("cards", "coco")
    assert ended.status == 0
    rows = [line.split() for line in ended.out.splitlines()]
    assert ["4", "H", "Hollow", "Single,", "pattern"] in rows
    assert ["1", "PBQ", "Partial", "Blue", "Square", "Complete"] in rows
    assert len(rows) == 36 + 3
    assert ended.out.endswith("63 cards.\n")


def test_one_card_by_notation_or_by_name(run: Run) -> None:
    by_notation = run("cards", "coco", "hgt")
    by_name = run("cards", "coco", "hollow", "green", "TRIANGLE")
    assert by_notation == by_name
    assert by_name.out == "Hollow Green Triangle (HGT), Clash (Coco), one copy\nComplete\n"


def test_unknown_card_is_answered_with_near_ones(run: Run) -> None:
    ended = run("cards", "coco", "Holow", "Green", "Triangel")
    assert ended.status == 2
    assert "Hollow Green Triangle" in ended.err


def test_cards_with_much_on_them_stand_one_below_the_other(run: Run) -> None:
    ended = run("cards", "geekfight")
    assert ended.status == 0
    assert ended.out.endswith("\n143 cards.\n")
    assert all(len(line) <= 100 and line == line.rstrip() for line in ended.out.splitlines())
    lines = ended.out.splitlines()
    at = lines.index("Guitar Guy (guitar-guy)")
    assert lines[at + 1] == "  Combatant: Bystander, Performer · produces 3 Tickets · strength 3, health 7 · Loud"
    assert lines[at + 2].startswith("  When this Combatant is deployed, put 1 Distraction Counter on target")


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (
            "alpha-crony",
            "Combatant: Comic Geek, V.I.P. Crony · produces 4 Cash or Tickets · strength 2, health 9 · Loud",
        ),
        ("foam-sword", "Item: Weapon · costs 3 Glue · strength +1, health +0"),
        ("jump-cut", "Skill: Stunt · costs 2 Tokens or Tickets"),
        ("main-character-syndrome", "Buff: Mood · costs 3 Tickets · Time 3 · Loud"),
    ],
)
def test_one_card_has_its_line_and_no_copies_where_people_bring_decks(run: Run, card: str, line: str) -> None:
    ended = run("cards", "geekfight", card)
    heading, kind, *_text = ended.out.splitlines()
    assert (ended.status, heading) == (0, f"{card.replace('-', ' ').title()} ({card}), Geek Fight")
    assert kind == line


# --- decks


def test_decks_are_listed_and_printed_so_that_they_can_be_checked(run: Run, tmp_path: Path) -> None:
    listed = run("cards", "geekfight", "--decks")
    assert listed.status == 0
    assert "cold-hard-cash" in listed.out
    for name in (["cold-hard-cash"], ["Cold", "Hard", "Cash"]):
        printed = run("cards", "geekfight", "--decks", *name)
        assert printed.out.startswith("# Cold Hard Cash: Card Players and vendors")
        assert "\n2 Binder Baron\n" in printed.out
        assert run("cards", "geekfight", "--deck", "-", typed=printed.out).out == "legal: 20 cards\n"
        file = tmp_path / "deck.txt"
        file.write_text(printed.out)
        assert run("cards", "geekfight", "--deck", str(file)).status == 0


def test_every_flaw_of_a_deck_is_told_with_its_line_rule_and_code(run: Run) -> None:
    ended = run("cards", "geekfight", "--deck", "-", typed="# short\n3 Jump Cut\n1 Colector's Tin\n")
    assert (ended.status, ended.err) == (1, "")
    assert ended.out.splitlines() == [
        "Line 2: Jump Cut can be in a deck only twice, not three times. (F-4.3, D-COPIES)",
        "Line 3: There is no card \"Colector's Tin\". Did you mean Collector's Tin? (F-4.6, D-UNKNOWN)",
        "A deck has exactly 20 cards, this one has 3. (F-4.1, D-SIZE)",
        "A deck has 4 to 10 Combatants, this one has 0. (F-4.2, D-COMBATANTS)",
        "At least one Combatant must not be a V.I.P.: somebody has to open. (F-4.5, D-OPENING)",
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("coco", "--decks"), "Nobody brings a deck to Clash (Coco)."),
        (("coco", "--deck", "-"), "Nobody brings a deck to Clash (Coco)."),
        (("geekfight", "--decks", "biohazrd"), "Geek Fight has no deck 'biohazrd'; near to it: biohazard."),
        (("geekfight", "--decks", "xyzzy"), "Geek Fight has no deck 'xyzzy'; clashtable cards geekfight --decks lists"),
        (("geekfight", "--deck", "no/such/file"), "no/such/file cannot be read: No such file or directory."),
        (("geekfight", "guitar-guy", "--deck", "-"), "Ask for a card or for a deck, not for both at once."),
        (("geekfight", "Guitr", "Guy"), "Geek Fight has no card 'Guitr Guy'; near to it: Guitar Guy"),
    ],
)
def test_mistake_is_a_sentence(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    ended = run("cards", *arguments)
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(sentence)


def test_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.bin"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("cards", "geekfight", "--deck", str(file)).err == f"{file} cannot be read: it is not a text.\n"

"""What is printed on every Combatant: strength, health, production and Attributes."""

import pytest

from tests.games.geekfight.board import board, combatant, legal_starting, seat, values
from tests.rulebook import covers

PRINTED = [
    ("alpha-crony", "2/9", "4 cash, 4 tickets", "Loud"),
    ("chester-a-bum", "2/10", "3 tickets", "Smelly"),
    ("countess-cardshark", "3/8", "4 cash, 4 caffeine", "Shady"),
    ("professor-continuity", "2/8", "4 cash, 4 tickets", "Obsessive"),
    ("baroness-von-foamcore", "2/9", "4 glue", "Obsessive"),
    ("the-lag-lord", "2/8", "4 tokens", "Smelly"),
    ("empress-kawaiiju", "4/9", "3 caffeine", "Cute"),
    ("lord-thumbnail", "2/8", "4 tokens, 4 tickets", "Loud"),
    ("button-masher", "4/7", "3 tokens", "Wired"),
    ("camper-in-the-corner", "1/9", "4 tokens", "Shady"),
    ("speedrunner", "2/8", "3 tokens", "Wired"),
    ("rage-quitter", "4/7", "3 tokens, 3 caffeine", "Loud"),
    ("trophy-grinder", "2/8", "4 tokens", "Obsessive"),
    ("glitch-witch", "2/8", "4 tokens", "Shady"),
    ("rules-lawyer", "2/8", "4 cash", "Obsessive"),
    ("binder-baron", "2/8", "4 cash", "Obsessive"),
    ("mulligan-mike", "3/7", "4 caffeine", "Wired"),
    ("card-flicker", "3/8", "3 cash, 3 caffeine", ""),
    ("back-issue-bandit", "2/7", "4 cash", "Shady"),
    ("spoiler-alert-guy", "2/8", "4 tickets", "Loud"),
    ("variant-cover-hoarder", "2/8", "4 cash", "Obsessive"),
    ("sidekick-second-class", "2/8", "4 tickets", "Cute"),
    ("henchman-temp", "3/8", "3 cash", ""),
    ("directors-cut-devotee", "2/8", "4 tickets", "Obsessive"),
    ("line-camper", "3/9", "3 tickets", "Smelly"),
    ("foley-phil", "2/8", "4 tickets", "Loud"),
    ("stunt-double", "3/7", "3 tickets, 3 glue", ""),
    ("cardboard-knight", "3/8", "3 glue", ""),
    ("hot-glue-heroine", "2/7", "4 glue", "Cute"),
    ("corset-captain", "5/8", "3 tickets, 3 glue", "Loud"),
    ("mascot-suit-marathoner", "3/12", "3 glue", "Smelly Cute"),
    ("wig-wrangler", "2/8", "4 glue", "Cute"),
    ("prop-replica-purist", "2/7", "4 cash, 4 glue", "Obsessive"),
    ("hamsterjelly", "2/8", "3 caffeine", "Cute"),
    ("bootleg-merchant", "2/7", "5 cash, 5 caffeine", "Shady"),
    ("super-mecha-death-christ", "4/10", "3 tokens, 3 caffeine", "Loud"),
    ("budget-mecha-intern", "4/9", "3 tokens", ""),
    ("transforming-toaster", "2/7", "3 tokens, 3 cash, 3 tickets, 3 glue, 3 caffeine", ""),
    ("hallway-ninja", "3/6", "4 caffeine", "Shady"),
    ("catgirl-chorus-line", "2/8", "4 tickets, 4 caffeine", "Cute"),
    ("guitar-guy", "3/7", "3 tickets", "Loud"),
    ("price-gouger", "2/8", "4 cash", "Shady"),
    ("badge-check-gus", "4/9", "3 generic", ""),
    ("somebodys-mom", "2/8", "3 tokens, 3 cash, 3 tickets, 3 glue, 3 caffeine", "Loud"),
    ("snack-bar-tyrant", "3/8", "3 tickets, 3 caffeine", "Smelly"),
    ("minimum-wage-minion", "3/8", "4 generic", "Wired"),
]


@pytest.mark.parametrize(("card", "shown", "made", "attributes"), PRINTED)
@covers("F-3.2", "F-10.3")
def test_every_combatant_has_what_is_printed_on_it(card: str, shown: str, made: str, attributes: str) -> None:
    match = board(seat(card), seat())
    spends = [move.removeprefix("spend ") for move in legal_starting(match, "spend")]
    assert values(match, 0) == shown
    assert [spend for spend in spends if len(spend.split()) == 2] == made.split(", ")
    assert set(combatant(match, 0).attributes) == set(attributes.split())

"""What can stand in the way of a move, and the sentence and rule of each. Next, read view/refusal.py."""

from __future__ import annotations

from clashtable.core.refusal import Reason

OBSTACLES = {
    "moment": "it is the time for something else",
    "ghost": "a ghost cannot do this",
    "card": "the card is not in the hand",
    "type": "cards of this type are not played so",
    "played": "the card has been played in this turn",
    "actions": "actions are lacking, as many as the amount",
    "drawn": "the Draw action of this turn is used",
    "cards": "no card is left to be drawn",
    "rooted": "the piece is Rooted",
    "movement": "the movement value is 0",
    "room": "no square beside the piece is free",
    "here": "the piece stands there",
    "occupied": "a piece or a wall is in the way",
    "far": "it is too far away",
    "forbidden": "no attack cards can be played for the rest of the turn",
    "stage": "the pawn is not on Center Stage",
    "target": "nobody who could be hit is in the area",
    "pawn": "no enemy pawn is near enough",
    "enemy-summon": "no summon of an enemy is near enough",
    "summon": "no summon of one's own is near enough",
    "ally": "no ally beside it can be healed",
    "zone": "there is no zone that it could be about",
    "hand": "the hand lacks other cards",
    "discard": "no such card lies in the discard pile",
    "health": "the health cannot be paid",
    "skip": "the pawn has a Skip marker",
    "immune": "the pawn cannot get a Skip marker now",
    "silenced": "the pawn stands in a zone of silence",
    "gagged": "an attack forbids Objection! cards for now",
    "stack": "nothing that it answers is on the stack",
    "option": "nobody could be chosen for it",
    "done": "the piece has done so in this turn",
    "attack": "the attack value is 0",
    "frog": "the summon is a frog",
    "ability": "the summon has no special action",
    "fit": "the Combo is not attached to such an action",
    "chosen": "it is chosen already",
    "attacked": "the summon has attacked it in this turn",
    "friend": "it is no enemy",
    "protected": "it cannot be chosen by this attack",
    "company": "another standing piece is too near to it",
    "area": "it is not in the area",
    "answer": "it is not among the answers",
}
"""Every obstacle that a reason of this game can name."""


MOMENTS = {
    "start-square": "first choose where you start.",
    "armory": "first choose an armory.",
    "destination": "first choose where to.",
    "combo": "first attach a Combo, or no more.",
    "mode": "first choose one of the ways.",
    "direction": "first choose the direction.",
    "plus-center": "first choose the center of the plus.",
    "target": "first choose the target.",
    "teleport-square": "first choose where to teleport.",
    "choose-player": "first choose a player.",
    "choose-piece": "first choose a piece.",
    "respond": "you can object now, or pass.",
    "aim": "first choose what you answer.",
    "zone-shape": "first choose how the zone lies.",
    "zone-corner": "first choose where the zone lies.",
    "choose-zone": "first choose a zone.",
    "zone-shift": "first choose where the zone goes.",
    "summon-square": "first choose where the summon enters.",
    "next-summon": "first choose which summon acts next.",
    "summon-menu": "your summon acts now: let it move or attack, or end its turn.",
    "ghost-menu": "your ghost acts now: let it move or attack, or end its turn.",
    "hand-card": "first choose a card of your hand.",
    "retrieve-genre": "first choose a genre.",
    "retrieve-card": "first choose a card of the discard pile.",
    "loot": "first choose who wears the Equipment.",
    "either-or": "first choose to give or to take.",
    "choose-genre": "first choose a genre.",
    "shape": "first choose the shape.",
    "main": "it is your action step.",
}
"""What is to be done first, by the kind of what is asked."""


PLAIN_REASONS = {
    "drawn": ("you have used your Draw action this turn.", "G-19.3"),
    "cards": ("no card is left to draw.", "G-19.2"),
    "rooted": ("Rooted: it cannot move until the end of your turn.", "G-12"),
    "movement": ("its movement value is 0.", "G-6.4"),
    "room": ("no square beside it is free.", "G-6.2"),
    "forbidden": ("you cannot play attack cards for the rest of this turn.", "G-5.3"),
    "stage": ("it covers squares only from Center Stage, where your pawn does not stand.", "G-7.2"),
    "target": ("nobody who could be hit is in its area.", "G-5.3"),
    "pawn": ("no enemy pawn is near enough.", "G-5.3"),
    "enemy-summon": ("no enemy summon is near enough.", "G-5.3"),
    "summon": ("you have no summon near enough.", "G-11.4"),
    "ally": ("no other ally beside it can be healed.", "G-15.6"),
    "zone": ("there is no zone for it.", "G-5.3"),
    "hand": ("you hold no other card to give up for it.", "G-5.3"),
    "discard": ("no card that it could retrieve lies in the discard pile.", "G-5.3"),
    "health": ("you cannot pay so much health.", "G-9.4"),
    "skip": ("you have a Skip marker already.", "G-4.10"),
    "immune": ("you cannot get a Skip marker until the end of your next turn.", "G-4.10"),
    "silenced": ("where your pawn stands you can play neither Objection! cards nor Assist.", "G-14.3"),
    "gagged": ("you cannot play Objection! cards until your attacker's next turn.", "G-11.4"),
    "option": ("nobody could be chosen for it.", "G-11.4"),
    "done": ("it has done so in this turn.", "G-15.6"),
    "attack": ("its attack value is 0.", "G-15.8"),
    "frog": ("it is a frog and has no abilities.", "G-15.6"),
    "ability": ("it has no special action.", "G-15.6"),
}
"""The sentence and the rule of each obstacle that needs no names or figures."""


TARGET_REASONS = {
    "chosen": ("is chosen already.", "G-7.5"),
    "attacked": ("has been attacked by this summon in this turn.", "G-15.6"),
    "friend": ("is no enemy.", "G-8.1"),
    "protected": ("cannot be chosen by this attack.", "G-7.5"),
    "company": ("has another standing piece too near to it.", "G-7.5"),
    "area": ("is not in the area.", "G-7.5"),
}


def plain_reason(obstacle: str, about: str = "") -> Reason:
    """Return the reason of an obstacle that needs no names or figures."""
    text, rule = PLAIN_REASONS[obstacle]
    return Reason(text, rule, obstacle, about)

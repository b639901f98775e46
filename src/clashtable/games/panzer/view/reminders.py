"""What each keyword means, in a sentence for the player (P-12)."""

from typing import Final

REMINDERS: Final = {
    "junkyard-trigger": (
        "Junkyard-Trigger",
        "When this card goes from your Supply straight to your Junkyard, you may deploy it (Unit) or play it "
        "for free (Event).",
    ),
    "expend": (
        "Expend",
        "When this Event leaves its Factory-Stack, or has been played through its Junkyard-Trigger, remove "
        "it from the game.",
    ),
    "blitz": ("Blitz", "This Unit is never fresh: it may move and attack in the turn it comes into play."),
    "paradrop": (
        "Paradrop",
        "Instead of moving off its Factory-Stack, this Unit may drop onto an unoccupied face-up Terrain "
        "outside the enemy Back Line; it is then halted.",
    ),
    "flight": (
        "Flight",
        "Ignores all Terrain, Terrain Modifiers and Zone of Control, pays 1 Movement Point per space and may "
        "pass through enemy Units.",
    ),
    "pathfinder": (
        "Pathfinder",
        "Pays 1 Movement Point per space; entering Terrain or Terrain Modifiers neither damages nor halts it.",
    ),
    "scout": ("Scout", "Once per turn in your Main-Phase, turn one adjacent face-down Terrain face up."),
    "ranged-attack": (
        "Ranged Attack",
        "Once per turn, instead of attacking: X damage to any one Unit on the Terrain Field or to either Player.",
    ),
    "emplaced": ("Emplaced", "Cannot use its Ranged Attack in a turn in which it moved; is halted after using it."),
    "first-fire": ("First Fire", "Deals its battle damage before a Unit without First Fire does."),
    "charge": ("Charge", "+X Attack when it attacks a Unit."),
    "massed": ("Massed", "+X Attack while adjacent to another friendly Unit of the same type."),
    "anti-tank": ("Anti-Tank", "+X Attack in battle with a Vehicle Unit."),
    "anti-air": ("Anti-Air", "+X Attack in battle with an Aircraft Unit."),
    "raid": ("Raid", "Deals X more damage when it attacks the Supply."),
    "overrun": (
        "Overrun",
        "After it destroys the Unit it attacked, it may enter that space without spending Movement Points.",
    ),
    "armor": ("Armor", "Takes X less damage from every source, to no less than 1."),
    "entrenched": ("Entrenched", "When attacked, takes X less battle damage, to no less than 1."),
    "cover": ("Cover", "When attacked or hit by a Ranged Attack, takes X less damage, to no less than 1."),
    "guard": ("Guard", "Enemy Units adjacent to this Unit cannot attack the Supply."),
    "zone-of-control": (
        "Zone of Control",
        "An enemy Unit without Flight that enters a space adjacent to this Unit is halted.",
    ),
    "concealed": ("Concealed", "Cannot be the target of the opponent's Ranged Attacks, Events or abilities."),
    "repair": ("Repair", "Action: remove X damage from this Unit or an adjacent friendly Unit."),
    "demolish": (
        "Demolish",
        "Action: destroy a Terrain Modifier here or adjacent, or 1 Factory of an adjacent enemy Factory-Stack.",
    ),
    "play-effect": ("Play-Effect", "Happens when this Unit comes into play."),
    "destroy-effect": ("Destroy-Effect", "Happens when this Unit goes from play to the Junkyard."),
    "victory-effect": (
        "Victory-Effect",
        "Happens when this Unit survives a battle in which the enemy Unit was destroyed.",
    ),
    "standby-effect": ("Standby-Effect", "Happens in its controller's Standby-Phase."),
    "main-effect": ("Main-Effect", "Happens when its controller's Main-Phase starts."),
    "end-effect": ("End-Effect", "Happens in its controller's End-Phase."),
    "action": ("Action", "May be used once per turn in your Main-Phase instead of attacking."),
}
"""The name and the reminder of each keyword, by the word of the card list."""

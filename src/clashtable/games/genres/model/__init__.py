"""The printed card, one use of it, the state, and every question about them that changes nothing.

attack_line     the attack line of a card, and what a Combo adds
card            the printed card
cast            one use of a card: what was chosen and what became of it
pieces          pieces and zones on the battlefield
state           players, pieces, zones, Events and the stack
values          movement, reach, hand limits: computed anew whenever they are asked for
movement        where pieces can go
routes          the way that the rules fix
attack          an attack as it stands, and what it covers
attack_targets  whom an attack hits
damage          how much an attack, an effect or a zone takes
responses       what an Objection! may answer
"""

"""The card language: effects that know their sentence and their deed.

base            what every effect is made of
abilities       abilities that let something happen
continuous      continuous texts
summon_texts    what summons change while they are in play
lasting         what lasting Events change
combos          what Combos add
zone_texts      what zones do
triggers        what cards in play do of themselves at a moment
attack_choices  what is decided as an attack is declared: shape, direction, targets
attack          to attack
movement        to move
own_player      what a card gives its own player
opponents       what a card does to others
ghosts          what a card lets ghosts do
bargains        choices that players make on the way
zones           what a card does to zones
event_cards     what Events do
objections      what Objection! cards do
redirection     Objection! cards that turn an attack on somebody else
summon_orders   what summons carry out
"""

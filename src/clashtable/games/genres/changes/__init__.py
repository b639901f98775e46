"""The only writers of a state: the smallest changes, one event each, and procedures made of them.

naming         how cards and squares are named in events
asks           when a question is asked at all
triggers       cards in play that act of themselves at their moments
pieces         pieces, health, marks, Equipment, summons
zones          zones laid, moved and taken away
hands          hands, armories, the discard pile
chance         coins and random cards or squares
course         rounds, turns, phases, actions
stack          items of the stack change, and leave it
outcome        how a match ends
event_cards    Events that wait are played
deaths         deaths, what they set off, and loot
drawing        cards drawn and discarded one at a time
zone_triggers  zones that do something to pieces
walking        pieces on their way
pushing        Push, Pull and Slam
attack         an attack that is carried out
"""

"""What is told and shown: events with their sentences, and the structs of a view.

base: what every event is
course: turns, phases and the end
field: what comes into play, moves and is changed
battle: attacks, damage and destruction
chain: Events, Actions and triggers
supplies: Supplies, hands and Junkyards
events: all of them
views: the structs of a view and a snapshot
names: names of cards by their ids
"""

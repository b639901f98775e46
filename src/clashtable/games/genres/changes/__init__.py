"""The only writers of a state: the smallest changes, one event each, and procedures made of them.

naming   how pieces and squares are named in events
asks     when a question is asked at all
pieces   pieces, health, marks, Equipment, summons and zones
hands    hands, armories, the discard pile
chance   coins, dice and whatever else chance decides
deaths   deaths, loot, the end of the match, Events that wait
walking  drawing, discarding, walking, and zones that do something
attack   an attack that is carried out: damage, marks, Push and Pull, Recoil
"""

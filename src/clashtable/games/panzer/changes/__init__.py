"""The only writers of a state, one event each.

supplies: Supplies, hands and Junkyards, and what is known of them
damage: damage, repair and destruction
entry: Units move, enter and are halted
field: what comes into play and leaves it
battle: attacks are declared, fail and hit
chain: Events, Actions and triggers
course: turns and phases
triggers: the pool of triggers
naming: values of the engine in the words of events
"""

"""The course of play. Read turns first, then stack and resolution.

turns          rounds, how a turn opens, the Curtain Call
setup          set-up
turn_steps     the start, draw and end step
action_step    the action step
summon_turns   the turns of summons
ghost_turns    the turns of ghosts
combos         which Combos fit, and which ways of a card are open
responses      what a response can be aimed at
declaration    what is decided as something is declared, a class a decision
stack          declaring, and Objection! windows
resolution     how items resolve
entering_play  how zones and summons come into play
questions      what the open question is called, and what each seat is told of it
describe       what an item on the stack is and does, in words
"""

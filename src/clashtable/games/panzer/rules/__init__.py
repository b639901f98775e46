"""The course of play; begin with turns.

turns: the phases of a turn
setup: the first hands
modifiers: Terrain Modifiers that waited are placed
main_phase: one action after another
unit_actions: what a Unit can do
requirements: what a use of a card needs
declaration: choosing in steps, unseen until the last
chain: Flash windows and the Chain
battle: attacks and Ranged Attacks
triggered: the state check, the pool of triggers, Overrun, Junkyard-Trigger
questions: what is asked, and what others see of it
describe: what is on the Chain, in words
"""

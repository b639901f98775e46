"""The eleven effects (C-8).

- ``possibility``: which effects can happen
- ``activation``: whether their player wants them, what each asks and does
- ``samurai``: effects that aim at somebody, and the Samurai's window
"""

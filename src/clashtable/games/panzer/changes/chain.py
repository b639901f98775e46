"""Events, Actions and triggers: what they use up and what is told of them (P-14)."""

from clashtable.games.panzer.changes import supplies
from clashtable.games.panzer.changes.naming import space_name, target_facts
from clashtable.games.panzer.geometry import GRID
from clashtable.games.panzer.model.cast import EVENT, JUNKYARD, OVERRUN, USE_KINDS, Cast
from clashtable.games.panzer.model.state import Item, PanzerState, Stacked
from clashtable.games.panzer.model.unit import USED_ACTION, Unit
from clashtable.games.panzer.vocabulary import LABELS
from clashtable.games.panzer.wire.chain import ActionUsed, Cancelled, EventFailed, EventPlayed, EventResolved, Triggered


def play_event(state: PanzerState, use: Cast, text: str) -> Cast:
    """Put an Event of the hand on its stack (P-7.1); *text* tells what it will do."""
    supplies.out_of_hand(state, use.seat, use.card)
    state.put_on_stack(use.space, Stacked(use.card, False))
    played = use.placed(state.number(), use.space, use.mode)
    if state.events is not None:
        state.events.append(
            EventPlayed(use.seat, played.serial, use.card.id, GRID.names[use.space], target_facts(use.targets), text)
        )
    return played


def fail_event(state: PanzerState, use: Cast) -> None:
    """Let an Event fail."""
    if state.events is not None:
        state.events.append(EventFailed(use.seat, use.serial, use.card.id))


def resolve_event(state: PanzerState, use: Cast) -> None:
    """Tell that an Event resolves."""
    if state.events is not None:
        state.events.append(EventResolved(use.seat, use.serial, use.card.id))


def use_action(state: PanzerState, unit: Unit, use: Cast) -> None:
    """Use up the Action of *unit* (P-12)."""
    unit.used |= USED_ACTION
    if state.events is not None:
        name = USE_KINDS[use.kind]
        state.events.append(ActionUsed(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], name))


def tell_trigger(state: PanzerState, use: Cast) -> None:
    """Tell that a trigger is carried out."""
    if state.events is not None:
        label = "Junkyard-Trigger" if use.kind == JUNKYARD else "Overrun"
        if use.kind not in (JUNKYARD, OVERRUN):
            label = LABELS[use.card.abilities[use.ability].moment()]
        state.events.append(Triggered(use.seat, use.card.id, label, space_name(use.space)))


def cancel_item(state: PanzerState, serial: int) -> None:
    """Take an item off the Chain with the window that lies on it; a cancelled Event leaves its stack."""
    pending = state.pending
    for at in range(len(pending)):
        step = pending[at]
        if isinstance(step, Item) and step.use.serial == serial:
            use = step.use
            # Above an item lies the window that asks about it, unless it is the last thing to be asked about.
            del pending[at : at + 2]
            if state.events is not None:
                state.events.append(Cancelled(use.seat, use.serial, USE_KINDS[use.kind], use.card.id))
            if use.kind == EVENT:
                state.put_on_stack(use.space, None)
                supplies.discard_event(state, use.seat, use.card)
            return

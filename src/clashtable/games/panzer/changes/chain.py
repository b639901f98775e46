"""What changes the Chain, and what is told of Events and triggers (P-14)."""

from clashtable.games.panzer.changes import supplies
from clashtable.games.panzer.model.cast import EVENT, USE_KINDS
from clashtable.games.panzer.model.state import Item, PanzerState
from clashtable.games.panzer.wire.chain import Cancelled


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
                state.stacked[use.space] = None
                supplies.discard_event(state, use.seat, use.card)
            return

"""Offers that wait for the consent of everybody: a draw, or taking a move back.

They are not kept: one that a restart forgets can be made again. A person's next move that everybody sees ends them
all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from clashtable.server.facts import Agreement, Offered


class Accord:
    """What has been offered at a table and not been answered by everybody."""

    def __init__(self) -> None:
        self.offers: tuple[Offered, ...] = ()

    def agree(self, what: Agreement, seat: int) -> Offered:
        """Let *seat* offer something, or agree to what was offered; return the offer as it stands."""
        found = self.of(what) or Offered(what, seat, ())
        offer = Offered(what, found.seat, (*(other for other in found.agreed if other != seat), seat))
        self.offers = (*(other for other in self.offers if other.what != what), offer)
        return offer

    def of(self, what: Agreement) -> Offered | None:
        """Return what has been offered of that kind; None when nothing has."""
        return next((offer for offer in self.offers if offer.what == what), None)

    def drop(self, what: Agreement) -> bool:
        """Forget an offer; tell whether there was one."""
        had = self.of(what) is not None
        self.offers = tuple(offer for offer in self.offers if offer.what != what)
        return had

    def clear(self) -> None:
        """Forget every offer."""
        self.offers = ()

    def take(self, offers: Sequence[Offered]) -> None:
        """Become what another worker says."""
        self.offers = tuple(offers)


def is_settled(offer: Offered, people: Collection[int]) -> bool:
    """Tell whether every one of *people*, by seat, has agreed."""
    return set(people) <= set(offer.agreed)

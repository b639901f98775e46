"""The plots of docs/performance.md: ``python -m bench.peers.plots RESULTS FOLDER``, in the bench's own environment."""

from __future__ import annotations

import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

Found = dict[str, Any]  # Any: JSON
INK: Final = "#24292f"
"""Of all words and lines; in a dark page it becomes light."""
LIGHT_INK: Final = "#d5dbe1"
PEER: Final = "#8793a0"
GAME_COLOURS: Final = {
    "coco": "#d9622b", "corgis": "#3f8fcf", "geekfight": "#4d9e4a", "panzer": "#b98a14", "genres": "#a866c4",
}  # fmt: skip
"""Dark enough for a light page and light enough for a dark one."""
MARKERS: Final = {"coco": "o", "corgis": "s", "geekfight": "^", "panzer": "D", "genres": "v"}
RATES: Final = (
    ("decisions_per_second", "decisions a second, rules alone"),
    ("steps_per_second", "environment steps a second"),
)
COSTS: Final = (
    ("decision_us", "one decision"), ("fork_us", "fork"), ("view_us", "view"), ("imagine_us", "imagine"),
)  # fmt: skip
STYLE: Final = (
    f"<style>:root {{ --ink: {INK}; }} "
    f"@media (prefers-color-scheme: dark) {{ :root {{ --ink: {LIGHT_INK}; }} }}</style>"
)


def prepared() -> Any:  # Any: it lives in the bench's own environment only
    """Return matplotlib's plotting, set to words that stay words and to our ink on no ground."""
    matplotlib: Any = importlib.import_module("matplotlib")
    matplotlib.use("svg")
    matplotlib.rcParams |= {
        "svg.fonttype": "none", "svg.hashsalt": "clashtable", "font.size": 9, "font.family": "sans-serif",
        "text.color": INK, "axes.edgecolor": INK, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK,
        "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "grid.alpha": 0.25, "grid.color": PEER,
        "axes.axisbelow": True, "legend.frameon": False, "xtick.minor.size": 0, "ytick.minor.size": 0,
    }  # fmt: skip
    return importlib.import_module("matplotlib.pyplot")


def speed(plotting: Any, found: Found) -> Any:
    """Return bars of decisions and of environment steps a second, ours beside the peers."""
    rows = sorted(found["rows"].items(), key=lambda row: fastest(row[1]))
    figure, panels = plotting.subplots(1, 2, sharey=True, figsize=(9, 0.3 * len(rows) + 1), layout="constrained")
    for panel, (name, title) in zip(panels, RATES, strict=True):
        values = [row.get(name) or 0 for _title, row in rows]
        colours = [GAME_COLOURS.get(row["game"], PEER) for _title, row in rows]
        bars = panel.barh([row_title for row_title, _row in rows], values, color=colours, height=0.7)
        panel.bar_label(bars, [f"{value:,.0f}" if value else "" for value in values], padding=3, fontsize=8)
        panel.set(xscale="log", xlim=(1_000, 40_000_000), title=title)
        panel.margins(y=0.01)
        panel.grid(axis="y", visible=False)
        panel.xaxis.set_major_formatter(in_thousands())
        panel.xaxis.minorticks_off()
    return figure


def in_thousands(unit: str = "") -> Any:
    """Return what writes 20000 as 20 k."""
    ticker: Any = importlib.import_module("matplotlib.ticker")
    return ticker.EngFormatter(unit)


def fastest(row: Found) -> float:
    """Return the rate by which a row is put in order."""
    return float(row.get("decisions_per_second") or row.get("steps_per_second") or 0)


def seats(plotting: Any, found: Found) -> Any:
    """Return lines of what an operation costs by the number of seats."""
    figure, panels = plotting.subplots(1, len(COSTS), sharex=True, figsize=(9, 2.8), layout="constrained")
    for panel, (cost, title) in zip(panels, COSTS, strict=True):
        for game, costs in found["seats"].items():
            points = points_of(costs, cost)
            panel.plot(*zip(*points, strict=True), color=GAME_COLOURS[game], marker=MARKERS[game], label=game)
        panel.set(title=f"{title}, µs", xlabel="seats", ylim=(0, None), xticks=range(2, 9))
    figure.legend(*panels[0].get_legend_handles_labels(), loc="outside lower center", ncols=len(found["seats"]))
    return figure


def memory(plotting: Any, found: Found) -> Any:
    """Return lines of what so many matches take."""
    figure, panel = plotting.subplots(figsize=(6.5, 3.4), layout="constrained")
    for game, sizes in found["memory"].items():
        label = f"{game}, {sizes['bytes_per_match'] / 1000:.1f} kB a match"
        points = zip(*points_of(sizes, "bytes"), strict=True)
        panel.plot(*points, color=GAME_COLOURS[game], marker=MARKERS[game], label=label)
    panel.set(xscale="log", yscale="log", xlabel="matches")
    for axis, unit in ((panel.xaxis, ""), (panel.yaxis, "B")):
        axis.set_major_formatter(in_thousands(unit))
        axis.minorticks_off()
    panel.legend()
    return figure


def points_of(figures: dict[str, float], name: str) -> list[tuple[int, float]]:
    """Return what stands under ``name@number``, by the numbers."""
    pairs = [(key.partition("@"), value) for key, value in figures.items()]
    return sorted((int(number), value) for (start, _at, number), value in pairs if start == name and number)


def write(figure: Any, file: Path) -> None:
    """Write *figure* as an SVG whose ink follows the page, where the reader of it can do that."""
    figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    drawn = file.read_text(encoding="utf-8")
    drawn = re.sub(rf"(fill|stroke): {INK}", rf"\1: {INK}; \1: var(--ink)", drawn)
    drawn = re.sub(r"'DejaVu Sans'[^;\"]*", "sans-serif", drawn)
    drawn = re.sub(r"(<svg [^>]*>)", rf"\1\n {STYLE}", drawn, count=1)
    file.write_text("\n".join(line.rstrip() for line in drawn.splitlines()) + "\n", encoding="utf-8")


def main() -> None:
    """Draw what is asked for on the command line."""
    found: Found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    folder = Path(sys.argv[2])
    folder.mkdir(exist_ok=True)
    plotting = prepared()
    for draw in (speed, seats, memory):
        write(draw(plotting, found), folder / f"{draw.__name__}.svg")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Draws the pictures of the examples anew, light and dark: make_pictures.py SINEW [NAME...]

SINEW is the built window; it needs a display (xvfb-run will do). NAME: only these examples. What is drawn, from where
and at which time stands in ../examples.json.
"""

import json
import pathlib
import subprocess
import sys

SIZE = "398x292"  # twice the size on the page


def draw(program, card, theme, out):
    command = [program, "--picture", out, "--size", SIZE, "--theme", theme]
    for key in ("view", "time", "activity", "step"):
        if key in card:
            command += ["--" + key, str(card[key])]
    if "time" in card:
        command += ["--workspace", "motion"]
    subprocess.run(command + [str(folder.parent / card["file"])], check=True)


if len(sys.argv) < 2:
    sys.exit(__doc__)
folder = pathlib.Path(__file__).resolve().parent
for shelf in json.loads((folder.parent / "examples.json").read_text())["shelves"]:
    for card in shelf["cards"]:
        name = pathlib.Path(card["file"]).name.split(".")[0]
        if len(sys.argv) > 2 and name not in sys.argv[2:]:
            continue
        for theme, ending in (("light", ""), ("dark", "_dark")):
            draw(sys.argv[1], card, theme, folder / f"{name}{ending}.png")
        print(name, flush=True)

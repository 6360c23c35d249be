#!/usr/bin/env python3
"""Draws the pictures of the help pages anew, light and dark: make_pictures.py SINEW

SINEW is the built window; it needs a display (xvfb-run will do) and ImageMagick's convert, which keeps the files small.
"""

import pathlib
import subprocess
import sys

VIEW = ["--size", "620x340"]  # as wide as a page
PICTURES = {
    "window": ["--snapshot", ["--size", "1240x760"], "models/hip_wrapped.sinew.json"],
    "figure": ["--picture", VIEW, "models/five_link_variable.sinew.json"],
    "motion": ["--picture", VIEW + ["--time", "0.46", "--workspace", "motion"], "scenarios/gait_rigid.sinew-scenario.json"],
    "fixation": ["--picture", VIEW, "fixations/neck_screws.sinew-fixation.json"],
}

if len(sys.argv) < 2:
    sys.exit(__doc__)
folder = pathlib.Path(__file__).resolve().parent
for name, (kind, options, file) in PICTURES.items():
    for theme, ending in (("light", ""), ("dark", "_dark")):
        out = folder / f"{name}{ending}.png"
        source = folder.parent.parent / file
        subprocess.run([sys.argv[1], kind, out, "--theme", theme, *options, source], check=True)
        subprocess.run(["convert", out, "+dither", "-colors", "128", "-strip", f"PNG8:{out}"], check=True)
        print(out.name, out.stat().st_size, flush=True)

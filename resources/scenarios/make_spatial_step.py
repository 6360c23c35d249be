#!/usr/bin/env python3
"""Writes spatial_step: one single support of the five-link figure in space, on the right foot, and its table of angles and
lengths.

The hip travels level, forwards over the standing foot and sideways towards it and away again: as an inverted pendulum
does, and from there it is moved until the centre of pressure, which follows from the motion of all point masses, goes from heel to
ball in a line under the foot. A change d of the hip changes that centre by d - h/g d'', which is solved with d = 0 at both
ends. Legs of variable length carry the hip. The swing foot goes from behind to ahead, a step width to the left; its leg
bends at the knee. The trunk is upright.

Usage: make_spatial_step.py; bring the scenario to normal form with `sinew-cli convert FILE FILE`.
"""
import json
import math
from pathlib import Path

HERE = Path(__file__).parent
FIGURE = json.loads((HERE.parent / "models" / "five_link_spatial.sinew.json").read_text())
G, HEIGHT = 9.81, 0.78  # m/s^2 of the figure; m, of the hip: knees stay bent, as straight ones would pass a singular position
PENDULUM = 1.0  # m, about the height of the whole's centre of mass
STEP, WIDTH, LASTS = 0.4, 0.1, 0.45  # m, m, s: assumed
CLEARANCE = 0.05  # m, by which the swing foot rises
HEEL, BALL = -0.04, 0.13  # m, of the standing foot's ankle: where the centre of pressure comes and goes
TAU, MARGIN, SAMPLES = 0.002, 15, 225  # s; samples before and after the step


def length(name):
    return next(c["value"] for c in FIGURE["coordinates"] if c["name"] == f"{name}_length")


def smooth(s):
    return s ** 3 * (10 - 15 * s + 6 * s * s)


def pendulum(t):
    """x forwards, z to the right of the standing foot, m."""
    w, half = math.sqrt(G / PENDULUM), LASTS / 2
    return [STEP / 2 * math.sinh(w * (t - half)) / math.sinh(w * half), -WIDTH / 2 * math.cosh(w * (t - half)) / math.cosh(w * half)]


def swing_foot(t):
    s = t / LASTS
    return STEP * (2 * smooth(s) - 1), CLEARANCE * 64 * (s * (1 - s)) ** 3, -WIDTH


def angles(vector):
    """phi and psi of a direction."""
    n = math.sqrt(sum(v * v for v in vector))
    return math.atan2(vector[1], vector[0]), math.asin(vector[2] / n)


def row(t, hip):
    h, foot = (hip[0], HEIGHT, hip[1]), swing_foot(t)
    support = [length("support_shank"), length("support_thigh")]
    scale = math.sqrt(sum(v * v for v in h)) / sum(support)
    phi, psi = angles(h)
    values = {}
    for name, own in zip(("support_shank", "support_thigh"), support):
        values.update({f"{name}_angle": phi, f"{name}_lean": psi, f"{name}_length": scale * own})
    # the swing leg: its knee ahead of the line from hip to foot, in the plane of that line and the way
    a, b = length("swing_thigh"), length("swing_shank")
    line = [f - p for f, p in zip(foot, h)]
    d = math.sqrt(sum(v * v for v in line))
    e = [v / d for v in line]
    ahead = [float(i == 0) - e[0] * v for i, v in enumerate(e)]
    n = math.sqrt(sum(v * v for v in ahead))
    along = (a * a - b * b + d * d) / (2 * d)
    out = math.sqrt(a * a - along * along)
    thigh = [along * v + out * w / n for v, w in zip(e, ahead)]
    shank = [v - w for v, w in zip(line, thigh)]
    for name, vector, own in (("swing_thigh", thigh, a), ("swing_shank", shank, b)):
        phi, psi = angles(vector)
        values.update({f"{name}_angle": phi, f"{name}_lean": psi, f"{name}_length": own})
    values.update({"trunk_angle": math.pi / 2, "trunk_lean": 0.0, "trunk_length": length("trunk")})
    return values


def masses(values):
    """Mass and place of every point mass."""
    tips, out = {"support": (0.0, 0.0, 0.0)}, []
    for link in FIGURE["segments"]:
        phi, psi, l = (values[f"{link['name']}_{what}"] for what in ("angle", "lean", "length"))
        e = (l * math.cos(psi) * math.cos(phi), l * math.cos(psi) * math.sin(phi), l * math.sin(psi))
        start = tips[link["parent"]]
        place = lambda share: tuple(a + share * b for a, b in zip(start, e))
        tips[link["name"]] = place(1)
        out += [(point["mass"], place(point.get("at", 1))) for point in link["points"]]
    return out


def pressures(rows):
    """Centre of pressure (x, z), m, at each sample but the first and the last."""
    places, out = [masses(values) for values in rows], []
    for before, now, after in zip(places, places[1:], places[2:]):
        force, moments = 0.0, [0.0, 0.0]
        for (m, p), (_, q), (_, r) in zip(before, now, after):
            a = [(u - 2 * v + w) / TAU ** 2 for u, v, w in zip(p, q, r)]
            force += m * (a[1] + G)
            for i, axis in enumerate((0, 2)):
                moments[i] += m * ((a[1] + G) * q[axis] - a[axis] * q[1])
        out.append([moment / force for moment in moments])
    return out


def moved(missing):
    """The change d of the hip, m, with d - h/g d'' = missing inside and 0 at both ends (a system of three diagonals)."""
    k = PENDULUM / G / TAU ** 2
    upper, right = [], []
    for m in missing:
        pivot = 1 + 2 * k + (k * upper[-1] if upper else 0)
        right.append((m + k * (right[-1] if right else 0)) / pivot)
        upper.append(-k / pivot)
    d, out = 0.0, []
    for u, r in zip(reversed(upper), reversed(right)):
        d = r - u * d
        out.append(d)
    return [0.0] + out[::-1] + [0.0]


def step():
    """Times, s, and the coordinates at them."""
    times = [TAU * (k - MARGIN) for k in range(SAMPLES + 2 * MARGIN + 1)]
    hips = [pendulum(t) for t in times]
    for _ in range(12):
        found = pressures([row(t, hip) for t, hip in zip(times, hips)])
        for i in (0, 1):
            wanted = [HEEL + (BALL - HEEL) * t / LASTS if i == 0 else 0.0 for t in times[1:-1]]
            for hip, d in zip(hips, moved([w - at[i] for w, at in zip(wanted, found)])):
                hip[i] += 0.7 * d  # for a sure way
    return times, [row(t, hip) for t, hip in zip(times, hips)]


def main():
    names = [f"{link['name']}_{what}" for link in FIGURE["segments"] for what in ("angle", "lean", "length")]
    lines = ["Angles (rad) and lengths (m) of spatial_step, by make_spatial_step.py; assumed", "version=1",
             f"nRows={SAMPLES + 2 * MARGIN + 1}", f"nColumns={len(names) + 1}", "inDegrees=no", "endheader", "\t".join(["time"] + names)]
    for t, values in zip(*step()):
        lines.append("\t".join([f"{t:.10g}"] + [f"{values[n]:.12g}" for n in names]))
    (HERE / "spatial_step.sto").write_text("\n".join(lines) + "\n")
    given = [{"coordinates": [n], "motion": {"table": "step", "column": n}} for n in names]
    document = {
        "format": "sinew-scenario", "version": 1, "name": "spatial_step", "title": "A step in space",
        "description": "Single support of the five-link figure in space. The hip travels level, forwards over the standing foot "
                       "and sideways towards it and away, so that the centre of pressure goes from heel to ball under the foot; legs of variable "
                       "length allow it. The other foot swings ahead, a step width to the left. All angles and lengths are given, moments and forces are sought. "
                       "Step, width and paths are assumed.",
        "model": "../models/five_link_spatial.sinew.json", "sources": FIGURE["sources"],
        "tables": [{"name": "step", "file": "spatial_step.sto", "note": "by make_spatial_step.py"}],
        "stages": [{"name": "right support",
                    "given": [{"coordinates": ["support_x", "support_y", "support_z"], "motion": "hold"}] + given}],
        "options": {"duration": LASTS, "output_step": 0.005},
        "trails": [{"body": "support_thigh.tip"}, {"body": "swing_shank.tip"}],
        "plots": ["support_shank_angle/effort", "support_shank_lean/effort", "support_y/effort", "support_z/effort"]}
    (HERE / "spatial_step.sinew-scenario.json").write_text(json.dumps(document, indent=2) + "\n")


main()

#!/usr/bin/env python3
"""Writes the figure driven by the moments of one step: with a device's mass and amplified moments, with moments as periodic
functions, with homogeneous rods for links. The step itself is step_recorded, the single support of an assumed walk, whose
angles are stated there.

Usage: `sinew-cli simulate step_recorded.sinew-scenario.json --out RECORDING.sto`, then make_controlled_step.py RECORDING.sto;
what it wrote is brought to normal form with `sinew-cli convert FILE FILE`.
"""
import json
import math
import sys
from pathlib import Path

HERE = Path(__file__).parent
CYCLE, SUPPORT = 1.1, 0.44  # s: of the walk, of its single support
DEVICE = 0.4  # of the mass of each link: 29 kg on a man of 73 kg; assumed
HARMONICS = 3  # of the periodic moments
FIGURE = json.loads((HERE.parent / "models" / "eleven_link.sinew.json").read_text())
LINKS = [link["name"] for link in FIGURE["segments"]]
ANGLES = [f"{link}_angle" for link in LINKS]
PLOTS = ["support_thigh_angle/value", "trunk_angle/value", "swing_thigh_angle/value", "support_y/effort"]
TRAILS = [{"body": "support_thigh.tip"}, {"body": "swing_foot.tip"}, {"body": "trunk.tip"}]


def save(kind, name, document):
    ending = "sinew-scenario.json" if kind == "scenario" else "sinew.json"
    document = {"format": f"sinew-{kind}", "version": 1, **document, "name": name}
    (HERE / f"{name}.{ending}").write_text(json.dumps(document, indent=2) + "\n")


def read(path):
    lines = Path(path).read_text().splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("time"))
    names = lines[head].split("\t")
    rows = [list(map(float, line.split("\t"))) for line in lines[head + 1:] if line]
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}


def write_moments(recorded):
    columns = [f"{a}/{what}" for what in ("effort", "value") for a in ANGLES]
    lines = ["Moments (N m, of the absolute angles) and angles (rad) of step_recorded, by make_controlled_step.py", "version=1",
             f"nRows={len(recorded['time'])}", f"nColumns={len(columns) + 1}", "inDegrees=no", "endheader",
             "\t".join(["time"] + columns)]
    for k, time in enumerate(recorded["time"]):
        lines.append("\t".join([f"{time:.10g}"] + [f"{recorded[c][k]:.9g}" for c in columns]))
    (HERE / "step_moments.sto").write_text("\n".join(lines) + "\n")


def solve(matrix, right):
    n = len(matrix)
    rows = [row[:] + [r] for row, r in zip(matrix, right)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(k + 1, n):
            f = rows[i][k] / rows[k][k]
            rows[i] = [a - f * b for a, b in zip(rows[i], rows[k])]
    x = [0.0] * n
    for k in reversed(range(n)):
        x[k] = (rows[k][n] - sum(rows[k][j] * x[j] for j in range(k + 1, n))) / rows[k][k]
    return x


def periodic(times, values):
    """The periodic function of the walk's cycle with the least squares over the step."""
    def terms(t):
        row = [1.0]
        for k in range(1, HARMONICS + 1):
            row += [math.cos(2 * math.pi * k * t / CYCLE), math.sin(2 * math.pi * k * t / CYCLE)]
        return row
    rows = [terms(t) for t in times]
    n = len(rows[0])
    x = solve([[sum(r[i] * r[j] for r in rows) for j in range(n)] for i in range(n)],
              [sum(r[i] * v for r, v in zip(rows, values)) for i in range(n)])
    return {"series": {"period": CYCLE, "mean": round(x[0], 7), "cosines": [round(v, 7) for v in x[1::2]],
                       "sines": [round(v, 7) for v in x[2::2]]}}


def driven(name, title, text, recorded, moment, step, factor=1.0, model="../models/eleven_link.sinew.json", lasts=SUPPORT,
           **more):
    """A scenario of the step with moments given; moment: of an angle."""
    start = [{"coordinate": a, "value": round(math.degrees(recorded[f"{a}/value"][0]), 10),
              "speed": round(math.degrees(recorded[f"{a}/speed"][0]), 10)} for a in ANGLES]
    efforts = [{"coordinates": [a], "effort": moment(a), **({"factor": factor} if factor != 1 else {})} for a in ANGLES]
    tables = {"tables": [{"name": "recorded", "file": "step_moments.sto", "note": "of step_recorded, by make_controlled_step.py"}]}
    if "table" not in moment(ANGLES[0]):
        tables = {}
    save("scenario", name, {
        "title": title, "description": text, "model": model, "sources": step["sources"], **more, "start": start, **tables,
        "stages": [{"name": "right support",
                    "given": [{"coordinates": ["support_x", "support_y"], "motion": "hold"}] + efforts}],
        "options": {"duration": lasts, "output_step": 0.002}, "trails": TRAILS, "plots": PLOTS})


def as_rods(model):
    """Each link a homogeneous rod of its mass: a sixth of it at either end and the rest at its middle have the rod's mass, its
    centre and its moment of inertia, so that in the plane they are the rod."""
    model = json.loads(json.dumps(model))
    for link in model["segments"]:
        mass = sum(point["mass"] for point in link["points"])
        sixth = round(mass / 6, 7)
        link["points"] = [{"at": 0, "mass": sixth}, {"at": 0.5, "mass": round(mass - 2 * sixth, 7)}, {"at": 1, "mass": sixth}]
        link["note"] = "a homogeneous rod, as three point masses that are the same in the plane"
    model["title"] = "Eleven-link figure of homogeneous rods"
    model["description"] = ("The eleven-link figure with each link a homogeneous rod of the same mass and length, where that of a "
                            "person has its mass nearer to one end. Lengths and masses as there.")
    return model


def main():
    step = json.loads((HERE / "step_recorded.sinew-scenario.json").read_text())
    recorded = read(sys.argv[1])
    write_moments(recorded)
    table = lambda a: {"table": "recorded", "column": f"{a}/effort"}
    changes = [{"body": f"{link['name']}.{i + 1}", "added_mass": round(DEVICE * point["mass"], 9)}
               for link in FIGURE["segments"] for i, point in enumerate(link["points"])]
    driven("amplified_moments", "Amplified moments with a device's mass",
           "A device adds 0.4 of its mass to each link, spread as its own: 29 kg on a man of 73 kg. The moments of 'A step, to record its "
           "moments' drive both, times 1.4: the figure moves as its wearer did without the device, and the ground bears 1.4 times as much. "
           "That is exact, as all terms of the equations are proportional to the masses. Change the factor, or put the device on the legs "
           "alone, to see the figure go astray: nothing holds it but moments over time.",
           recorded, table, step, 1 + DEVICE, changes=changes)
    driven("periodic_moments", "Periodic moments in place of recorded ones",
           f"The moments of 'A step, to record its moments' as periodic functions of the walk's cycle, a mean and {HARMONICS} harmonics by "
           "least squares over the step. The figure stays within 3 degrees of the recorded step for 0.3 s; longer, and its support foot tips, since "
           "whatever a moment misses grows tenfold in each 0.1 s. Which periodic functions Borisov 2018 compares with measured moments "
           "he does not print.",
           recorded, lambda a: periodic(recorded["time"], recorded[f"{a}/effort"]), step, lasts=0.36)
    save("model", "eleven_link_rods", as_rods(FIGURE))
    driven("homogeneous_rods", "Homogeneous rods under the recorded moments",
           "Each link a homogeneous rod of the same mass, driven by the moments of 'A step, to record its moments' from the same start: "
           "after 0.1 s it is 17 degrees off the recorded step, which one with a person's masses keeps (as in Fig. 9 of Borisov 2018, in "
           "kind: how his five links were driven he does not print).",
           recorded, table, step, model="eleven_link_rods.sinew.json", lasts=0.15)


main()

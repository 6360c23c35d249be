#!/usr/bin/env python3
"""Writes measured_walk.sto: one cycle of an adult's walk on a treadmill in the sagittal plane, as the angles (rad) and lengths
(m) of the eleven-link figure whose support leg is the right one, from shortly before the right foot lands.

Usage: make_measured_walk.py FOLDER, of the trial subject01_walk of OpenSim's gait10dof18musc (.trc, .osim, _grf.mot).

Each segment is laid onto its markers by the least squares of a plane motion, with the markers' places on the segment from
the subject's model. A joint is midway between where both of its segments have it, whose difference is mostly skin that moves
over the bones: the hip of pelvis and thigh (on the pelvis half the width of the hips along the line of the iliac spines), the
knee, the ankle. The toe rides with the foot; the arms go from markers to markers.
Each coordinate of a joint is then the Fourier series of least squares over the whole trial, some two cycles, with a drift
that is left out; seven harmonics reach 6 Hz. The period is the one with the least residual. Links go from joint to joint; the
trunk joins the middles of hips and shoulders. The ground's forces are means of both cycles.
"""
import math
import re
import sys
from pathlib import Path

HARMONICS, SAMPLES, MARGIN = 7, 200, 10  # in a cycle; samples before and after it
MARKERS = {"pelvis": ("R.ASIS", "L.ASIS", "V.Sacral"), "thigh": ("Thigh.Upper", "Thigh.Front", "Thigh.Rear"),
           "shank": ("Shank.Upper", "Shank.Front", "Shank.Rear"),
           "foot": ("Heel", "Midfoot.Sup", "Midfoot.Lat", "Toe.Lat", "Toe.Med", "Toe.Tip")}
SIDES = (("right", "R.", 1), ("left", "L.", -1))
LINKS = (("support_foot", "right_toe", "right_ankle"), ("support_shank", "right_ankle", "right_knee"),
         ("support_thigh", "right_knee", "right_hip"), ("swing_thigh", "left_hip", "left_knee"),
         ("swing_shank", "left_knee", "left_ankle"), ("swing_foot", "left_ankle", "left_toe"), ("trunk", "hips", "shoulders"),
         ("support_upper_arm", "right_shoulder", "right_elbow"), ("support_forearm", "right_elbow", "right_wrist"),
         ("swing_upper_arm", "left_shoulder", "left_elbow"), ("swing_forearm", "left_elbow", "left_wrist"))
STANDS = 20  # N: a foot that bears more is on the ground


def read_markers(path):
    """Times (s) and of each marker its places (x, y), m."""
    lines = path.read_text().splitlines()
    names = [n for n in lines[3].split("\t")[2:] if n]
    times, places = [], {n: [] for n in names}
    for line in lines[5:]:
        row = line.split()
        if len(row) < 2 + 3 * len(names):
            continue
        times.append(float(row[1]))
        for i, n in enumerate(names):
            places[n].append((float(row[2 + 3 * i]) / 1e3, float(row[3 + 3 * i]) / 1e3))
    return times, places


def read_model(path):
    """Of each marker its place on its segment, and places of the hip on the pelvis, of the ankle on shank and foot; m."""
    text = path.read_text()
    markers = {}
    for name, body in re.findall(r'<Marker name="([^"]+)">(.*?)</Marker>', text, re.S):
        markers[name] = tuple(map(float, re.search(r"<location>(.*?)</location>", body).group(1).split()))

    def offset(kind, name, which):
        joint = re.search(rf'<{kind} name="{name}">(.*?)</{kind}>', text, re.S).group(1)
        return tuple(map(float, re.findall(r"<translation>(.*?)</translation>", joint)[which].split()))

    heel = offset("WeldJoint", "subtalar_r", 0)
    return markers, {"hip": offset("PinJoint", "hip_r", 0), "ankle": offset("PinJoint", "ankle_r", 0),
                     "ankle on foot": tuple(-v for v in heel)}


def mean(points):
    return tuple(sum(c) / len(points) for c in zip(*points))


def laid(own, seen, point):
    """Where a point of a segment is, by the plane motion of least squares that brings its own markers onto those seen."""
    a, b = mean(own), mean(seen)
    dot = sum((p[0] - a[0]) * (q[0] - b[0]) + (p[1] - a[1]) * (q[1] - b[1]) for p, q in zip(own, seen))
    cross = sum((p[0] - a[0]) * (q[1] - b[1]) - (p[1] - a[1]) * (q[0] - b[0]) for p, q in zip(own, seen))
    angle = math.atan2(cross, dot)
    c, s, x, y = math.cos(angle), math.sin(angle), point[0] - a[0], point[1] - a[1]
    return b[0] + c * x - s * y, b[1] + s * x + c * y


def joints(places, model, offsets):
    """Of each joint its places (x, y), m, over the frames."""
    frames = range(len(next(iter(places.values()))))

    def ride(names, point):
        own = [model[n][:2] for n in names]
        return [laid(own, [places[n][i] for n in names], point) for i in frames]

    def midway(*both):
        return [mean(p) for p in zip(*both)]

    pelvis = ride(MARKERS["pelvis"], offsets["hip"][:2])
    share = offsets["hip"][2] / (model["R.ASIS"][2] - model["L.ASIS"][2])
    out = {}
    for side, letter, sign in SIDES:
        of = lambda part: [letter + n for n in MARKERS[part]]
        knee = mean([model[letter + "Knee.Lat"][:2], model[letter + "Knee.Med"][:2]])
        hip = [tuple(p + sign * share * (r - l) for p, r, l in zip(pelvis[i], places["R.ASIS"][i], places["L.ASIS"][i]))
               for i in frames]
        out[f"{side}_hip"] = midway(hip, ride(of("thigh"), (0, 0)))
        # the shank's origin is where the thigh has the knee when it is straight
        out[f"{side}_knee"] = midway(ride(of("thigh"), knee), ride(of("shank"), (0, 0)))
        out[f"{side}_ankle"] = midway(ride(of("shank"), offsets["ankle"][:2]), ride(of("foot"), offsets["ankle on foot"][:2]))
        out[f"{side}_toe"] = ride(of("foot"), model[letter + "Toe.Tip"][:2])
        out[f"{side}_shoulder"] = places[letter + "Acromium"]
        out[f"{side}_elbow"] = places[letter + "Elbow"]
        out[f"{side}_wrist"] = [mean(p) for p in zip(places[letter + "Wrist.Med"], places[letter + "Wrist.Lat"])]
    return out


def solve(matrix, right):
    """Of a symmetric positive definite system with several right sides."""
    n, a = len(matrix), [row[:] + list(r) for row, r in zip(matrix, right)]
    for k in range(n):
        for i in range(k + 1, n):
            f = a[i][k] / a[k][k]
            a[i] = [u - f * v for u, v in zip(a[i], a[k])]
    x = [None] * n
    for k in range(n - 1, -1, -1):
        x[k] = [(a[k][n + j] - sum(a[k][i] * x[i][j] for i in range(k + 1, n))) / a[k][k] for j in range(len(right[0]))]
    return x


def terms(time, period, middle):
    row = [1.0, time - middle]
    for k in range(1, HARMONICS + 1):
        w = 2 * math.pi * k / period * time
        row += [math.cos(w), math.sin(w)]
    return row


def fitted(times, columns, period):
    """Coefficients (terms x columns) and the root of the mean square of the residuals, m."""
    middle = sum(times) / len(times)
    rows = [terms(t, period, middle) for t in times]
    n = len(rows[0])
    normal = [[sum(r[i] * r[j] for r in rows) for j in range(n)] for i in range(n)]
    right = [[sum(r[i] * c[k] for k, r in enumerate(rows)) for c in columns] for i in range(n)]
    x = solve(normal, right)
    squares = sum((sum(r[i] * x[i][j] for i in range(n)) - c[k]) ** 2 for j, c in enumerate(columns)
                  for k, r in enumerate(rows))
    return x, math.sqrt(squares / len(rows) / len(columns))


def forces(path, period):
    """Forward and upward force on the right and the left foot at the samples of a cycle, means of all cycles, N."""
    lines = path.read_text().splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("time"))
    rows = [list(map(float, line.split())) for line in lines[head + 1:]]
    out = []
    for k in range(SAMPLES + 1):
        phase, found = k * period / SAMPLES % period, []
        while phase <= rows[-1][0]:
            i = min(range(len(rows)), key=lambda n: abs(rows[n][0] - phase))
            found.append((rows[i][1], rows[i][2], rows[i][7], rows[i][8]))
            phase += period
        out.append(mean(found))
    return out


def main():
    folder = Path(sys.argv[1])
    times, places = read_markers(folder / "subject01_walk.trc")
    found = joints(places, *read_model(folder / "subject01.osim"))
    names = sorted(found)
    columns = [[p[axis] for p in found[n]] for n in names for axis in (0, 1)]
    trial = min((1.1 + 0.001 * i for i in range(250)), key=lambda p: fitted(times, columns[::5], p)[1])
    x, residual = fitted(times, columns, trial)
    print(f"period {trial:.3f} s, residual {1e3 * residual:.1f} mm")
    ground = forces(folder / "subject01_walk_grf.mot", trial)
    landing = next(k for k in range(SAMPLES) if ground[k - 1][1] <= STANDS < ground[k][1])

    def values(t):
        row = terms(t, trial, t)
        at = [sum(row[i] * x[i][j] for i in range(len(row))) for j in range(len(columns))]
        place = {n: (at[2 * j], at[2 * j + 1]) for j, n in enumerate(names)}
        place.update({f"{n}s": mean([place[f"right_{n}"], place[f"left_{n}"]]) for n in ("hip", "shoulder")})
        links = [(place[b][0] - place[a][0], place[b][1] - place[a][1]) for _, a, b in LINKS]
        return [math.atan2(v, u) for u, v in links] + [math.hypot(u, v) for u, v in links]

    lines = ["Measured walk of an adult (72.6 kg): links in the sagittal plane, rad and m; ground forces, N",
             "From the trial subject01_walk of gait10dof18musc, OpenSim (Ajay Seth and others; CC BY 3.0); by "
             f"make_measured_walk.py; time 0 is {(landing - MARGIN) * trial / SAMPLES:.4f} s of the trial", "version=1", f"nRows={SAMPLES + 2 * MARGIN + 1}", f"nColumns={2 * len(LINKS) + 5}",
             "inDegrees=no", "endheader",
             "\t".join(["time"] + [f"{n}_{q}" for q in ("angle", "length") for n, _, _ in LINKS]
                       + [f"{side}_f{a}" for side in ("support", "swing") for a in "xy"])]
    last = [0.0] * len(LINKS)
    for k in range(SAMPLES + 2 * MARGIN + 1):
        now = values((landing - MARGIN + k) * trial / SAMPLES)
        # without jumps by whole turns
        now[:len(LINKS)] = last = [a + 2 * math.pi * round((b - a) / (2 * math.pi)) for a, b in zip(now, last)]
        force = ground[(landing - MARGIN + k) % SAMPLES]
        lines.append("\t".join([f"{k * trial / SAMPLES:.8g}"] + [f"{v:.8f}" for v in now] + [f"{f:.1f}" for f in force]))
    (Path(__file__).parent / "measured_walk.sto").write_text("\n".join(lines) + "\n")


main()

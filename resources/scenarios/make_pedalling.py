#!/usr/bin/env python3
"""Writes pedalling.sinew-scenario.json, the motion of ../models/cyclist.sinew.json.

Usage: make_pedalling.py DATA_FOLDER SINEW_CLI OUT.json; then bring it to normal form with
    sinew-cli convert OUT.json pedalling.sinew-scenario.json
Hips and knees get the moments that move the legs under the pedals' forces of the activity 'turn' (muscles by the complete
system), with the legs' inertia: by virtual work, as a Fourier series.
"""
import json
import math
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "models"))
import make_cyclist as cyclist  # noqa: E402

HARMONICS = 20
PERIOD = 60 / cyclist.RATE
MODEL = HERE.parent / "models" / "cyclist.sinew.json"


class Leg:
    """The right leg by its angles (degrees) alone."""

    def __init__(self, data):
        self.writer = cyclist.Writer(data)
        self.legs, self.bicycle = self.writer.legs, self.writer.bicycle
        rows, self.weight = self.writer.segments, self.legs.mass * cyclist.G
        self.masses = [rows[k]["Mass"] for k in ("Thigh", "Shank", "Foot")]
        bodies = [self.writer.limb("", "Thigh", self.writer.thigh, ""),
                  self.writer.limb("", "Shank", self.legs.shank_length, ""), self.writer.foot("")]
        self.radii = [body["gyration_radii"][2] for body in bodies]
        self.centres = [body["centre_of_mass"][:2] for body in bodies]

    def places(self, hip, knee, ankle):
        """Centres of mass of thigh, shank and foot, and the pedal, from the hip, m."""
        thigh = hip - cyclist.LEAN
        shank, foot = thigh - knee, thigh - knee + ankle
        add = lambda a, b: (a[0] + b[0], a[1] + b[1])
        at_knee = cyclist.turned(thigh, (self.legs.knee_x(knee), self.legs.knee_y(knee)))
        at_ankle = add(at_knee, cyclist.turned(shank, (0, -self.legs.shank_length)))
        return [cyclist.turned(thigh, self.centres[0]), add(at_knee, cyclist.turned(shank, self.centres[1])),
                add(at_ankle, cyclist.turned(foot, self.centres[2])), add(at_ankle, cyclist.turned(foot, self.legs.ball))]

    def turns(self, hip, knee, ankle):
        """Angles of thigh, shank and foot to the ground, rad."""
        return [math.radians(a) for a in (hip - cyclist.LEAN, hip - cyclist.LEAN - knee, hip - cyclist.LEAN - knee + ankle)]

    def moments(self, crank, pedal):
        """Of hip and knee (N m), that move the leg as the crank turns, under the pedal's force on the foot."""
        step, tick = 1e-4, 0.1  # degrees, of joints and crank
        angles = self.bicycle.leg(crank)
        per_square = (360 / PERIOD / tick) ** 2
        runs = [self.bicycle.leg(crank + d) for d in (-tick, 0, tick)]
        second = lambda a, b, c: (a - 2 * b + c) * per_square
        moved, turned = [self.places(*q) for q in runs], [self.turns(*q) for q in runs]
        out = []
        for k in range(2):
            more, less = ([a + (d if i == k else 0) for i, a in enumerate(angles)] for d in (step, -step))
            per = 2 * math.radians(step)
            rates = [[(a - b) / per for a, b in zip(p, q)] for p, q in zip(self.places(*more), self.places(*less))]
            spins = [(a - b) / per for a, b in zip(self.turns(*more), self.turns(*less))]
            moment = -sum(p * r for p, r in zip(pedal, rates[3]))
            for i, share in enumerate(self.masses):
                mass = share * self.legs.mass
                ax, ay = (second(*(m[i][c] for m in moved)) for c in range(2))
                moment += mass * (ax * rates[i][0] + (ay + cyclist.G) * rates[i][1])
                moment += mass * self.radii[i] ** 2 * second(*(t[i] for t in turned)) * spins[i]
            out.append(moment)
        return out

    def closed(self, crank, ankle):
        """Flexion of hip and knee that keep the ball on the pedal with that ankle, by Newton's method."""
        x, y = cyclist.turned(-crank, (0, cyclist.CRANK))
        target = (self.bicycle.axis[0] + x, self.bicycle.axis[1] + y)
        hip, knee, _ = self.bicycle.leg(crank)
        for _ in range(30):
            off = lambda h, k: [a - b for a, b in zip(self.places(h, k, ankle)[3], target)]
            f, a, b = off(hip, knee), off(hip + 1e-4, knee), off(hip, knee + 1e-4)
            j = [[(a[i] - f[i]) / 1e-4, (b[i] - f[i]) / 1e-4] for i in range(2)]
            d = j[0][0] * j[1][1] - j[0][1] * j[1][0]
            hip -= (f[0] * j[1][1] - f[1] * j[0][1]) / d
            knee -= (f[1] * j[0][0] - f[0] * j[1][0]) / d
        return hip, knee


class Series:
    def __init__(self, samples, digits):
        n = len(samples)
        wave = lambda f, k: round(2 / n * sum(v * f(2 * math.pi * k * i / n) for i, v in enumerate(samples)), digits)
        self.mean = round(sum(samples) / n, digits)
        self.cosines = [wave(math.cos, k) for k in range(1, HARMONICS + 1)]
        self.sines = [wave(math.sin, k) for k in range(1, HARMONICS + 1)]

    def __call__(self, crank):
        return self.mean + sum(c * math.cos(math.radians(k * crank)) + s * math.sin(math.radians(k * crank))
                               for k, (c, s) in enumerate(zip(self.cosines, self.sines), 1))

    def value(self, is_left):
        """As a value of the file; the left leg is half a turn ahead."""
        flip = lambda v: [(-1) ** k * a if is_left else a for k, a in enumerate(v, 1)]
        return {"series": {"period": PERIOD, "mean": self.mean, "cosines": flip(self.cosines), "sines": flip(self.sines)}}


def pedal_force(cli, posture, crank):
    """On the right foot, N, in the ground's frame; what the constraint bears is in the crank's."""
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run([cli, "solve", MODEL, "--activity", "turn", "--step", str(posture), "--json", file.name],
                       check=True, stdout=subprocess.DEVNULL)
        rows = {row["row"]: row["multiplier"] for row in json.load(open(file.name))["constraints"]}
    return cyclist.turned(-crank, (rows["pedal_r: x"], rows["pedal_r: y"]))


def main(data, cli, out):
    leg, n = Leg(data), cyclist.POSTURES
    cranks = [360.0 * i / n for i in range(n)]
    angles = [leg.bicycle.leg(c) for c in cranks]
    moments = [leg.moments(c, pedal_force(cli, i + 1, c)) for i, c in enumerate(cranks)]
    ankle = Series([a[2] for a in angles], 7)
    hip, knee = (Series([m[k] for m in moments], 4) for k in range(2))

    given = [{"coordinates": ["crank"], "motion": {"curve": "even rate"}}]
    start = []
    for side, is_left in (("r", False), ("l", True)):
        given.append({"coordinates": [f"ankle_dorsiflexion_{side}"], "motion": ankle.value(is_left)})
        for name, series in (("hip", hip), ("knee", knee)):
            given.append({"coordinates": [f"{name}_flexion_{side}"], "effort": series.value(is_left)})
        first = 180.0 if is_left else 0.0
        at = lambda d: leg.closed(first + d, ankle(first + d))
        for k, name in enumerate(("hip", "knee")):
            rate = lambda h: (at(h)[k] - at(-h)[k]) / (2 * h)
            speed = (rate(2.0) - 20 * rate(1.0) + 64 * rate(0.5)) / 45  # Richardson's, of the sixth order
            start.append({"coordinate": f"{name}_flexion_{side}", "value": at(0.0)[k], "speed": speed * 360 / PERIOD})
    names = [link["name"] for link in json.load(open(MODEL))["links"]]
    json.dump({
        "format": "sinew-scenario", "version": 1, "name": "pedalling", "title": "Pedalling",
        "description": (
            f"Two turns of the crank at an even {cyclist.RATE:.0f} turns a minute and {cyclist.POWER:.0f} W. The pedals' forces are those "
            f"of the 18 muscles by the complete system (activity 'turn' of the model); hips and knees give the moments that they "
            f"and the inertia of the legs ask for, the ankles keep the feet's inclination. The crank's moment and the ankles' "
            f"follow. The muscles are let out, since the joints' moments are given. Not validated."),
        "model": "../models/cyclist.sinew.json",
        "sources": [s for s in cyclist.SOURCES if s["name"] in ("Kolesnikov 2004", "Ericson 1986")],
        "changes": [{"link": name, "shortening": -0.5} for name in names],
        "start": start,
        "curves": [{"name": "even rate", "coordinate": "crank",
                    "points": [{"time": 0, "value": 0, "slope": 360 / PERIOD},
                               {"time": 2 * PERIOD, "value": 720, "slope": 360 / PERIOD}]}],
        "stages": [{"name": "turns", "given": given}],
        "options": {"duration": 2 * PERIOD, "output_step": PERIOD / n, "relative_tolerance": 1e-9,
                    "absolute_tolerance": 1e-12},
        "trails": [{"body": "foot_r"}],
        "plots": ["crank/effort", "hip_flexion_r/effort", "knee_flexion_r/effort", "ankle_dorsiflexion_r/effort"],
    }, open(out, "w"), indent=1)


if __name__ == "__main__":
    main(*sys.argv[1:])

#!/usr/bin/env python3
"""Writes lifting.sinew-scenario.json and its model human17_lifting.sinew.json: the human of seventeen bodies lifts a load.

Usage: make_lifting.py; then bring both to normal form with `sinew-cli convert FILE FILE`.

Knees, ankles, spine and arms go from a squat to standing as stated. The hips follow: at every instant so that the centre of
mass of body and load stands over the middle of the feet. How deep the squat is follows from the load, which stands on the ground.
"""
import json
import math
from pathlib import Path

HERE = Path(__file__).parent
G = 9.80665
LOAD = 7.5  # kg in each hand
GRIP, CENTRE, BOTTOM = -0.09, -0.12, -0.2  # m: grip along the hand; centre and bottom of the load below the grip
FOOT = {"stiffness": 5e5, "damping": 2e4, "friction": {"coefficient": 0.7, "stiffness": 5e5, "damping": 2e4}}
GROUND_OF_LOAD = {"stiffness": 3e4, "damping": 300}  # N/m, N s/m
RADIUS, HEEL, TOE = 0.03, -0.04, 0.16  # m: the feet's places are those of the falling human
OVER = (HEEL + TOE) / 2  # m ahead of the ankle
REST, LIFT, TOTAL = 0.5, 1.5, 2.5  # s
# Degrees in squat and standing (the knee in squat is sought); of the upper arm its inclination, of the spine each joint's bend.
ANKLE, SPINE, UPPER_ARM, ELBOW, STANDING_KNEE = (18, 4), (-14, 0), (6, -4), (4, 85), 6
TURNS = {"hip": 1, "knee": -1, "ankle": 1, "spine": 1, "shoulder": 1, "elbow": 1, "load": 1}  # about z, by the joint's name
POINTS = 13  # of the curves that follow from the balance


def turned(degrees, point):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return c * point[0] - s * point[1], s * point[0] + c * point[1]


def lifter():
    """The human with feet that touch the ground and a load hung from each hand."""
    model = json.loads((HERE / "human17_contacts.sinew.json").read_text())
    model |= {"name": "human17_lifting", "title": "Human of 17 bodies with a load", "contacts": []}
    model["description"] = model["description"].split("Small balls")[0] + (
        f"For the joints to be given as curves, each ball is three hinges about z, x and y. A load of {LOAD} kg hangs from a grip in "
        f"each hand. Heels and toes stand on the ground; stiffness, damping and friction there are assumed, as are the loads' size.")
    for joint in model["joints"]:
        if joint.get("kind") == "ball":
            joint.pop("kind")
            x, y, z = joint.pop("coordinates")
            joint["axes"] = [{"rotation": d, "coordinate": c} for d, c in (([0, 0, 1], z), ([1, 0, 0], x), ([0, 1, 0], y))]
    for side in ("left", "right"):
        name = f"{side}_load"
        model["bodies"].append({
            "name": name, "mass": LOAD, "centre_of_mass": [0, CENTRE, 0], "gyration_radii": [0.08, 0.08, 0.08],
            "landmarks": [{"name": "grip"}, {"name": "bottom", "position": [0, BOTTOM, 0]}], "note": "assumed"})
        model["coordinates"].append({"name": name, "range": [-180, 180], "damper": {"linear": 0.3}, "note": "damper assumed"})
        model["joints"].append({"name": name, "parent": f"{side}_hand", "child": name, "in_parent": {"position": [0, GRIP, 0]},
                                "axes": [{"rotation": [0, 0, 1], "coordinate": name}]})
        model["contacts"] += [{"name": f"{side} {word}", "body": f"{side}_foot", "point": [x, 0, 0], "radius": RADIUS, **FOOT}
                              for word, x in (("heel", HEEL), ("toe", TOE))]
        model["contacts"].append({"name": f"{side} load on ground", "body": name, "point": [0, BOTTOM, 0], **GROUND_OF_LOAD})
    return model


class Figure:
    """Both sides alike, in the plane, by joint angles (degrees)."""

    def __init__(self, model):
        self.joints, self.weight = model["joints"], model["body_weight"]
        self.bodies = {body["name"]: body for body in model["bodies"]}
        self.knee = None

    def mass(self, name):
        mass = self.bodies[name].get("mass", 0)
        return mass["value"] * self.weight / G if isinstance(mass, dict) else mass

    def placed(self, angles):
        """Body: (x, y, angle), with the ankle at the origin and the foot flat."""
        places = {"pelvis": (0.0, 0.0, 0.0)}
        for joint in self.joints[1:]:
            x, y, turn = places[joint["parent"]]
            dx, dy = turned(turn, joint.get("in_parent", {}).get("position", [0, 0, 0])[:2])
            word = joint["name"].rsplit("_", 1)[-1]
            places[joint["child"]] = (x + dx, y + dy, turn + TURNS.get(word, 0) * angles.get(word, 0.0))
        fx, fy, flat = places["right_foot"]
        return {name: (*turned(-flat, (x - fx, y - fy)), turn - flat) for name, (x, y, turn) in places.items()}

    def centre(self, places, without=""):
        """Ahead of the ankle, m."""
        names = [name for name in places if not (without and name.endswith(without))]
        moment = sum(self.mass(n) * (places[n][0] + turned(places[n][2], self.bodies[n].get("centre_of_mass", [0, 0]))[0])
                     for n in names)
        return moment / sum(self.mass(n) for n in names)

    def posture(self, share):
        """Angles and places at a share of the lift; the hip by bisection, as bending it moves the centre forwards."""
        at = lambda pair: pair[0] + (pair[1] - pair[0]) * share
        low, high = -20.0, 130.0
        for _ in range(60):
            angles = {"hip": (low + high) / 2, "knee": at((self.knee, STANDING_KNEE)), "ankle": at(ANKLE), "spine": at(SPINE),
                      "elbow": at(ELBOW)}
            lean = angles["hip"] - angles["knee"] + angles["ankle"]  # of the pelvis, forwards
            angles["shoulder"] = at(UPPER_ARM) + lean - 2 * angles["spine"]
            angles["load"] = -at(UPPER_ARM) - angles["elbow"]  # hangs upright
            places = self.placed(angles)
            if self.centre(places) < OVER:
                low = angles["hip"]
            else:
                high = angles["hip"]
        return angles, places

    def stood(self, places):
        """x, y and turn of the pelvis on feet that have sunk under the body's weight while the ground bears the load."""
        toe = (self.centre(places, "load") - HEEL) / (TOE - HEEL) * self.weight / 2 / FOOT["stiffness"]
        heel = self.weight / 2 / FOOT["stiffness"] - toe
        tilt = -(toe - heel) / (TOE - HEEL)
        height = RADIUS - heel - HEEL * tilt
        on_ground = lambda x, y, turn: (*(a + b for a, b in zip(turned(math.degrees(tilt), (x, y)), (0, height))),
                                        turn + math.degrees(tilt))
        return {name: on_ground(*place) for name, place in places.items()}

    def squat(self):
        """The knee at which the ground just bears the load: bending it lowers the hands."""
        sunk = -LOAD * G / GROUND_OF_LOAD["stiffness"]
        low, high = 30.0, 130.0
        for _ in range(50):
            self.knee = (low + high) / 2
            x, y, turn = self.stood(self.posture(0.0)[1])["right_load"]
            if y + turned(turn, (0, BOTTOM))[1] > sunk:
                low = self.knee
            else:
                high = self.knee


def smooth(time):
    """From 0 to 1 with the least jerk."""
    s = min(max((time - REST) / LIFT, 0.0), 1.0)
    return s ** 3 * (10 - 15 * s + 6 * s * s)


def curves(figure):
    """Between squat and standing; those that follow from the balance through points with their slopes and curvatures."""
    ends = [figure.posture(share)[0] for share in (0.0, 1.0)]
    value = lambda word, time: figure.posture(smooth(time))[0][word]
    out = []
    for word, coordinates in (("hip", "{}_hip_rz"), ("knee", "{}_knee"), ("ankle", "{}_ankle_rz"), ("spine", "{}_spine_rz"),
                              ("shoulder", "{}_shoulder_rz"), ("elbow", "{}_elbow")):
        names = [coordinates.format(side) for side in (("lower", "upper") if word == "spine" else ("left", "right"))]
        points = [{"time": time, "value": round(end[word], 9), "slope": 0, "curvature": 0}
                  for time, end in zip((REST, REST + LIFT), ends)]
        for i in range(1, POINTS - 1) if word in ("hip", "shoulder") else ():
            time, h = REST + LIFT * i / (POINTS - 1), 1e-3
            before, now, after = (value(word, time + d) for d in (-h, 0, h))
            points.insert(-1, {"time": time, "value": round(now, 9), "slope": round((after - before) / (2 * h), 6),
                               "curvature": round((after - 2 * now + before) / (h * h), 3)})
        out.append(({"name": word, "coordinate": names[0], "points": points}, names))
    return out


def scenario(figure):
    given = curves(figure)
    angles, places = figure.posture(0.0)
    x, y, turn = figure.stood(places)["pelvis"]
    start = [{"coordinate": f"pelvis_{k}", "value": v} for k, v in (("rz", turn), ("x", x), ("y", y))]
    start += [{"coordinate": f"{side}_load", "value": angles["load"]} for side in ("left", "right")]
    free = [f"pelvis_{k}" for k in ("rx", "ry", "rz", "x", "y", "z")] + ["left_load", "right_load"]
    return {
        "format": "sinew-scenario", "version": 1, "name": "lifting", "title": "Lifting a load",
        "description": (
            f"A man of 17 bodies lifts {2 * LOAD:.0f} kg, half in each hand, from the ground to his waist within {LIFT} s, a use that Huston "
            f"and Liu name for such models. His joints follow curves, from a squat with knees bent by {angles['knee']:.0f} degrees to "
            f"standing; the hips such that the centre of mass of body and load stands over the middle of the feet while at rest. "
            f"Nothing holds the pelvis: feet stand on the ground by what presses and rubs there, and the loads swing from their grips. "
            f"The moments of the joints follow. All curves are assumed. Not validated: no measured lift stands beside it."),
        "model": "human17_lifting.sinew.json",
        "sources": [
            {"name": "Huston 1990", "text": "R. L. Huston, Liu Chengqun, Dynamic analysis of biosystems: development, trends and "
             "research topics (in Chinese), Mechanics and Practice 12 (1990), no. 6: equations (31) and (36), which they name for lifting weights."},
            {"name": "de Leva 1996", "text": "P. de Leva, Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters, J. Biomech. "
             "29, 1996, 1223-1230."}],
        "start": start, "curves": [curve for curve, _ in given],
        "stages": [{"name": "lift", "given": [{"coordinates": names, "motion": {"curve": curve["name"]}} for curve, names in given]
                    + [{"coordinates": free, "effort": 0}, {"coordinates": ["*"], "motion": "hold"}]}],
        "options": {"method": "implicit", "duration": TOTAL, "output_step": 0.01, "relative_tolerance": 1e-7, "absolute_tolerance": 1e-9},
        "trails": [{"body": "right_load", "point": [0, CENTRE, 0]}],
        "plots": ["lower_spine/mz", "right_hip/mz", "right_knee/mz", "right_ankle/mz", "right_load/fy"]}


if __name__ == "__main__":
    made = lifter()
    human = Figure(made)
    human.squat()
    (HERE / "human17_lifting.sinew.json").write_text(json.dumps(made, indent=2))
    (HERE / "lifting.sinew-scenario.json").write_text(json.dumps(scenario(human), indent=2))

#!/usr/bin/env python3
"""Writes the shipped scenarios and the small models that only they use, so that every number can be traced.

Usage: make_scenarios.py; then bring what it wrote to normal form with `sinew-cli convert FILE FILE`.
"""
import copy
import json
import math
from pathlib import Path

import walking_figure as feet
from walking_figure import CYCLE

HERE = Path(__file__).parent
MODELS = HERE.parent / "models"
G = 9.81  # m/s^2: as in the oblique impact that Kolesnikov publishes; none of these models has a body weight

KOLESNIKOV = {"name": "Kolesnikov 2004", "text": "G. N. Kolesnikov, Discrete models of mechanical and biomechanical "
              "systems with unilateral constraints (thesis), 2004, chapter 3."}
IVANOV = {"name": "Ivanov 1997", "text": "A. P. Ivanov, Dynamics of systems with mechanical collisions (in Russian), "
          "Moscow, 1997."}
KHASIN = {"name": "Khasin 1999", "text": "L. A. Khasin, A. V. Khokhlov, Mathematical modelling of human movements: the "
          "scheme with joint moments (in Russian), Malakhovka, 1999, pp. 226-231."}
BORISOV = {"name": "Borisov 2018", "text": "A. V. Borisov, Dynamics of mechanical rod systems with links of variable "
           "length with respect to endo- and exoskeletons (thesis, in Russian), 2018."}
DELEVA = {"name": "de Leva 1996", "text": "P. de Leva, Adjustments to Zatsiorsky-Seluyanov's segment inertia "
          "parameters, J. Biomech. 29, 1996, 1223-1230."}
HUSTON = {"name": "Huston 1990", "text": "R. L. Huston, Liu Chengqun, Dynamic analysis of biosystems: development, trends and "
          "research topics (in Chinese), Mechanics and Practice 12 (1990), no. 6."}


def save(kind, name, document):
    document = {"format": f"sinew-{kind}", "version": 1, "name": name, **document}
    ending = "sinew-scenario.json" if kind == "scenario" else "sinew.json"
    (HERE / f"{name}.{ending}").write_text(json.dumps(document, indent=2) + "\n")


def load(name):
    return json.loads((MODELS / f"{name}.sinew.json").read_text())


def effort(names, value):
    return {"coordinates": names, "effort": value}


def motion(names, value, **more):
    return {"coordinates": names, "motion": value, **more}


def follow(names, value, proportional, derivative, **more):
    return {"coordinates": names, "follow": value,
            "tracking": {"proportional": proportional, "derivative": derivative}, **more}


def slider(name, axis, parent, child, place=(0, 0, 0)):
    return {"name": name, "parent": parent, "child": child, "in_parent": {"position": list(place)},
            "axes": [{"translation": axis, "coordinate": name}]}


# --- impacts ---------------------------------------------------------------------------------------------------------

def two_masses(name, wall, intervals):
    bodies = [{"name": body, "mass": 1, "landmarks": [{"name": "centre"}]} for body in ("first", "second")]
    save("model", name, {
        "title": f"Two masses before a wall, {intervals}",
        "description": "Two equal masses on a line, joined by a spring of 1 N/m; another spring, which only pushes, is "
                       f"between the first mass and the wall: {wall} N/m. All quantities are conventional.",
        "space": "plane", "sources": [KOLESNIKOV, IVANOV], "bodies": bodies,
        "coordinates": [{"name": f"{n}_place", "kind": "translation", "note": "towards the wall, from first touch"}
                        for n in ("first", "second")],
        "joints": [slider("first_place", [1, 0, 0], "ground", "first"),
                   slider("second_place", [1, 0, 0], "ground", "second", (-6, 0, 0))],
        "links": [{"name": "spring 1", "sense": "both", "stiffness": 1, "source": "Kolesnikov 2004",
                   "path": [{"body": "second"}, {"body": "first"}]},
                  {"name": "spring 2", "sense": "compression", "stiffness": wall, "source": "Kolesnikov 2004",
                   "path": [{"body": "first"}, {"body": "ground", "position": [6, 0, 0]}]}]})
    save("scenario", name, {
        "title": f"Impact of two masses, {intervals}",
        "description": "Two masses joined by a spring hit a wall at 1 m/s; a second spring, which only pushes, is "
                       "between the first mass and the wall. " +
                       ("With a wall spring twice as stiff as the other it is engaged once."
                        if wall == 2 else "With a wall spring eight times as stiff as the other the first mass "
                        "bounces off, is pushed back by the second and touches the wall again."),
        "model": f"{name}.sinew.json", "sources": [KOLESNIKOV, IVANOV],
        "start": [{"coordinate": "first_place", "speed": 1}, {"coordinate": "second_place", "speed": 1}],
        "stages": [{"name": "impact", "given": [effort(["*"], 0)]}],
        "options": {"duration": 8, "output_step": 0.02, "step": 0.005},
        "plots": ["first_place/value", "second_place/value", "spring 1/force", "spring 2/force"]})


def rough_plane(name, damping, title, text):
    save("model", name, {
        "title": "Body on a rough plane",
        "description": "A heavy deformable particle of 10 kg that meets a rough horizontal plane. The stiffness grows "
                       "with the contact area: 1e4 N/m at first, twice that at a depth of 0.5 m (the exponent of this "
                       "growth cannot be read in the paper; linear here).",
        "space": "plane", "gravity": [0, -G, 0], "sources": [KOLESNIKOV, IVANOV],
        "bodies": [{"name": "carriage", "shape": "none"},
                   {"name": "particle", "mass": 10, "landmarks": [{"name": "centre"}], "source": "Kolesnikov 2004"}],
        "coordinates": [{"name": "along", "kind": "translation"}, {"name": "height", "kind": "translation"}],
        "joints": [slider("along", [1, 0, 0], "ground", "carriage"),
                   slider("height", [0, 1, 0], "carriage", "particle")],
        "contacts": [{"name": "plane", "body": "particle", "stiffness": 1e4, "damping": damping, "depth": 0.5,
                      "friction": {"coefficient": 0.5, "stiffness": 1e4, "damping": damping},
                      "source": "Kolesnikov 2004"}]})
    save("scenario", name, {
        "title": title, "description": text, "model": f"{name}.sinew.json",
        "sources": [KOLESNIKOV, IVANOV],
        "start": [{"coordinate": "along", "speed": 5}, {"coordinate": "height", "speed": -2.5}],
        "stages": [{"name": "flight and contact", "given": [effort(["*"], 0)]}],
        "options": {"duration": 3, "output_step": 0.01, "step": 0.01},
        "trails": [{"body": "particle"}],
        "plots": ["height/value", "along/speed", "plane/normal", "plane/friction"]})


# --- jump and bar ----------------------------------------------------------------------------------------------------

def curve(name, coordinate, points, note=""):
    listed = [{"time": t, "value": v} for t, v in points]
    return {"name": name, "coordinate": coordinate, "points": listed, **({"note": note} if note else {})}


def jump():
    model = load("five_link")
    model.pop("format"), model.pop("version"), model.pop("name")
    model["title"] = "Five-link jumper"
    model["description"] = ("The five-link figure of Borisov 2018 with joint angles instead of absolute ones, so that "
                            "efforts are joint moments. Both legs move alike; the support leg's foot touches the ground.")
    for segment in model["segments"]:
        segment.pop("angle_reference", None)
    start = {"support_shank_angle": 65, "support_thigh_angle": 63, "trunk_angle": -68, "swing_thigh_angle": 180,
             "swing_shank_angle": -63}
    for coordinate in model["coordinates"]:
        if coordinate["name"] in start:
            coordinate.update(value=start[coordinate["name"]], range=[-360, 360],
                              note="from the link before; start assumed")
            coordinate.pop("source", None)
    save("model", "jumper", model)
    knee = [(0, 63), (0.22, 6), (0.4, 6), (0.5, 15)]
    trunk = [(0, -68), (0.22, -8), (0.4, -8), (0.5, -15)]
    late = [{"skew": 0.9}]
    joints = ["support_thigh_angle", "swing_shank_angle", "trunk_angle"]
    save("scenario", "jump", {
        "title": "Jump of the five-link figure",
        "description": "Push-off, flight and landing. On the ground the foot stands and bears no moment; knees and hips "
                       "stretch as given by phase curves, and how the shank turns is sought (order 2). The ground's force "
                       "reaches zero: take-off. In flight the foot's two forces and its moment are zero (order 6). "
                       "The foot meets the ground: an impact, and drives that follow a crouch. All curves are assumed.",
        "model": "jumper.sinew.json", "sources": [KHASIN, BORISOV],
        "curves": [{**curve("knee", "support_thigh_angle", knee), "shapes": late},
                   {**curve("other knee", "swing_shank_angle", [(t, -v) for t, v in knee]), "shapes": late},
                   {**curve("hip", "trunk_angle", trunk), "shapes": late},
                   curve("ankle lands", "support_shank_angle", [(0, 84), (0.35, 68)]),
                   curve("knee lands", "support_thigh_angle", [(0, 8), (0.35, 60)]),
                   curve("other knee lands", "swing_shank_angle", [(0, -8), (0.35, -60)]),
                   curve("hip lands", "trunk_angle", [(0, -9), (0.35, -70)])],
        "stages": [
            {"name": "push-off",
             "given": [motion(["support_x", "support_y"], 0), effort(["support_shank_angle"], 0),
                       motion(["support_thigh_angle"], {"curve": "knee"}),
                       motion(["swing_shank_angle"], {"curve": "other knee"}),
                       motion(["trunk_angle"], {"curve": "hip"}), motion(["swing_thigh_angle"], "hold")],
             "ends": [{"when": "support_y.effort < 0"}]},
            {"name": "flight", "like": "push-off",
             "given": [effort(["support_x", "support_y", "support_shank_angle"], 0)],
             "ends": [{"when": "support.y < 0"}]},
            {"name": "landing",
             "given": [motion(["support_x", "support_y"], "hold"),
                       follow(["support_shank_angle"], {"curve": "ankle lands"}, 1500, 150, clock="stage"),
                       follow(["support_thigh_angle"], {"curve": "knee lands"}, 1500, 100, clock="stage"),
                       follow(["swing_shank_angle"], {"curve": "other knee lands"}, 300, 20, clock="stage"),
                       follow(["trunk_angle"], {"curve": "hip lands"}, 1500, 100, clock="stage"),
                       motion(["swing_thigh_angle"], "hold")]}],
        "options": {"duration": 1.4, "output_step": 0.005},
        "trails": [{"body": "trunk.tip"}, {"body": "support"}],
        "plots": ["support_y/effort", "support_thigh_angle/effort", "trunk_angle/effort", "com/y"]})
    return joints


def bar():
    def body(name, mass, length, centre, radius):
        return {"name": name, "mass": mass, "centre_of_mass": [0, -centre * length, 0],
                "gyration_radii": [radius * length, 0, radius * length],
                "landmarks": [{"name": "near"}, {"name": "end", "position": [0, -length, 0]}],
                "source": "de Leva 1996"}

    arms, trunk, legs = 0.6, 0.5155, 0.8625
    save("model", "gymnast", {
        "title": "Gymnast on a bar",
        "description": "Three links in a plane: both arms, trunk with head, both legs, of a man of 73 kg. The legs' and "
                       "arms' centres and radii are assumed; the trunk carries the head.",
        "space": "plane", "gravity": [0, -G, 0], "sources": [DELEVA],
        "bodies": [{"name": "grip", "shape": "none", "note": "the hands; massless"},
                   body("arms", 7.21, arms, 0.45, 0.3), body("trunk", 36.79, trunk, 0.35, 0.4),
                   body("legs", 29.0, legs, 0.42, 0.3)],
        "coordinates": [{"name": "grip_x", "kind": "translation", "mode": "locked"},
                        {"name": "grip_y", "kind": "translation", "mode": "locked", "note": "from the bar, 2.6 m high"},
                        {"name": "swing", "note": "of the arms from hanging, counter-clockwise"},
                        {"name": "shoulder", "range": [-60, 60]}, {"name": "hip", "range": [-60, 120]}],
        "joints": [{"name": "bar", "parent": "ground", "child": "grip", "in_parent": {"position": [0, 2.6, 0]},
                    "axes": [{"translation": [1, 0, 0], "coordinate": "grip_x"},
                             {"translation": [0, 1, 0], "coordinate": "grip_y"}]},
                   {"name": "hands", "parent": "grip", "child": "arms",
                    "axes": [{"rotation": [0, 0, 1], "coordinate": "swing"}]},
                   {"name": "shoulder", "parent": "arms", "child": "trunk", "in_parent": {"position": [0, -arms, 0]},
                    "axes": [{"rotation": [0, 0, 1], "coordinate": "shoulder"}]},
                   {"name": "hip", "parent": "trunk", "child": "legs", "in_parent": {"position": [0, -trunk, 0]},
                    "axes": [{"rotation": [0, 0, 1], "coordinate": "hip"}]}]})
    save("scenario", "bar_dismount", {
        "title": "Dismount from a bar",
        "description": "A gymnast swings down from the horizontal, arches and kicks, lets go when the arms have passed "
                       "50 degrees beyond hanging, tucks, turns over once and opens until the feet reach the floor. On the bar the hands stand and bear no "
                       "moment (order 2); in flight their forces are zero (order 6). The curves are assumed.",
        "model": "gymnast.sinew.json", "sources": [KHASIN, DELEVA],
        "start": [{"coordinate": "swing", "value": -90}],
        "curves": [curve("shoulder", "shoulder", [(0, 0), (0.55, -12), (0.95, 15), (1.25, 0)]),
                   curve("hip", "hip", [(0, 0), (0.55, -15), (0.95, 35), (1.17, 115), (1.4, 115), (1.75, 15)])],
        "stages": [
            {"name": "on the bar",
             "given": [motion(["grip_x", "grip_y"], 0), effort(["swing"], 0),
                       motion(["shoulder"], {"curve": "shoulder"}), motion(["hip"], {"curve": "hip"})],
             "ends": [{"when": "swing > 50 * pi / 180"}]},
            {"name": "flight", "like": "on the bar", "given": [effort(["grip_x", "grip_y", "swing"], 0)],
             "ends": [{"when": "legs.end.y < 0", "next": "end"}]}],
        "options": {"duration": 3, "output_step": 0.01},
        "trails": [{"body": "legs", "point": [0, -legs, 0]}, {"body": "arms"}],
        "plots": ["bar/fx", "bar/fy", "hip/effort", "com/y"]})


# --- gait ------------------------------------------------------------------------------------------------------------

SHANK, THIGH = 0.4403, 0.4222


def series(pattern, more=0.0):
    digits = 7
    return {"series": {"period": CYCLE, "mean": round(pattern.mean + more, digits),
                       "cosines": [round(c, digits) for c in pattern.cosines],
                       "sines": [round(s, digits) for s in pattern.sines]}}


def stands_on_its_feet(model, is_variable, posture):
    """The eleven-link figure with joint angles instead of absolute ones, and balls under heels and feet. posture: values of
    coordinates as the file has them."""
    model = {key: value for key, value in load(model).items() if key not in ("format", "version", "name")}
    model["title"] = "Walking figure" + (", legs of variable length" if is_variable else "")
    model["description"] = (
        f"The eleven-link figure {'of variable length ' if is_variable else ''}with joint angles instead of absolute ones, so that efforts are joint moments, "
        "and with its feet on the ground: each has a ball at its heel and one under the ball of the foot, which only push and rub. "
        "Their places, stiffness, damping and friction are assumed.")
    for segment in model["segments"]:
        segment.pop("angle_reference", None)
    for coordinate in model["coordinates"]:
        if coordinate["name"].endswith("_angle"):
            coordinate.pop("source", None)
            coordinate.update(range=[-360, 360], note="from the link before")
        if coordinate["name"] in posture:
            coordinate["value"] = round(posture[coordinate["name"]], 9)
    flat = math.radians(feet.FLAT)
    model["contacts"] = []
    for side, foot, toe in (("right", "support_foot", 0.0), ("left", "swing_foot", feet.FOOT)):
        for part, behind in (("heel", feet.HEEL), ("ball", feet.BALL)):
            # along the link from toe to ankle, and across it
            x, y = -behind * math.cos(flat), behind * math.sin(flat)
            point = [x, y, 0] if foot == "support_foot" else [toe - x, -y, 0]
            model["contacts"].append({
                "name": f"{side} {part}", "body": foot, "point": [round(v, 9) for v in point], "radius": feet.RADIUS,
                "stiffness": feet.STIFFNESS, "damping": feet.DAMPING, "note": "assumed",
                "friction": {"coefficient": feet.FRICTION, "stiffness": feet.STIFFNESS, "damping": feet.DAMPING}})
    return model


def gait(name, is_variable):
    model = "walking_figure_variable" if is_variable else "walking_figure"
    walker = feet.Walker(load("eleven_link"), *((0.5, 0.0, 0.845) if is_variable else (1.0, 0.024, 0.862)))
    given = [motion([f"{link}_angle"], series(angle)) for link, angle in walker.joint_angles().items()]
    if is_variable:
        for part, lengths in (("shank", walker.shank_length), ("thigh", walker.thigh_length)):
            given += [motion([f"support_{part}_length"], series(lengths)),
                      motion([f"swing_{part}_length"], series(lengths), delay=CYCLE / 2)]
        given.append(motion(["*"], "hold"))
    free = ["support_x", "support_y", "support_foot_angle"]
    state = [*walker.toe(0.0), walker.foot.state(0.0)]
    # The model stands as the walk begins.
    posture = {name: value for name, (value, _, _) in zip(free, state)}
    posture |= {f"{link}_angle": angle.state(0.0)[0] for link, angle in walker.joint_angles().items()}
    if is_variable:
        for part, lengths in (("shank", walker.shank_length), ("thigh", walker.thigh_length)):
            posture |= {f"support_{part}_length": lengths.state(0.0)[0], f"swing_{part}_length": lengths.state(-0.5)[0]}
    save("model", model, stands_on_its_feet("eleven_link_variable" if is_variable else "eleven_link", is_variable, posture))
    walks = [effort(free, 0)] + given

    def stage(title, when, **more):
        return {"name": title, **({"given": walks} if title == "right support" else {"like": "right support"}),
                "ends": [{"when": when, **more}]}

    kind = "legs of variable length" if is_variable else "rigid legs"
    save("scenario", name, {
        "title": f"Exoskeleton gait, {kind}",
        "description": "Two cycles of walking of the eleven-link figure at 1.18 m/s. " +
                       ("The hip travels level: the lengths of shanks and thighs take what rigid legs answer by rising and falling, "
                        "and half of the bend of the knees. " if is_variable else "With rigid legs the hip rises and falls by 4.8 cm. ") +
                       "Given are the angles between links over time" + (", and the lengths" if is_variable else "") +
                       ". Nothing holds the figure and nothing says what the ground does: where it stands, how it leans, what heel and ball of "
                       "each foot bear and how both feet share the force in double support follow from contacts that only push and rub. "
                       "A stage ends when a heel lands or a foot lets go. The angles come from a plan of feet and hip in which the hip speeds up and slows down "
                       "as an inverted pendulum does, so that the centre of pressure goes from heel to ball of each foot and on to the "
                       "other heel; each foot stands flat until the other lands. The walk finds its own rhythm: a small push dies out within some steps. 'support' "
                       "is the right leg. Step, cycle, plan and contacts are assumed.",
        "model": f"{model}.sinew.json", "sources": [BORISOV, DELEVA],
        "start": [{"coordinate": n, "value": round(value, 9), "speed": round(rate, 9)} for n, (value, rate, _) in zip(free, state)],
        "stages": [stage("right support", "'left heel'.gap < 0"),
                   stage("double support, left ahead", "'right ball'.gap > 0"),
                   stage("left support", "'right heel'.gap < 0"),
                   stage("double support, right ahead", "'left ball'.gap > 0", next="right support")],
        "options": {"duration": 2 * CYCLE, "output_step": 0.01, "relative_tolerance": 1e-6},
        "trails": [{"body": "support_foot"}, {"body": "swing_foot.tip"}, {"body": "trunk"}],
        "plots": ["right heel/normal", "right ball/normal", "left heel/normal", "left ball/normal", "support_thigh/mz", "support_shank/mz"]})


# --- swing of a leg --------------------------------------------------------------------------------------------------

def leg_bodies(prefix=""):
    return [{"name": f"{prefix}thigh", "mass": 10.34, "centre_of_mass": [0, -0.1729, 0],
             "gyration_radii": [0.1389, 0.0629, 0.1389],
             "landmarks": [{"name": "hip"}, {"name": "knee", "position": [0, -THIGH, 0]}], "source": "de Leva 1996"},
            {"name": f"{prefix}shank", "mass": 4.16, "centre_of_mass": [0, -0.2, 0],
             "gyration_radii": [0.13, 0.045, 0.13],
             "landmarks": [{"name": "knee"}, {"name": "ankle", "position": [0, -SHANK, 0]}],
             "source": "de Leva 1996", "note": "shank and foot; centre and radii assumed"}]


def leg_joints(prefix="", place=(0, 1, 0)):
    return [{"name": f"{prefix}hip", "parent": "ground", "child": f"{prefix}thigh", "in_parent": {"position": list(place)},
             "axes": [{"rotation": [0, 0, 1], "coordinate": f"{prefix}hip"}]},
            {"name": f"{prefix}knee", "parent": f"{prefix}thigh", "child": f"{prefix}shank",
             "in_parent": {"position": [0, -THIGH, 0]},
             "axes": [{"rotation": [0, 0, -1], "coordinate": f"{prefix}knee"}]}]


def leg_swing():
    save("model", "swinging_leg", {
        "title": "Swinging leg", "description": "Thigh and shank with foot of a man of 73 kg, hung at the hip.",
        "space": "plane", "gravity": [0, -G, 0], "sources": [DELEVA], "bodies": leg_bodies(),
        "coordinates": [{"name": "hip", "range": [-40, 60], "note": "flexion"},
                        {"name": "knee", "range": [-10, 120], "note": "flexion"}],
        "joints": leg_joints()})
    hip = curve("hip", "hip", [(0, -10), (0.45, 30), (0.6, 26), (1.1, -10)])
    knee = curve("knee", "knee", [(0, 35), (0.15, 60), (0.5, 3), (0.75, 15), (1.1, 35)])
    hip["periodic"] = knee["periodic"] = True
    common = {"model": "swinging_leg.sinew.json", "sources": [BORISOV, DELEVA]}
    save("scenario", "leg_swing", {
        "title": "Swing of a leg, to record its moments",
        "description": "Hip and knee follow phase curves; their moments are sought. The curves are assumed.",
        **common, "curves": [hip, knee],
        "stages": [{"name": "swing", "given": [motion(["hip"], {"curve": "hip"}), motion(["knee"], {"curve": "knee"})]}],
        "options": {"duration": 2.2, "output_step": 0.005},
        "plots": ["hip/value", "knee/value", "hip/effort", "knee/effort"]})


# --- human, snake, coupled legs --------------------------------------------------------------------------------------

def human():
    model = load("human17")
    for key in ("format", "version", "name"):
        model.pop(key)
    faller = copy.deepcopy(model)
    faller["title"] = "Human of 17 bodies with contacts"
    faller["description"] += " Small balls at pelvis, head, elbows, hands, knees and feet touch the ground; their stiffness, damping and friction are assumed."
    places = [("pelvis", [0, 0.03, 0], 0.11), ("thorax", [0, 0.12, 0], 0.12), ("head", [0, 0.11, 0], 0.1)]
    for side in ("left", "right"):
        places += [(f"{side}_forearm", [0, 0, 0], 0.04), (f"{side}_hand", [0, -0.1, 0], 0.03),
                   (f"{side}_shank", [0, 0, 0], 0.05), (f"{side}_foot", [0.16, 0, 0], 0.03),
                   (f"{side}_foot", [-0.04, 0, 0], 0.03)]
    contacts = []
    for body, point, radius in places:
        name = body + (" heel" if point[0] < 0 else " toe" if body.endswith("foot") else "")
        contacts.append({"name": f"{name} on ground", "body": body, "point": point, "radius": radius,
                         "stiffness": 15000, "damping": 300,
                         "friction": {"coefficient": 0.7, "stiffness": 15000, "damping": 300}})
    faller["contacts"] = contacts
    save("model", "human17_contacts", faller)
    save("scenario", "human_fall", {
        "title": "Fall of a human",
        "description": "A man of 17 bodies stands without holding himself and is pushed forwards: only the passive springs, dampers "
                       "and stops of his joints act. Balls at his limbs meet the ground. Stiffness and friction are assumed."
                       " Not validated: no measured fall stands beside it.",
        "model": "human17_contacts.sinew.json", "sources": [HUSTON, DELEVA],
        "start": [{"coordinate": "pelvis_x", "speed": 0.8}, {"coordinate": "pelvis_y", "value": 0.892},
                  {"coordinate": "left_hip_rz", "value": 12}, {"coordinate": "left_knee", "value": 8},
                  {"coordinate": "right_hip_rz", "value": 4}, {"coordinate": "right_knee", "value": 8}],
        "stages": [{"name": "fall", "given": [effort(["*"], 0)]}],
        "options": {"method": "linearly_implicit", "duration": 1.5, "output_step": 0.01,
                    "relative_tolerance": 1e-5, "absolute_tolerance": 1e-7},
        "trails": [{"body": "head", "point": [0, 0.2, 0]}],
        "plots": ["pelvis on ground/normal", "head on ground/normal", "com/y", "energy/kinetic"]})
    rider = copy.deepcopy(model)
    rider["title"] = "Human of 17 bodies with a belt"
    rider["description"] += " A shoulder belt, which only pulls, runs from a seat that moves with the pelvis to the chest; its stiffness, damping and slack are assumed."
    rider["bodies"].append({"name": "seat", "shape": "seat", "note": "moves with the pelvis; massless"})
    rider["joints"].append({"name": "seat", "kind": "weld", "parent": "pelvis", "child": "seat"})
    rider["links"] = [{"name": "shoulder belt", "stiffness": 30000, "damping": 400, "shortening": -0.01, "shape": "belt",
                       "path": [{"body": "seat", "position": [-0.15, 0.5, 0]},
                                {"body": "thorax", "position": [0.1, 0.1, 0]}]}]
    save("model", "human17_belted", rider)
    seat = {"name": "seat", "coordinate": "pelvis_x",
            "points": [{"time": 0, "value": 0, "slope": 13.9, "curvature": 0},
                       {"time": 0.11, "value": 0.72, "slope": 0, "curvature": 0}]}
    save("scenario", "crash_ride", {
        "title": "Crash-pulse ride",
        "description": "The seat and the pelvis strapped to it come to rest from 13.9 m/s (50 km/h) within 0.11 s and 0.72 m. The belt goes "
                       "taut and holds the chest; head and limbs fly on against the passive stops of their joints. Pulse and belt are assumed."
                       " Not validated: no measured ride stands beside it.",
        "model": "human17_belted.sinew.json", "sources": [HUSTON, DELEVA],
        "start": [{"coordinate": f"{side}_hip_rz", "value": 85} for side in ("left", "right")]
                 + [{"coordinate": f"{side}_knee", "value": 80} for side in ("left", "right")],
        "curves": [seat],
        "stages": [{"name": "ride", "given": [
            motion(["pelvis_x"], {"curve": "seat"}),
            motion(["pelvis_y", "pelvis_z", "pelvis_rx", "pelvis_ry", "pelvis_rz"], "hold"), effort(["*"], 0)]}],
        "options": {"method": "linearly_implicit", "duration": 0.25, "output_step": 0.001,
                    "relative_tolerance": 1e-5, "absolute_tolerance": 1e-7},
        "trails": [{"body": "head", "point": [0, 0.2, 0]}],
        "plots": ["pelvis_x/acceleration", "shoulder belt/force", "neck/fx", "head/fx"]})


def snake():
    weight = 0.4 * G
    drag = {
        "transverse": (f"-0.1 * {weight:.4f} * tanh(B.ux / 0.01)", f"-{weight:.4f} * tanh(B.uy / 0.01)"),
        "longitudinal": (f"-{weight:.4f} * (0.5 - 0.3 * tanh(B.ux / 0.01)) * tanh(B.ux / 0.01)",
                         f"-0.6 * {weight:.4f} * tanh(B.uy / 0.01)")}
    lengths = [f"link_{i}_length" for i in range(1, 13)]
    angles = [f"link_{i}_angle" for i in range(2, 13)]

    def wave(mean, amplitude, i):
        lag = 2 * math.pi * i / 6
        return {"series": {"period": 1, "mean": mean, "cosines": [round(amplitude * math.sin(lag), 9)],
                           "sines": [round(amplitude * math.cos(lag), 9)]}}

    transverse = [motion([a], wave(0, 35, i)) for i, a in enumerate(angles)] + [motion(lengths, "hold")]
    longitudinal = [motion([n], wave(0.1, 0.02, i)) for i, n in enumerate(lengths)] + [motion(angles, 0)]
    texts = {"transverse": "Waves of the angles between links run from head to tail; the ground resists motion across a link ten "
                           "times as much as along it, so the snake crawls.",
             "longitudinal": "Waves of the links' lengths run along a straight snake, as in an earthworm; the ground resists backward "
                             "motion four times as much as forward motion, as scales do."}
    for kind, given in (("transverse", transverse), ("longitudinal", longitudinal)):
        forces = [{"name": f"drag of link {i}", "body": f"link_{i}", "frame": "body",
                   "force": [drag[kind][0].replace("B", f"link_{i}"), drag[kind][1].replace("B", f"link_{i}"), "0"]}
                  for i in range(1, 13)]
        save("scenario", f"snake_{kind}", {
            "title": f"Snake, {kind} waves",
            "description": texts[kind] + " Where it goes is sought (order 6). Weight and friction are assumed.",
            "model": "../models/snake.sinew.json", "sources": [BORISOV], "forces": forces,
            "stages": [{"name": "crawling",
                        "given": given + [effort(["tail_x", "tail_y", "link_1_angle"], 0)]}],
            "options": {"duration": 5, "output_step": 0.02, "relative_tolerance": 1e-6, "absolute_tolerance": 1e-8},
            "trails": [{"body": "link_12.tip"}, {"body": "link_1"}],
            "plots": ["com/x", "com/y", "com/vx"]})


def coupled():
    coordinates = [{"name": f"{side} {joint}".replace(" ", "_"), "range": [-90, 120] if joint == "hip" else [-30, 120],
                    **({"damper": {"linear": 0.05}} if joint == "knee" else {})}
                   for side in ("left", "right") for joint in ("hip", "knee")]
    save("model", "coupled_legs", {
        "title": "Two coupled legs",
        "description": "Two swinging chains of thigh and shank, coupled by a spring with damper between the shanks.",
        "space": "plane", "gravity": [0, -G, 0], "sources": [BORISOV, DELEVA],
        "bodies": leg_bodies("left_") + leg_bodies("right_"), "coordinates": coordinates,
        "joints": leg_joints("left_", (0, 1, 0)) + leg_joints("right_", (0.35, 1, 0)),
        "links": [{"name": "coupling", "sense": "both", "stiffness": 60, "damping": 15, "note": "assumed",
                   "path": [{"body": "left_shank", "position": [0, -0.2, 0]},
                            {"body": "right_shank", "position": [0, -0.2, 0]}]}]})
    save("scenario", "coupled_legs", {
        "title": "Two coupled legs synchronise",
        "description": "Two legs are let go from different angles. The spring and damper between them take up what they do differently, "
                       "and they go on swinging as one. Coupling and start are assumed.",
        "model": "coupled_legs.sinew.json", "sources": [BORISOV],
        "start": [{"coordinate": "left_hip", "value": 25}, {"coordinate": "right_hip", "value": -15}],
        "stages": [{"name": "swing", "given": [effort(["*"], 0)]}],
        "options": {"duration": 12, "output_step": 0.02},
        "plots": ["left_hip/value", "right_hip/value", "coupling/force"]})


two_masses("two_masses", 2, "one contact")
two_masses("two_masses_stiff_wall", 8, "two contacts")
rough_plane("oblique_impact", 100, "Oblique impact on a rough plane",
            "A particle of 10 kg falls at 2.5 m/s and slides at 5 m/s onto a rough plane, friction 0.5. It rebounds several times, "
            "stops sliding and comes to rest pressed in by its weight. The peak is 8.16 weights. With a stiffness that grows with the "
            "power 0 to 3 of the depth it is 7.55 to 9.43: no exponent gives the about 6 that Kolesnikov 2004 prints; a speed of 1.8 m/s "
            "down would.")
rough_plane("oblique_landing", 700, "Landing on a rough plane without rebound",
            "The same impact with dampers chosen so that the particle stays on the plane at once.")
jump()
bar()
gait("gait_rigid", False)
gait("gait_variable_length", True)
leg_swing()
human()
snake()
coupled()

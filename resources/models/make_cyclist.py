#!/usr/bin/env python3
"""Writes cyclist.sinew.json from the reference data, so that every number can be traced.

Usage: make_cyclist.py DATA_FOLDER OUT.json; then bring it to normal form with
    sinew-cli convert OUT.json cyclist.sinew.json
DATA_FOLDER holds opensim/ and segments/ of the reference data. ../scenarios/make_pedalling.py makes its motion.
"""
import csv
import json
import math
import xml.etree.ElementTree as ET

G = 9.80665
CRANK = 0.17  # m: assumed, a usual length
SEAT_TUBE = 73.0  # degrees to the horizontal: assumed; the hip centre lies on its line
LOWEST_KNEE = 30.0  # degrees of flexion at the bottom of the turn, by which the saddle's height is set
FOOT = -15.0  # degrees: the foot's inclination, ball below the heel, all the way round; assumed
LEAN = 30.0  # degrees, of trunk and pelvis; assumed
HANDLEBAR = (0.70, 0.05, 0.22)  # m before, above and beside the middle between the hips; assumed, for the drawing alone
POWER, RATE = 120.0, 60.0  # W and turns a minute
POSTURES = 72
MODULUS = 3e6  # Pa, as in the hip
SPECIFIC_TENSION = 0.3e6  # Pa: makes areas of strengths, for the picture of stresses; the shares depend on ratios only
GAIT10 = "gait10dof18musc"
WORDS = {"hamstrings": "hamstrings", "bifemsh": "biceps femoris, short head", "glut_max": "gluteus maximus",
         "iliopsoas": "iliopsoas", "rect_fem": "rectus femoris", "vasti": "vasti", "gastroc": "gastrocnemius",
         "soleus": "soleus", "tib_ant": "tibialis anterior"}


def numbers(text):
    return [float(word) for word in text.split()]


class NaturalSpline:
    """As the program has it: second derivative zero at both ends, straight lines beyond them."""

    def __init__(self, points):
        self.x, self.y = zip(*points)
        n, x, y = len(points), self.x, self.y
        diagonal, right, upper = [1.0] * n, [0.0] * n, [0.0] * n
        for i in range(1, n - 1):
            below = x[i] - x[i - 1]
            upper[i] = x[i + 1] - x[i]
            factor = below / diagonal[i - 1] if i > 1 else 0.0
            diagonal[i] = 2 * (x[i + 1] - x[i - 1]) - factor * (upper[i - 1] if i > 1 else 0.0)
            right[i] = 6 * ((y[i + 1] - y[i]) / upper[i] - (y[i] - y[i - 1]) / below) - factor * right[i - 1]
        self.m = [0.0] * n
        for i in range(n - 2, 0, -1):
            self.m[i] = (right[i] - upper[i] * self.m[i + 1]) / diagonal[i]

    def __call__(self, at):
        i = max(0, min(len(self.x) - 2, sum(1 for x in self.x if x <= at) - 1))
        h = self.x[i + 1] - self.x[i]
        a, b = (self.x[i + 1] - at) / h, (at - self.x[i]) / h
        return (a * self.y[i] + b * self.y[i + 1]
                + ((a ** 3 - a) * self.m[i] + (b ** 3 - b) * self.m[i + 1]) * h * h / 6)


def turned(degrees, point):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return c * point[0] - s * point[1], s * point[0] + c * point[1]


class Legs:
    """What gait10dof18musc says of the right leg, in the plane."""

    def __init__(self, data):
        self.root = ET.parse(f"{data}/opensim/{GAIT10}/subject01.osim").getroot()
        joints = {j.get("name"): j for j in self.root.iter() if j.tag.endswith("Joint")}
        place = lambda name, which: numbers(joints[name].findall(".//translation")[which].text)
        self.hip = place("hip_r", 0)
        self.shank_length = round(-place("ankle_r", 0)[1], 6)
        self.heel = [round(a, 6) for a in place("subtalar_r", 0)[:2]]
        self.ball = [round(a + b, 6) for a, b in zip(self.heel, place("mtp_r", 0)[:2])]
        self.mass = sum(float(m.text) for m in self.root.find(".//BodySet").iter("mass"))
        axes = {a.get("name"): a for a in joints["knee_r"].iter("TransformAxis")}
        self.knee = [self.by_flexion(axes[f"translation{k}"]) for k in (1, 2)]
        muscles = {m.get("name")[:-2]: m for m in self.root.iter() if m.tag.endswith("Muscle")
                   and m.get("name", "").endswith("_r")}
        self.muscles = {name: muscles[name] for name in WORDS}
        moving = lambda name: [self.by_flexion(self.muscles[name].find(f".//{k}_location"), 10) for k in "xy"]
        self.patella = moving("vasti")
        quadriceps = [[NaturalSpline(axis) for axis in moving(name)] for name in ("vasti", "rect_fem")]
        middle = 70.0  # degrees of flexion, amid those of a turn
        self.beside = [round(b(middle) - a(middle), 4) for a, b in zip(*quadriceps)]

    @staticmethod
    def by_flexion(element, most=180.0):
        """Points (degrees of knee flexion, m) of a spline of the knee's extension; most: degrees of extension."""
        x, y = (numbers(element.find(f".//SimmSpline/{k}").text) for k in "xy")
        scale = float(element.find(".//scale").text)
        points = [(round(-math.degrees(a), 3), round(scale * b, 7)) for a, b in zip(x, y)
                  if a == 0 or abs(a) > 1e-3 if math.degrees(a) <= most + 0.01]
        return sorted(points)

    def ankle_in_thigh(self, flexion):
        x, y = turned(-flexion, (0, -self.shank_length))
        return x + self.knee_x(flexion), y + self.knee_y(flexion)

    def posed(self, target):
        """Hip flexion against the vertical and knee flexion (degrees) that bring the ankle to the target, by bisection:
        the ankle's distance from the hip falls as the knee bends."""
        self.knee_x, self.knee_y = (NaturalSpline(k) for k in self.knee)
        distance = math.hypot(*target)
        low, high = 5.0, 118.0
        for _ in range(80):
            middle = (low + high) / 2
            if math.hypot(*self.ankle_in_thigh(middle)) > distance:
                low = middle
            else:
                high = middle
        own = self.ankle_in_thigh(low)
        return math.degrees(math.atan2(target[1], target[0]) - math.atan2(own[1], own[0])), low


class Bicycle:
    def __init__(self, legs):
        self.legs = legs
        x, y = turned(FOOT, legs.ball)
        self.ankle = (-x, -y)  # from the pedal
        self.axis = (0.0, 0.0)
        low, high = 0.5, 0.95
        for _ in range(80):
            middle = (low + high) / 2
            angle = math.radians(180 - SEAT_TUBE)
            self.axis = (-middle * math.cos(angle), -middle * math.sin(angle))
            if self.legs.posed(self.ankle_at(180.0))[1] > LOWEST_KNEE:
                low = middle
            else:
                high = middle
        self.axis = tuple(round(a, 4) for a in self.axis)

    def ankle_at(self, crank):
        x, y = turned(-crank, (0, CRANK))
        return self.axis[0] + x + self.ankle[0], self.axis[1] + y + self.ankle[1]

    def leg(self, crank):
        """Flexion of hip (from the leaning pelvis) and knee, dorsiflexion of the ankle, degrees."""
        hip, knee = self.legs.posed(self.ankle_at(crank))
        return hip + LEAN, knee, FOOT - hip + knee


def segment_rows(data):
    with open(f"{data}/segments/bsp_deleva1996_male.csv") as file:
        return {row["Segment"]: {k: float(v) for k, v in row.items() if k not in ("Segment", "Endpoints")}
                for row in csv.DictReader(file)}


def fraction(value):
    return {"value": value, "scale": "body_weight"}


class Writer:
    def __init__(self, data):
        self.legs = Legs(data)
        self.bicycle = Bicycle(self.legs)
        self.segments = segment_rows(data)
        self.thigh = -NaturalSpline(self.legs.knee[1])(0.0)

    def limb(self, name, segment, length, end):
        row = self.segments[segment]
        radius = round(row["Rg Sag"] * length, 5)
        return {"name": name, "mass": fraction(row["Mass"]),
                "centre_of_mass": [0, round(-row["CM Long"] * length, 5), 0],
                "gyration_radii": [radius, round(row["Rg Long"] * length, 5), radius],
                "landmarks": [{"name": "joint"}, {"name": end, "position": [0, round(-length, 5), 0]}],
                "source": "de Leva 1996", "note": f"length of {GAIT10}"}

    def foot(self, name):
        row, length = self.segments["Foot"], 0.2581
        heel, ball = self.legs.heel, self.legs.ball
        return {"name": name, "mass": fraction(row["Mass"]), "centre_of_mass": [0.0484, -0.0159, 0],
                "gyration_radii": [round(row[f"Rg {k}"] * length, 5) for k in ("Long", "Trans", "Sag")],
                "landmarks": [{"name": "joint"},
                              {"name": "ball", "position": ball + [0]},
                              {"name": "heel", "position": heel + [0]}],
                "source": "de Leva 1996", "note": f"centre of mass of {GAIT10}"}

    def trunk(self):
        share = sum(n * self.segments[k]["Mass"] for k, n in
                    (("Trunk", 1), ("Head", 1), ("Upper arm", 2), ("Forearm", 2), ("Hand", 2)))
        return {"name": "trunk", "mass": fraction(round(share, 4)), "centre_of_mass": [0, 0.26, 0],
                "landmarks": [{"name": "hip"}, {"name": "neck", "position": [0, 0.6, 0]},
                              self.grip("right", 1), self.grip("left", -1)], "source": "de Leva 1996",
                "note": "with pelvis, head and arms; it rests on the saddle, its centre and length are assumed; the grips are where "
                        "its hands are drawn on a handlebar, which carries nothing"}

    @staticmethod
    def grip(side, sign):
        x, y = turned(LEAN, HANDLEBAR[:2])
        return {"name": f"{side} grip", "position": [round(x, 4), round(y, 4), sign * HANDLEBAR[2]]}

    def side(self, s, sign):
        z = round(sign * self.legs.hip[2], 6)
        c = self.bicycle
        bodies = [self.limb(f"thigh_{s}", "Thigh", self.thigh, "knee"),
                  self.limb(f"shank_{s}", "Shank", self.legs.shank_length, "ankle"),
                  {"name": f"patella_{s}", "shape": "none", "source": GAIT10,
                   "note": "where rectus femoris and vasti end on the shank: a place that moves with the knee; massless"},
                  self.foot(f"foot_{s}")]
        spline = lambda axis, points: {"translation": axis, "terms": [
            {"coordinate": f"knee_flexion_{s}", "spline": [list(p) for p in points]}]}
        joints = [
            {"name": f"hip_{s}", "parent": "trunk", "child": f"thigh_{s}", "in_parent": {"position": [0, 0, z]},
             "axes": [{"rotation": [0, 0, 1], "coordinate": f"hip_flexion_{s}"}], "source": GAIT10},
            {"name": f"knee_{s}", "parent": f"thigh_{s}", "child": f"shank_{s}",
             "axes": [spline([1, 0, 0], self.legs.knee[0]), spline([0, 1, 0], self.legs.knee[1]),
                      {"rotation": [0, 0, -1], "coordinate": f"knee_flexion_{s}"}], "source": GAIT10},
            {"name": f"patella_{s}", "parent": f"shank_{s}", "child": f"patella_{s}",
             "axes": [spline([1, 0, 0], self.legs.patella[0]), spline([0, 1, 0], self.legs.patella[1])],
             "source": GAIT10},
            {"name": f"ankle_{s}", "parent": f"shank_{s}", "child": f"foot_{s}",
             "in_parent": {"position": [0, -self.legs.shank_length, 0]},
             "axes": [{"rotation": [0, 0, 1], "coordinate": f"ankle_dorsiflexion_{s}"}], "source": GAIT10}]
        pedal = {"name": f"pedal_{s}", "kind": "closure", "body_a": "crank", "body_b": f"foot_{s}",
                 "in_a": {"position": [0, sign * CRANK, z]},
                 "in_b": {"position": self.legs.ball + [0]}, "held": ["x", "y"],
                 "note": "the spindle under the ball of the foot; the shoe is clipped in, so the pedal may be pulled"}
        hip, knee, ankle = c.leg(0.0 if sign > 0 else 180.0)
        coordinates = [
            {"name": f"hip_flexion_{s}", "value": hip, "rest": 0, "range": [-30, 120]},
            {"name": f"knee_flexion_{s}", "value": knee, "rest": 0, "range": [-10, 120]},
            {"name": f"ankle_dorsiflexion_{s}", "value": ankle, "rest": 0, "range": [-60, 60]}]
        surface = {"name": f"condyles_{s}", "body": f"thigh_{s}", "shape": "cylinder", "radius": 0.038834,
                   "at": {"position": [0, -0.462338, 0]}}
        return bodies, joints, pedal, coordinates, surface, [self.muscle(n, s) for n in WORDS]

    def place(self, point, s):
        frame = point.find("socket_parent_frame").text.split("/")[-1][:-2]
        x, y, _ = numbers(point.find("location").text)
        if frame == "pelv":
            return {"body": "trunk", "position": [round(x - self.legs.hip[0], 6), round(y - self.legs.hip[1], 6),
                                                  round((1 if s == "r" else -1) * self.legs.hip[2], 6)]}
        body = {"femur": "thigh", "tibia": "shank", "calcn": "foot"}[frame]
        if body == "foot":
            x, y = x + self.legs.heel[0], y + self.legs.heel[1]
        return {"body": f"{body}_{s}", "position": [round(x, 6), round(y, 6), 0]}

    def muscle(self, name, s):
        element = self.legs.muscles[name]
        path, note = [], []
        for point in element.find(".//PathPointSet/objects"):
            if point.tag == "PathPoint":
                path.append(self.place(point, s))
            elif point.tag == "MovingPathPoint":
                offset = self.legs.beside if name == "rect_fem" else [0, 0]
                path.append({"body": f"patella_{s}", "position": offset + [0]})
            elif name in ("rect_fem", "vasti"):
                path.append({"surface": f"condyles_{s}", "side": "left_handed"})
                note.append("the cylinder stands for the point that the path has when the knee bends by more than 80 degrees")
            elif name == "iliopsoas":
                note.append("without the point that it has below 45 degrees of hip flexion")
            else:
                note.append("without the point that it has below 45 degrees of knee flexion")
        force = float(element.find("max_isometric_force").text)
        length = float(element.find("optimal_fiber_length").text)
        link = {"name": f"{WORDS[name]} {s}", "path": path,
                "stiffness": {"area": round(force / SPECIFIC_TENSION, 6), "modulus": MODULUS, "length": round(length, 4)},
                "strength": force, "source": GAIT10}
        if note:
            link["note"] = "; ".join(note)
        return link

    @staticmethod
    def mean_moment():
        return POWER / (2 * math.pi * RATE / 60)

    def steps(self):
        out = []
        for i in range(POSTURES):
            crank = 360.0 * i / POSTURES
            effort = -self.mean_moment() * (1 - math.cos(math.radians(2 * crank)))
            settings = [{"coordinate": "crank", "value": crank, "effort": round(effort, 4)}]
            for s, angle in (("r", crank), ("l", crank + 180.0)):
                for joint, value in zip(("hip_flexion", "knee_flexion", "ankle_dorsiflexion"), self.bicycle.leg(angle)):
                    settings.append({"coordinate": f"{joint}_{s}", "value": value})
            out.append({"name": f"{crank:.0f} degrees", "settings": settings})
        return out

    def model(self):
        right, left = self.side("r", 1), self.side("l", -1)
        z, x, y = round(self.legs.hip[2], 6), *self.bicycle.axis
        moment = round(self.mean_moment(), 1)
        arm = lambda name, sign: {"name": name, "position": [0, sign * CRANK, sign * z]}
        crank = {"name": "crank", "mass": 1, "shape": "crank", "landmarks": [arm("right pedal", 1), arm("left pedal", -1)],
                 "note": "both arms, balanced about the axle; mass assumed"}
        coordinates = [{"name": "crank", "mode": "driven",
                        "note": "from the top dead centre of the right pedal, forwards"}]
        joints = [{"name": "saddle", "kind": "weld", "parent": "ground", "child": "trunk",
                   "in_parent": {"orientation": [0, 0, -LEAN]}},
                  {"name": "crank", "parent": "ground", "child": "crank", "in_parent": {"position": [x, y, 0]},
                   "axes": [{"rotation": [0, 0, -1], "coordinate": "crank"}], "source": "Priego 2016",
                   "note": "its place from the knee's angle at the bottom"}]
        return {
            "format": "sinew-model", "version": 1, "name": "cyclist", "title": "Cyclist",
            "description": (
                f"A cyclist whose legs move in planes: crank, thighs, shanks and feet are seven moving segments, closed to two loops by the "
                f"pedals, with nine muscles a leg. Kolesnikov 2004 quotes such a model (seven rigid segments, 18 muscles, 14 "
                f"equations of balance), whose forces over one turn took up to three hours in 2001. "
                f"Geometry, paths and strengths of muscles are those of OpenSim's {GAIT10}, put into a plane for each leg; masses of de "
                f"Leva 1996. The trunk rests on the saddle. The shoes are clipped in. Assumed: crank of {1000 * CRANK:.0f} mm, "
                f"seat tube at {SEAT_TUBE:.0f} degrees, trunk leaning by {LEAN:.0f} degrees, feet inclined by {-FOOT:.0f} degrees "
                f"all the way round. The saddle is as high as a knee bent by {LOWEST_KNEE:.0f} degrees at the bottom asks. "
                f"Stiffness is modulus x area / length with the length of the fibres; areas are strengths by 0.3 MPa. The "
                f"patella is a massless place, by which the quadriceps' end moves with the knee."),
            "body_weight": round(self.legs.mass * G, 3), "gravity": [0, -G, 0],
            "sources": SOURCES,
            "bodies": [self.trunk(), crank] + right[0] + left[0],
            "coordinates": coordinates + right[3] + left[3], "joints": joints + right[1] + left[1],
            "constraints": [right[2], left[2]], "surfaces": [right[4], left[4]], "links": right[5] + left[5],
            "activities": [{
                "name": "turn", "title": "A turn of the crank",
                "description": (
                    f"{POSTURES} postures of one turn, {POWER:.0f} W at {RATE:.0f} turns a minute. What resists the crank is {moment:.1f} N m x "
                    f"(1 - cos 2 angle): nothing at the dead centres, where the wheel goes on by itself (assumed). Each posture as if "
                    f"it stood still. The muscles share hips, knees, ankles and both pedals at once: nothing but crank and weights is "
                    f"given. Not validated: the reference is another model's."),
                "steps": self.steps(),
                "references": [{"joint": "knee_r", "kind": "range", "low": 1.2, "high": 1.2, "mean": 1.2, "basis": "model",
                                "people": "six people at 120 W and 60 turns a minute", "citation": "Ericson 1986"}],
                "source": "Ericson 1986"}]}


SOURCES = [
    {"name": "Kolesnikov 2004", "text": "G. N. Kolesnikov, Discrete models of mechanical and biomechanical systems with "
     "unilateral constraints (thesis), 2004, introduction to chapter 4: the problem, and its three hours of computing."},
    {"name": GAIT10, "text": "OpenSim's gait10dof18musc, subject01: joints, paths, strengths and fibre lengths, "
     "opensim-org/opensim-models, CC BY 3.0."},
    {"name": "de Leva 1996", "text": "P. de Leva, Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters, J Biomech 29 "
     "(1996) 1223-1230, Table 4."},
    {"name": "Priego 2016", "text": "J. I. Priego Quesada, T. C. Jacques, R. R. Bini, F. P. Carpes, Importance of static "
     "adjustment of knee angle to determine saddle height in cycling, J Sci Cycling 5 (2016) 26-31: knees bent by 20, 30 and 40 "
     "degrees with the crank at 6 o'clock."},
    {"name": "Ericson 1986", "text": "M. O. Ericson, R. Nisell, Tibiofemoral joint forces during ergometer cycling, Am J Sports "
     "Med 14 (1986) 285-290, abstract: mean peak compression 812 N (1.2 BW) at 120 W and 60 turns a minute."},
    {"name": "Ericson 1987", "text": "M. O. Ericson, R. Nisell, Patellofemoral joint forces during ergometric cycling, Phys Ther 67 "
     "(1987) 1365-1369, abstract: 938 N in the tendon of the quadriceps at the same load."},
]

if __name__ == "__main__":
    import sys

    with open(sys.argv[2], "w") as out:
        json.dump(Writer(sys.argv[1]).model(), out, indent=2)

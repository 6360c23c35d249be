#!/usr/bin/env python3
"""Makes hip_wrapped.sinew.json of hip.sinew.json: the same hip with muscle paths that stay outside the bone.

    make_hip_wrapped.py SINEW_CLI

Iliopsoas becomes two lines round the pelvic brim, gluteus maximus three round a cylinder behind the hip; lines that
would run through the head of the femur are kept outside it, the hamstrings outside the acetabulum. Everything else,
activities too, stays as it is, but stumbling: here its value is a lower bound.
"""
import json
import math
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))

SOURCES = [
    {"name": "Rajagopal 2016",
     "text": "A. Rajagopal, C. L. Dembia, M. S. DeMers, D. D. Delp, J. L. Hicks, S. L. Delp, Full-body musculoskeletal "
             "model for muscle-driven simulation of human gait, IEEE Trans Biomed Eng 63 (2016) 2068-2079: origins, "
             "insertions and brim cylinders; scaled by 1.088 (pelvis) and 1.034 (femur) about the hip centre."},
    {"name": "TLEM 2.0",
     "text": "V. Carbone, R. Fluit, P. Pellikaan, M. M. van der Krogt, D. Janssen, M. Damsgaard, L. Vigneron, T. "
             "Feilkas, H. F. J. M. Koopman, N. Verdonschot, TLEM 2.0 - a comprehensive musculoskeletal geometry dataset "
             "for subject-specific modeling of lower extremity, J Biomech 48 (2015) 734-741; scaled by 1.11."},
]


def degrees(axis):
    """Body-fixed x-y-z angles of a frame whose z is that axis."""
    x, y, z = axis
    return [round(math.degrees(math.atan2(-y, z)), 9), round(math.degrees(math.asin(x)), 9), 0]


def cylinder(name, centre, radius, source, note, axis=(0, 0, 1)):
    made = {"name": name, "body": "pelvis", "at": {"position": centre}, "shape": "cylinder", "radius": radius,
            "source": source, "note": note}
    if axis != (0, 0, 1):
        made["at"]["orientation"] = degrees(axis)
    return made


SURFACES = [
    cylinder("brim under psoas", [-0.01928, 0.02012, -0.01269], 0.0544, "Rajagopal 2016", "the pelvic brim",
             (-0.266731, 0.238441, 0.93381)),
    cylinder("brim under iliacus", [-0.01602, 0.01468, -0.00181], 0.05973, "Rajagopal 2016", "the pelvic brim",
             (-0.237703, 0.30555, 0.922028)),
    cylinder("behind the hip, upper", [-0.03, -0.015, 0], 0.03, "",
             "our design: keeps gluteus maximus an extensor in all of its range"),
    cylinder("behind the hip", [-0.03, -0.015, 0], 0.035, "",
             "our design: keeps gluteus maximus an extensor in all of its range"),
    cylinder("ischium", [-0.029, -0.04, 0], 0.015, "",
             "our design: keeps the hamstrings off the acetabulum beyond 60 degrees of flexion; clear of them in "
             "standing and walking"),
    {"name": "head of the femur", "body": "pelvis", "shape": "sphere", "radius": 0.024,
     "note": "mean radius of an adult head, assumed; touched only where a straight line would enter the head"},
]

# Lines that take the place of one: name, points, surface, side, area relative to gluteus maximus, source.
NEW = {
    "iliopsoas": [
        ("psoas", [-0.0047, 0.15285, -0.04163], [-0.002, -0.061, 0.015], "brim under psoas", "left_handed", 0.3381,
         "area 0.58 of gluteus maximus for psoas and iliacus (Johnston 1979), shared as their greatest forces are, "
         "1427 : 1021 N (Rajagopal 2016); insertion of Dostal 1981"),
        ("iliacus", [-0.0046, 0.11902, 0.00766], [-0.002, -0.061, 0.015], "brim under iliacus", "left_handed", 0.2419,
         "as psoas"),
    ],
    "gluteus maximus": [
        ("gluteus maximus, upper", [-0.0727, 0.12293, -0.0228], [-0.013, -0.0785, 0.0505], "behind the hip, upper",
         "right_handed", 0.2948, "area 1 of three (Johnston 1979), shared as Rajagopal 2016 does; insertion TLEM 2.0"),
        ("gluteus maximus, middle", [-0.08206, 0.09486, -0.03379], [-0.01613, -0.10505, 0.04332], "behind the hip",
         "right_handed", 0.4213, "as the upper line; insertion Rajagopal 2016"),
        ("gluteus maximus, lower", [-0.08021, 0.02828, -0.07427], [-0.0062, -0.14672, 0.0425], "behind the hip",
         "right_handed", 0.284, "as the upper line; insertion Rajagopal 2016"),
    ],
}

GUARDED = {
    "head of the femur": ["sartorius", "adductor magnus, posterior", "gluteus medius, posterior",
                          "gluteus minimus, posterior", "piriformis", "obturator internus", "gemellus superior",
                          "gemellus inferior", "quadratus femoris", "obturator externus"],
    "ischium": ["biceps femoris", "semitendinosus", "semimembranosus"],
}


def wrapped_line(name, origin, insertion, surface, side, area, note):
    line = {"name": name, "path": [{"body": "pelvis", "position": origin}, {"surface": surface, "side": side},
                                   {"body": "femur_r", "position": insertion}],
            "stiffness": {"area": round(0.0025 * area, 9), "modulus": 3000000}, "source": "Rajagopal 2016", "note": note}
    if name.startswith("gluteus"):
        line["group"] = "gluteus maximus"
    return line


def guarded(link):
    for surface, names in GUARDED.items():
        if link["name"] in names:
            entry = {"surface": surface}
            if surface == "ischium":
                entry["side"] = "right_handed"
            link["path"].insert(1, entry)
    return link


def compare_stumbling(activity):
    """With muscles that wrap, what the weights alone ask for is a lower bound, which the straight lines do not give."""
    activity["title"] = "Stumbling (lower bound)"
    text = activity["description"]
    activity["description"] = text[:text.index("Inertia")] + "Inertia is left out, so the value is a lower bound."
    activity["references"] = [{"joint": "hip_r", "kind": "lower_bound", "low": 7.2, "high": 8.7,
                               "people": "two people", "citation": "Bergmann 1993"}]


def main():
    with open(os.path.join(HERE, "hip.sinew.json"), encoding="utf-8") as file:
        model = json.load(file)
    model["name"] = "hip_right_wrapped"
    model["title"] = "Right hip, muscles round the bone"
    model["description"] = (
        "The right hip with muscle paths that stay outside the bone: psoas and iliacus round the pelvic brim, gluteus "
        "maximus as three lines round a cylinder behind the hip, others kept off the head of the femur and the ischium. "
        "All else, activities too, is that of the hip of straight lines (Dostal and Andrews 1981): stiffness is modulus x "
        "area / length, each line's length in the neutral posture. Frames: origin at the right hip centre, x forward, y "
        "up, z to the right.")
    model["sources"] += SOURCES
    model["surfaces"] = SURFACES
    links = []
    for link in model["links"]:
        links += [wrapped_line(*line) for line in NEW[link["name"]]] if link["name"] in NEW else [guarded(link)]
    model["links"] = links
    compare_stumbling(next(it for it in model["activities"] if it["name"] == "stumbling"))
    raw = os.path.join(HERE, "hip_wrapped.raw.sinew.json")
    with open(raw, "w", encoding="utf-8") as file:
        json.dump(model, file)
    try:
        subprocess.run([sys.argv[1], "convert", raw, os.path.join(HERE, "hip_wrapped.sinew.json")], check=True)
    finally:
        os.remove(raw)


if __name__ == "__main__":
    main()

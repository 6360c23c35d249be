#!/usr/bin/env python3
"""Makes hip_capsule.sinew.json of hip_wrapped.sinew.json: the same hip with the ligaments of its capsule.

    make_hip_capsule.py SINEW_CLI

Four passive strands round the head of the femur. Everything else, activities too, stays as it is.
"""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))

SOURCES = [
    {"name": "TLEM 2.0 ligaments",
     "text": "V. Carbone et al., TLEM 2.0, J Biomech 48 (2015) 734-741, tables A2 and A4: landmark AIIS, ends of the ligaments "
             "of the hip (means of their lines), about the hip centre, scaled by 1.11."},
    {"name": "Hewitt 2002",
     "text": "J. D. Hewitt, R. R. Glisson, F. Guilak, T. P. Vail, The mechanical properties of the human hip capsule ligaments, "
             "J Arthroplasty 17 (2002) 82-89: stiffness and strength of strips from cadavers."},
    {"name": "PLoS ONE 11:e0163306",
     "text": "Hip capsule ligaments of 17 embalmed cadavers, PLoS ONE 11 (2016) e0163306: secant modulus 49 MPa, area 15 mm2 of "
             "the pubofemoral ligament."},
]

HELD = 3e9  # Pa, a thousand times that of the other hips: forces of muscles depend on ratios alone

SURFACE = {"name": "head under the capsule", "body": "pelvis", "shape": "sphere", "radius": 0.026,
           "note": "head and cartilage, assumed; the ligaments lie on it"}

# Name, on the pelvis, on the femur (m), slack length (m), stiffness (N/m), strength (N), source of the two, note.
TAUT = "taut from 6 degrees of extension in the neutral posture, within a deviation of van Arkel et al. 2015 (12 +- 7)"
LIGAMENTS = [
    ("iliofemoral ligament, medial", [0.0263, 0.0471, 0.0054], [0.007, -0.0387, 0.0215], 0.0918, 100700, 351,
     "Hewitt 2002", "descending arm, from the AIIS; " + TAUT),
    ("iliofemoral ligament, lateral", [0.0263, 0.0471, 0.0054], [0.0147, -0.0194, 0.0318], 0.0741, 97800, 320,
     "Hewitt 2002", "transverse arm, from the AIIS; " + TAUT),
    ("pubofemoral ligament", [0.0181, -0.0083, -0.0212], [0.0154, -0.0205, 0.0302], 0.0578, 15000, None,
     "PLoS ONE 11:e0163306", "taut from 6 degrees of extension with 15 of abduction; stiffness modulus x area / length, of embalmed tissue: a lower "
     "bound"),
    ("ischiofemoral ligament", [-0.0175, -0.0399, -0.0378], [-0.0048, -0.0259, 0.0299], 0.0801, 36900, 136,
     "Hewitt 2002", "taut from 30 degrees of flexion with 27 of internal rotation"),
]


def ligament(name, pelvis, femur, slack, stiffness, strength, source, note):
    made = {"name": name, "group": "capsule",
            "path": [{"body": "pelvis", "position": pelvis}, {"surface": SURFACE["name"]},
                     {"body": "femur_r", "position": femur}],
            "stiffness": stiffness, "slack_length": slack, "source": source, "note": note}
    if strength:
        made["strength"] = strength
    return made


def main():
    with open(os.path.join(HERE, "hip_wrapped.sinew.json"), encoding="utf-8") as file:
        model = json.load(file)
    model["name"] = "hip_right_capsule"
    model["title"] = "Right hip with its capsule"
    model["description"] = (
        "The right hip, muscles round the bone, with four ligaments of its capsule: passive strands that are slack in the middle "
        "of the range and taut at its ends, so that they switch from posture to posture. Not fitted to a measurement; their "
        "engagement hangs on a few degrees. They do not lower the hip force: their arm is shorter than that of psoas. The muscles "
        "have a modulus of 3 GPa, so that they hold the posture and do not give way to it.")
    # The posture is measured: muscles hold it by what they do. A muscle that gave way by millimetres, as with the 3 MPa of the
    # other hips, would stretch the ligaments a second time.
    for link in model["links"]:
        link["stiffness"]["modulus"] = HELD
    model["sources"] += SOURCES
    model["surfaces"].append(SURFACE)
    model["links"] += [ligament(*each) for each in LIGAMENTS]
    raw = os.path.join(HERE, "hip_capsule.raw.sinew.json")
    with open(raw, "w", encoding="utf-8") as file:
        json.dump(model, file)
    try:
        subprocess.run([sys.argv[1], "convert", raw, os.path.join(HERE, "hip_capsule.sinew.json")], check=True)
    finally:
        os.remove(raw)


if __name__ == "__main__":
    main()

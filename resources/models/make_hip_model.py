#!/usr/bin/env python3
"""Writes hip.sinew.json from the reference data, so that every number can be traced.

Usage: make_hip_model.py DATA_FOLDER OUT.json; then bring it to normal form with
    sinew-cli convert OUT.json hip.sinew.json
    sinew-cli convert --mirror hip.sinew.json hip_left.sinew.json
DATA_FOLDER holds hip/ and gait/ of the reference data.
"""
import csv
import json
import re
import sys

DATA, OUT = sys.argv[1], sys.argv[2]
G = 9.80665
LEG = 0.161  # mass of a leg, fraction of the body (Winter 2009, after Dempster)
REFERENCE_AREA = 25e-4  # m^2
MODULUS = 3e6  # Pa


def rows(name):
    with open(f"{DATA}/{name}") as file:
        return list(csv.DictReader(file))


def m(cm):
    return round(float(cm) / 100, 6)


GROUPS = {"AdductorMagnus": "adductor magnus", "GluteusMedius": "gluteus medius", "GluteusMinimus": "gluteus minimus"}
WORDS = {"Mid": "middle", "Posterior": "posterior", "Anterior": "anterior"}


def readable(name):
    words = re.findall("[A-Z][a-z]+", name)
    group = next((g for k, g in GROUPS.items() if name.startswith(k)), "")
    if group:
        return f"{group}, {WORDS[words[-1]]}", group
    return " ".join(w.lower() for w in words), ""


def links():
    out = []
    for row in rows("hip/dostal1981_hip_muscles.csv"):
        name, group = readable(row["muscle"])
        relative = row["rel_PCSA_per_line_Johnston1979(glutmax=1)"]
        link = {"name": name}
        if group:
            link["group"] = group
        link["path"] = [
            {"body": "pelvis", "position": [m(row[f"pelvis_{a}_cm"]) for a in "xyz"]},
            {"body": "femur_r", "position": [m(row[f"femur_{a}_cm"]) for a in "xyz"]},
        ]
        area = float(relative) if relative else 0.10
        link["stiffness"] = {"area": float(f"{area * REFERENCE_AREA:.4g}"), "modulus": MODULUS}
        link["source"] = "Dostal 1981"
        note = f"area {area:.3g} of gluteus maximus"
        note += " (Johnston 1979)"
        if not relative:
            note = ("area assumed 0.1 of gluteus maximus, as the gracilis: Johnston 1979 gives none; the muscle is the "
                    "uppermost part of adductor magnus")
        elif group:
            note += ", the muscle's area shared equally by its lines"
        link["note"] = note
        out.append(link)
    return out


def curve(file, sheet, variable, columns):
    out = {}
    for row in rows(file):
        if row["sheet"] == sheet and row["variable"] == variable:
            out[int(float(row["pct_cycle"]))] = sum(float(row[c]) for c in columns) / len(columns)
    return out


FIVE_SPEEDS = "gait/gait_schwartz2008_five_speeds.csv"
ADULT_LEG, CHILDRENS_LEG = 0.9, 0.75  # m: at one dimensionless speed a moment per mass grows with the leg


def moment(value, scale=1.0):
    """N m/kg to body weights times m."""
    return {"value": round(scale * value / G, 5), "scale": "body_weight"}


def posture(name, pelvis, hip, efforts, force, source):
    """pelvis: tilt, list, rotation; hip: flexion, adduction, rotation (deg); efforts of the hip's turns; force: on the
    thigh, forward, up and to the right (body weights)."""
    settings = [{"coordinate": f"pelvis_{name}", "value": round(value, 2)}
                for name, value in zip(("tilt", "list", "rotation"), pelvis)]
    for turn, value, effort in zip(("flexion", "adduction", "rotation"), hip, efforts):
        setting = {"coordinate": f"hip_{turn}_r", "value": round(value, 2)}
        if effort:
            setting |= {"mode": "driven", "effort": effort}
        settings.append(setting)
    return {"name": name, "settings": settings,
            "loads": [{"name": "force across the hip", "body": "femur_r", "force": [round(f, 4) for f in force],
                       "scale": "body_weight", "source": source}]}


def speed_steps(speed, scale):
    """Stance at one of the five speeds: children's angles and forces, their moments times scale."""
    of = lambda sheet, variable: curve(FIVE_SPEEDS, sheet, variable, [f"{speed}_mean"])
    tilt, up, turn = (of("Joint Rotations", v) for v in ("Pelvic Ant/Posterior Tilt", "Pelvic Up/Down Obliquity",
                                                         "Pelvic Int/External Rotation"))
    flexion, adduction, rotation = (of("Joint Rotations", v) for v in ("Hip Flex/Extension", "Hip Ad/Abduction",
                                                                       "Hip Int/External Rotation"))
    extensor, abductor = (of("Joint Moments", v) for v in ("Hip Ext/Flexion", "Hip Ab/Adduction"))
    vertical, forward = (of("Ground Reaction Forces", v) for v in ("Vertical", "Anterior/Posterior"))
    mean_tilt = sum(tilt.values()) / len(tilt)
    return [posture(f"{p} % of the cycle", (-(tilt[p] - mean_tilt), -up[p], turn[p]),
                    (flexion[p] - mean_tilt, adduction[p], rotation[p]),
                    (moment(extensor[p], scale), moment(abductor[p], scale), None),
                    (forward[p], vertical[p] - LEG, 0), "Schwartz 2008") for p in range(2, 61, 2)], mean_tilt


def adult_steps():
    steps = []
    for row in rows("gait/gait_adult_subject01_right_stance.csv"):
        at = {key: float(value) for key, value in row.items()}
        p = int(at["pct_stance"])
        if p % 4 or p in (0, 100):
            continue
        steps.append(posture(
            f"{p} % of stance", (at["pelvis_tilt_deg"], 0, 0),
            (at["hip_flexion_deg"], at["hip_adduction_deg"], at["hip_rotation_deg"]),
            tuple(moment(-at[f"hip_{turn}_moment_Nm_kg({sign})"]) for turn, sign in
                  (("flexion", "+flexor"), ("adduction", "+adductor"), ("rotation", "+internal"))),
            (at["grf_forward_BW"], at["grf_up_BW"] - LEG, at["grf_right_BW"]), "gait2392"))
    return steps


def weights_steps():
    """Single support of slow walking, held by its weights alone."""
    steps, _ = speed_steps("slow", 1)
    kept = [step for step in steps if 12 <= int(step["name"].split()[0]) <= 50]
    for step in kept:
        del step["loads"]
        for setting in step["settings"]:
            setting.pop("mode", None)
            setting.pop("effort", None)
    return kept


MEASURED_WALKING = {
    "very_slow": {"joint": "hip_r", "low": 2.8, "high": 3.24, "people": "one patient, 1 to 3.2 km/h; no mean exists",
                  "citation": "Bergmann 1993"},
    "slow": {"joint": "hip_r", "low": 2.42, "high": 2.42, "mean": 2.42, "people": "four people, 3.5 km/h",
             "citation": "Bergmann 2001"},
    "free": {"joint": "hip_r", "low": 2.38, "high": 2.5, "people": "four people, 3.9 and 5.3 km/h",
             "citation": "Bergmann 2001"},
}
SPEEDS = {"very_slow": ("very slowly", 1.8), "slow": ("slowly", 3.1), "free": ("freely", 4.6)}  # km/h with an adult's leg


def walking(speed, scaled):
    adverb, kmh = SPEEDS[speed]
    scale = ADULT_LEG / CHILDRENS_LEG if scaled else 1
    steps, mean_tilt = speed_steps(speed, scale)
    moments = (f"The moments are theirs times {scale:.1f}, as an adult's leg is longer ({ADULT_LEG:.2f} against "
               f"{CHILDRENS_LEG:.2f} m) at the same dimensionless speed." if scaled else "The moments are theirs, per mass.")
    return {
        "name": f"walking_{speed}" + ("_scaled" if scaled else ""),
        "title": f"Walking {adverb}, stance" + (", moments of an adult's leg" if scaled else ""),
        "description": f"Postures over stance, each taken as if it stood still: children walking {adverb} (Schwartz 2008), which is "
                       f"{kmh} km/h for an adult's leg. {moments} Flexion is counted from a thigh that is vertical under a pelvis of "
                       f"mean tilt ({mean_tilt:.1f} deg). The force that crosses the hip is the ground reaction less the weight of "
                       "the leg, 0.161 BW; its inertia and the moment about the thigh's axis are left out.",
        "gravity": [0, 0, 0], "steps": steps, "references": [MEASURED_WALKING[speed]],
    }


REST_OF_BODY = [
    {"name": "weight of head, arms and trunk", "body": "pelvis", "point": [0, 0.311, -0.0845], "force": [0, -0.678, 0],
     "scale": "body_weight", "source": "Winter 2009"},
    {"name": "weight of the other leg", "body": "pelvis", "point": [0.003, -0.004, -0.169], "force": [0, -0.161, 0],
     "scale": "body_weight", "source": "Winter 2009"},
]


def activities():
    levels = range(0, 61, 10)
    return [
        {
            "name": "one_legged_stance", "title": "One-legged stance",
            "description": "Standing on the right leg. The weight of all but that leg, 0.839 BW, acts 9.39 cm medial of the hip (Iglic 1990 for the "
                           "hip distance of 16.9 cm); the leg stands on the ground and takes the reaction. Neutral posture.",
            "support": "femur_r",
            "loads": [{"name": "weight of the rest of the body", "body": "pelvis", "point": [0, 0.1, -0.09394],
                       "force": [0, -0.839, 0], "scale": "body_weight", "source": "Iglic 1990",
                       "note": "the height of the point is assumed; it does not matter in the neutral posture"}],
            "references": [{"joint": "hip_r", "low": 2.194, "high": 3.28, "mean": 2.607, "people": "ten people",
                            "citation": "Bergmann 2016"}],
        },
        walking("very_slow", False),
        walking("slow", False),
        walking("free", False),
        walking("slow", True),
        walking("free", True),
        {
            "name": "walking_adult", "title": "Walking of one adult, stance",
            "description": "Postures over stance, each taken as if it stood still: one adult of 72.6 kg at 1.14 m/s (4.1 km/h; the subject of the "
                           "gait2392 examples), his angles, his three hip moments and his ground reaction less the weight of the leg, 0.161 BW. "
                           "OrthoLoad's value for walking is the mean of both peaks, which is what is compared.",
            "gravity": [0, 0, 0], "steps": adult_steps(),
            "references": [{"joint": "hip_r", "kind": "mean_of_peaks", "low": 2.166, "high": 2.817, "mean": 2.471,
                            "people": "ten people, level walking", "citation": "Bergmann 2016"}],
        },
        {
            "name": "walking_weights_only", "title": "Walking slowly, weights only (Kolesnikov)",
            "description": "Single support of slow walking as Kolesnikov 2004 computes it: the postures (Schwartz 2008) are held against the "
                           "weights alone, without inertia and without measured moments, so the value is a lower estimate. Head, arms and trunk "
                           "0.678 BW, the other leg 0.161 BW below its hip (Winter 2009).",
            "support": "femur_r", "loads": REST_OF_BODY, "steps": weights_steps(),
            "references": [{"joint": "hip_r", "kind": "lower_bound", "low": 2.8, "high": 3.24,
                            "people": "one patient, 1 to 3.2 km/h", "citation": "Bergmann 1993"},
                           {"joint": "hip_r", "basis": "model", "low": 3.06, "high": 3.06,
                            "people": "his model", "citation": "Kolesnikov 2004"}],
        },
        {
            "name": "straight_leg_raise", "title": "Straight leg raise",
            "description": "Lying on the back, the straight leg is held at 0 to 60 degrees by the hip muscles alone. Weight of the leg 0.161 BW, centre of mass at "
                           "0.447 of its length (Winter 2009).",
            "gravity": [-G, 0, 0],
            "steps": [{"name": f"{a} degrees", "settings": [{"coordinate": "hip_flexion_r", "value": a}]} for a in levels],
            "references": [{"joint": "hip_r", "kind": "mean", "low": 1.5, "high": 1.5, "mean": 1.5,
                            "people": "on average; one or two patients", "citation": "Bergmann 1993"},
                           {"joint": "hip_r", "basis": "model", "low": 1.15, "high": 2.2, "mean": 1.67,
                            "people": "his model, by angle", "citation": "Kolesnikov 2004"}],
        },
        {
            "name": "stumbling", "title": "Stumbling, weights only",
            "description": "The trunk, pitched forward by 60 degrees, is caught on the right leg, thigh vertical. Weights only: head, arms and trunk 0.678 BW at "
                           "0.626 of the length from hip to shoulder (0.497 m for this thigh; Winter 2009) in the mid-plane, the other leg 0.161 BW below its hip. "
                           "Inertia is left out. The straight gluteus maximus flexes the hip in this posture, which no gluteus does, so that the value is not even a "
                           "lower bound of the 7.2 to 8.7 BW measured (two people, Bergmann 1993); with muscles round the bone it is.",
            "support": "femur_r",
            "settings": [{"coordinate": "pelvis_tilt", "value": -60}, {"coordinate": "hip_flexion_r", "value": 60}],
            "loads": REST_OF_BODY,
        },
    ]


SOURCES = [
    ("Dostal 1981", "W. F. Dostal, J. G. Andrews, A three-dimensional biomechanical model of hip musculature, J Biomech 14 (1981) 803-812: 27 muscle lines and landmarks."),
    ("Johnston 1979", "R. C. Johnston, R. A. Brand, R. D. Crowninshield, Reconstruction of the hip, J Bone Joint Surg Am 61 (1979) 639-652: relative cross-section areas."),
    ("Kolesnikov 2004", "G. N. Kolesnikov, Discrete models of mechanical and biomechanical systems with unilateral constraints (thesis), 2004: stiffness from area and length; Table 2."),
    ("Iglic 1990", "A. Iglic, V. Srakar, V. Antolic, V. Kralj-Iglic, V. Batagelj, Mathematical analysis of Chiari osteotomy, Acta Orthop Iugosl 20 (1990) 35-39: one-legged stance."),
    ("Winter 2009", "D. A. Winter, Biomechanics and Motor Control of Human Movement, 4th ed., Wiley 2009: segment masses and centres (after Dempster)."),
    ("Schwartz 2008", "M. H. Schwartz, A. Rozumalski, J. P. Trost, The effect of walking speed on the gait of typically developing children, J Biomech 41 (2008) 1639-1650."),
    ("Bergmann 1993", "G. Bergmann, F. Graichen, A. Rohlmann, Hip joint loading during walking and running, measured in two patients, J Biomech 26 (1993) 969-990; slow walking and leg raise as quoted by Kolesnikov 2004, Table 2."),
    ("Bergmann 2001", "G. Bergmann, G. Deuretzbacher, M. Heller, F. Graichen, A. Rohlmann, J. Strauss, G. N. Duda, Hip contact forces and gait patterns from routine activities, J Biomech 34 (2001) 859-871 (HIP98)."),
    ("gait2392", "OpenSim's gait2392 examples, subject01: motion and ground reaction of one adult, opensim-org/opensim-models, CC BY 3.0; hip moments by inverse dynamics."),
    ("Bergmann 2016", "G. Bergmann, A. Bender, J. Dymke, G. Duda, P. Damm, Standardized loads acting in hip implants, PLoS ONE 11 (2016) e0155612 (OrthoLoad)."),
]

landmarks = {"pelvis": [], "femur": []}
for row in rows("hip/dostal1981_landmarks.csv"):
    words = re.findall("[A-Z][a-z]+", row["landmark"])
    name = "_".join(w.lower() for w in words)
    name = name.replace("hip_joint_center", "hip_centre").replace("anterior_superior_iliac_spine", "asis")
    landmarks[row["segment"]].append({"name": name, "position": [m(row[f"{a}_cm"]) for a in "xyz"]})
landmarks["femur"] = [
    {"name": "head_centre", "position": [0, 0, 0]},
    {"name": "greater_trochanter", "position": [-0.018, -0.026, 0.073]},
    {"name": "lesser_trochanter", "position": [-0.015, -0.062, 0.02]},
] + landmarks["femur"]

model = {
    "format": "sinew-model", "version": 1, "name": "hip_right", "title": "Right hip",
    "description": "Pelvis and right leg with the 27 muscle lines of Dostal and Andrews 1981. Stiffness is modulus x area / length (Kolesnikov 2004) with relative areas of "
                   "Johnston 1979, an area of 25 cm2 for gluteus maximus and a modulus of 3 MPa (both assumed: they scale displacements only, the "
                   "forces depend on the ratios) and each line's length in the neutral posture. Frames: origin at the right hip centre, x forward, y up, z to the right.",
    "body_weight": 735, "gravity": [0, -G, 0],
    "sources": [{"name": n, "text": t} for n, t in SOURCES],
    "bodies": [
        {"name": "pelvis", "shape": "pelvis", "landmarks": landmarks["pelvis"], "source": "Dostal 1981",
         "note": "massless: an activity states the weight that the pelvis carries"},
        {"name": "femur_r", "mass": {"value": LEG, "scale": "body_weight"}, "centre_of_mass": [0, -0.379, 0], "shape": "femur",
         "landmarks": landmarks["femur"], "source": "Dostal 1981",
         "note": "with the mass of the whole straight leg (Winter 2009: 0.161, centre at 0.447 of the length; length 0.848 m from the thigh of Dostal 1981 and Winter's "
                 "ratio of shank to thigh). The greater trochanter is the end of gluteus medius; the lesser trochanter is drawn, not measured."},
    ],
    "coordinates": [
        {"name": "pelvis_tilt", "range": [-90, 90], "mode": "locked", "note": "positive backward"},
        {"name": "pelvis_list", "range": [-30, 30], "mode": "locked", "note": "positive when the right side drops"},
        {"name": "pelvis_rotation", "range": [-45, 45], "mode": "locked", "note": "positive when the right side goes forward"},
        {"name": "hip_flexion_r", "range": [-30, 120], "note": "flexion positive"},
        {"name": "hip_adduction_r", "range": [-45, 30], "note": "adduction positive"},
        {"name": "hip_rotation_r", "range": [-45, 45], "note": "internal rotation positive"},
    ],
    "joints": [
        {"name": "pelvis_ground", "parent": "ground", "child": "pelvis",
         "axes": [{"rotation": [0, 0, 1], "coordinate": "pelvis_tilt"}, {"rotation": [1, 0, 0], "coordinate": "pelvis_list"},
                  {"rotation": [0, 1, 0], "coordinate": "pelvis_rotation"}],
         "note": "the pelvis turns about the right hip centre"},
        {"name": "hip_r", "parent": "pelvis", "child": "femur_r",
         "axes": [{"rotation": [0, 0, 1], "coordinate": "hip_flexion_r"}, {"rotation": [1, 0, 0], "coordinate": "hip_adduction_r"},
                  {"rotation": [0, 1, 0], "coordinate": "hip_rotation_r"}]},
    ],
    "links": links(),
    "activities": activities(),
}
with open(OUT, "w") as file:
    json.dump(model, file, indent=1, ensure_ascii=False)

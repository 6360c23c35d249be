#pragma once

#include <sstream>
#include <string>
#include <vector>

#include <QTest>

#include "core/io/model_file.h"

namespace sinew::test {

// A good model in which a row of a table spoils one thing. It reads without a remark.
inline const std::string spatialModel = R"({
  "format": "sinew-model", "version": 1, "name": "base", "body_weight": 800,
  "bodies": [
    {"name": "thigh", "mass": 7, "landmarks": [{"name": "knee", "position": [0, -0.4, 0]}]},
    {"name": "shank", "mass": {"value": 0.05, "scale": "body_weight"}}
  ],
  "coordinates": [
    {"name": "hip_1"}, {"name": "hip_2"}, {"name": "hip_3"},
    {"name": "knee", "value": 20, "range": [0, 140]}
  ],
  "joints": [
    {"name": "hip", "kind": "ball", "parent": "ground", "child": "thigh", "coordinates": ["hip_1", "hip_2", "hip_3"]},
    {"name": "knee", "parent": "thigh", "child": "shank", "in_parent": {"position": [0, -0.4, 0]},
     "axes": [{"rotation": [0, 0, 1], "coordinate": "knee"},
              {"translation": [1, 0, 0], "terms": [{"coordinate": "knee", "spline": [[0, 0], [70, 0.01], [140, 0]]}]}]}
  ],
  "nodes": [{"name": "heads", "body": "thigh", "position": [0, -0.1, 0]}],
  "links": [
    {"name": "vastus", "path": [{"node": "heads"}, {"body": "shank", "position": [0.05, 0, 0]}], "stiffness": 2000},
    {"name": "heads", "path": [{"body": "ground", "position": [0, 1, 0]}, {"node": "heads"}],
     "stiffness": {"area": 0.001, "modulus": 1e8}}
  ],
  "loads": [{"name": "push", "body": "shank", "force": [1, 0, 0], "scale": "body_weight"}],
  "activities": [
    {"name": "stance", "support": "thigh", "settings": [{"coordinate": "knee", "value": 5, "mode": "locked"}],
     "steps": [{"name": "t = 0 s", "loads": [{"name": "pull", "body": "thigh", "force": [0, 9, 0]}]}],
     "references": [{"joint": "hip", "low": 2, "high": 3}]}
  ]
}
)";

// The same for a plane model.
inline const std::string planeModel
    = R"({"format": "sinew-model", "version": 1, "space": "plane", "gravity": [0, -9.81, 0],
 "bodies": [{"name": "A"}],
 "coordinates": [{"name": "q"}, {"name": "x", "kind": "translation"}],
 "joints": [{"name": "pin", "parent": "ground", "child": "A",
   "in_parent": {"position": [1, 0, 0], "orientation": [0, 0, 30]},
   "axes": [{"translation": [1, 0, 0], "coordinate": "x"}, {"rotation": [0, 0, 1], "coordinate": "q"}]}],
 "nodes": [{"name": "n", "position": [0, 1, 0]}],
 "links": [{"name": "s", "path": [{"node": "n"}, {"body": "A", "position": [0, 0, 0]}], "stiffness": 1}],
 "loads": [{"name": "m", "body": "A", "moment": [0, 0, 1], "force": [1, 0, 0], "point": [0, 1, 0]}]
}
)";

// The same for a model with variable-length segments and constraints. The thigh and the shank have absolute angles; a
// foot hangs on the shank, an arm on the trunk.
inline const std::string segmentModel
    = R"({"format": "sinew-model", "version": 1, "body_weight": 800, "gravity": [0, -9.81, 0],
 "bodies": [
  {"name": "trunk", "mass": 30, "inertia": [1.2, 0.4, 1.1, 0.01, 0, 0.02]},
  {"name": "foot", "mass": 1, "gyration_radii": [0.03, 0.08, 0.08]}
 ],
 "coordinates": [
  {"name": "x", "kind": "translation", "range": [0, 1]},
  {"name": "ankle", "range": [-40, 40], "spring": {"rest": 5, "stiffness": 20, "cubic": 3},
   "damper": {"linear": 1, "quadratic": 0.5}, "stop": {"stiffness": 900, "damping": 0.2}},
  {"name": "phi_1"}, {"name": "psi_1"}, {"name": "phi_2"}, {"name": "psi_2"}, {"name": "phi_3"},
  {"name": "l_1", "kind": "translation", "value": 0.4, "range": [0.1, 0.6]},
  {"name": "l_2", "kind": "translation", "value": 0.5, "range": [0.4, 0.7]}
 ],
 "joints": [
  {"name": "slide", "parent": "ground", "child": "trunk", "axes": [{"translation": [1, 0, 0], "coordinate": "x"}]},
  {"name": "ankle", "parent": "shank.tip", "child": "foot", "axes": [{"rotation": [0, 0, 1], "coordinate": "ankle"}]}
 ],
 "segments": [
  {"name": "thigh", "parent": "trunk", "angle_reference": "ground", "angles": ["phi_1", "psi_1"],
   "stretches": ["l_1"], "points": [{"at": 0.4, "mass": {"value": 0.1, "scale": "body_weight"}}]},
  {"name": "shank", "kind": "telescope", "parent": "thigh", "angle_reference": "ground", "angles": ["phi_2", "psi_2"],
   "stretches": ["l_2"], "rods": [{"length": 0.4, "mass": 3}, {"length": 0.3, "mass": 1, "centre": 0.4}]},
  {"name": "arm", "kind": "rods_apart", "parent": "trunk", "in_parent": {"position": [0, 0.5, 0.2]},
   "angles": ["phi_3"], "stretches": [{"coordinate": "x", "constant": 0.1}],
   "rods": [{"length": 0.3, "mass": 2}, {"length": 0.3, "mass": 1, "gyration_radius": 0.1}]}
 ],
 "constraints": [
  {"name": "stance", "kind": "closure", "body_a": "ground", "in_a": {"position": [0, -1, 0]}, "body_b": "foot",
   "held": ["x", "y", {"motion": "turn_z", "spline": [[0, 0], [1, 10]]}]},
  {"name": "stick", "kind": "distance", "body_a": "arm.tip", "body_b": "thigh", "distance": 0.5},
  {"name": "follow", "kind": "coupling", "coordinate": "phi_3", "terms": [{"coordinate": "x", "slope": 10}]}
 ],
 "loads": [{"name": "push", "body": "shank.rod", "force": [1, 0, 0]}]
}
)";

// A plane model of this kind.
inline const std::string planeSegmentModel
    = R"({"format": "sinew-model", "version": 1, "space": "plane", "gravity": [0, -9.81, 0],
 "bodies": [{"name": "A", "inertia": [0, 0, 0.2]}],
 "coordinates": [{"name": "q"}, {"name": "phi"}, {"name": "l", "kind": "translation", "range": [0, 1], "value": 0.5}],
 "joints": [{"name": "pin", "parent": "ground", "child": "A", "axes": [{"rotation": [0, 0, 1], "coordinate": "q"}]}],
 "segments": [{"name": "S", "parent": "A", "in_parent": {"position": [1, 0, 0]}, "angles": ["phi"],
   "stretches": ["l"], "points": [{"mass": 1}]}],
 "constraints": [
  {"name": "shut", "kind": "closure", "body_a": "ground", "body_b": "S.tip", "held": ["x", "turn_z"]},
  {"name": "rod", "kind": "distance", "body_a": "ground", "point_a": [0, 1, 0], "body_b": "S.1", "distance": 1}
 ]
}
)";

// Feet that touch the ground and each other.
inline const std::string contactModel
    = R"({"format": "sinew-model", "version": 1,
 "bodies": [{"name": "left"}, {"name": "right"}],
 "joints": [{"name": "left", "kind": "weld", "parent": "ground", "child": "left"},
  {"name": "right", "kind": "weld", "parent": "ground", "child": "right"}],
 "links": [{"name": "cord", "path": [{"body": "left"}, {"body": "right", "position": [1, 0, 0]}], "stiffness": 9,
   "damping": 0.5}],
 "contacts": [
  {"name": "heel", "body": "left", "point": [0.1, 0, 0.2], "radius": 0.02, "place": [0, -1, 0], "normal": [0, 2, 0],
   "stiffness": 3e4, "damping": 200, "depth": 0.01, "friction": {"coefficient": 0.8, "stiffness": 2e4, "damping": 90}},
  {"name": "toe", "body": "right", "against": "left", "restitution": 0.3, "friction": {"coefficient": 0.5}}
 ]
}
)";

// The same in a plane.
inline const std::string planeContactModel
    = R"({"format": "sinew-model", "version": 1, "space": "plane", "bodies": [{"name": "foot"}],
 "joints": [{"name": "foot", "kind": "weld", "parent": "ground", "child": "foot"}],
 "contacts": [{"name": "heel", "body": "foot", "point": [0.1, 0.2, 0], "place": [0.3, 0, 0], "normal": [3, 4, 0]}]
}
)";

enum class How { Replace, CutFrom, Whole };

// Where a model is spoilt and all that is then said of it, a line each.
struct MalformedRow {
    const char* name;
    std::string find;
    std::string by;
    std::string expected;
    How how = How::Replace;
};

inline std::string spoilt(const std::string& model, const MalformedRow& row)
{
    if (row.how == How::Whole)
        return row.by;
    const std::size_t at = model.find(row.find);
    if (at == std::string::npos)
        return "the row's text to be replaced is not in the model";
    return model.substr(0, at) + row.by + (row.how == How::CutFrom ? "" : model.substr(at + row.find.size()));
}

inline Result<Model> read(const std::string& text)
{
    std::istringstream stream(text);
    return readModel(stream, "m");
}

// All remarks of reading a text, "line:column: error: message; hint".
inline std::string remarksOn(const std::string& text)
{
    std::string remarks;
    for (const Diagnostic& diagnostic : read(text).diagnostics) {
        remarks += remarks.empty() ? "" : "\n";
        remarks += toString(diagnostic).substr(2);
    }
    return remarks;
}

inline void addRows(const std::string& model, const std::vector<MalformedRow>& rows)
{
    for (const MalformedRow& row : rows) {
        QTest::newRow(row.name) << QByteArray::fromStdString(spoilt(model, row))
                                << QByteArray::fromStdString(row.expected);
    }
}

inline void addColumns()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
}

inline void checkRow()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(remarksOn(text.toStdString())), expected);
    const bool mustFail = expected.contains(": error: ");
    QCOMPARE(read(text.toStdString()).ok(), !mustFail);
}

}  // namespace sinew::test

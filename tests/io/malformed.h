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

#pragma once

#include <vector>

#include <QString>

#include "ui/jobs/recruitment_study.h"
#include "ui/panels/panel_input.h"

namespace sinew {

struct PathLine {
    ObjectId id;
    QString name;
    std::vector<double> forces;       // N, at the corners
    std::vector<double> largeForces;  // N, at the steps of the path with large displacements

    bool operator==(const PathLine&) const = default;
};

// A link switches.
struct PathMark {
    double parameter = 0;  // share of the load
    double force = 0;      // N, of the link there
    ObjectId id;
    QString text;  // "48.2 %: gluteus medius, ant. goes slack"

    bool operator==(const PathMark&) const = default;
};

// Forces as the load grows from nothing to all of it.
struct LoadPathData {
    std::vector<double> parameters;  // corners, shares of the load
    std::vector<PathLine> lines;     // links that ever carry, in the model's order
    std::vector<PathMark> marks;
    double scale = 1;                                  // N, where the colours of tension end
    QString joint;                                     // "hip"; empty when the model has none that bears
    std::vector<double> jointParameters, jointForces;  // N; between corners a resultant is no straight line
    // With large displacements, drawn dashed; empty where there is no such path.
    std::vector<double> largeParameters, largeJointForces;
    double end = 1;     // the largest share that can be held
    QString endText;    // says so when it is not all
    QString note;       // a remark about the whole
    QString emptyText;  // why there is no path; empty when there is

    bool operator==(const LoadPathData&) const = default;
};

LoadPathData loadPathOf(const PanelInput& input, const RecruitmentStudy* study, const Criterion& shown);

// At the present load factor: "48.2 % · gluteus medius, ant. 112 N · hip 846 N = 1.15 BW". The selected
// link, or the one that carries most.
// large: the same path with large displacements, whose force stands beside where there is one; nullptr: none.
QString readoutOf(const PanelInput& input, const StaticsLoadPath& path, const LargeDisplacementPath* large = nullptr);

}  // namespace sinew

#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/complementarity/load_path.h"
#include "core/statics/statics.h"

namespace sinew {

// Forces along a load path: straight lines between corners.
struct ForcePath {
    std::vector<double> parameters;               // shares of the load at the corners, rising
    Eigen::MatrixXd forces;                       // (links x corners), N
    std::vector<std::vector<JointForce>> joints;  // per corner, per joint of the model; ground frame
};

// How forces grow as all external loads and given efforts together grow from one multiple of their size to another:
// straight lines between the parameters at which links switch (Kolesnikov 2004, the order law made exact).
struct StaticsLoadPath : ForcePath {
    StaticsStatus status = StaticsStatus::NotRun;  // NotHoldable: no equilibrium even at the first parameter
    Sentence message = sentence("not computed");
    bool isUsable() const { return status == StaticsStatus::Solved; }

    // A parameter stands twice where forces jump because a link breaks. The last is the end of the path: `to`, or the
    // largest load that can be held.
    std::vector<LoadPathEvent> events;  // in order; row is the link
    std::vector<Sentence> remarks;      // what else a person should know; sentences
    bool collapsed = false;             // the links cannot hold more than the last parameter
};

// What the whole load of a load path is of that of the model: a situation's load factor from 0 to 1 is a place on the path,
// any other one makes the load itself another.
double wholeLoadFactor(const Situation& situation);

struct LoadPathRange {
    double from = 0, to = 1;
};

// At a parameter, by straight lines; beyond the ends, those of the ends. Nothing, or zero, of an empty path.
Eigen::VectorXd forcesAt(const ForcePath& path, double parameter);         // (links), N
Vector3 jointForceAt(const ForcePath& path, int joint, double parameter);  // N, ground frame
double resultantAt(const ForcePath& path, int joint, double parameter);    // N

struct LinkSystem;
// The load path of a system built at the full load.
LoadPathProblem loadPathProblem(const Mechanism& mechanism, const LinkSystem& system, const LoadPathRange& range);
// Names of the contacts that slide at a corner of it.
std::vector<std::string> slidingContacts(const Mechanism& mechanism, const LinkSystem& system, const LoadPath& path);

StaticsLoadPath solveLoadPath(const Mechanism& mechanism, const Situation& situation, const LoadPathRange& range = {});

}  // namespace sinew

#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/complementarity/switching.h"
#include "core/math/vector.h"

namespace sinew {

using Wrench = Eigen::Matrix<double, 6, 1>;   // force, N, then moment about the reference point, N m
using Twist = Eigen::Matrix<double, 6, 1>;    // displacement of the reference point, m, then small rotation, rad
using Matrix6 = Eigen::Matrix<double, 6, 6>;  // wrench per twist

// Two rigid fragments of a bone that meet at a fracture, and what holds them together. The distal fragment rests; the
// proximal one moves by a twist q. All points are seen from one reference point, in one frame. (Own statement; every
// frictionless part is a link of Kolesnikov's complete system, 2004.)

// A piece of the bone surface across the fracture: it pushes and rubs, and does not pull.
struct InterfaceCell {
    Vector3 position = Vector3::Zero();  // m
    Vector3 normal = Vector3::UnitZ();   // unit vector, towards the proximal fragment
    double area = 0;                     // m^2, > 0
    double normalStiffness = 0;          // kn, Pa/m, > 0
    double tangentStiffness = 0;         // kt, Pa/m, >= 0
    double gap = 0;                      // m, opening before the load; bone that is lost or does not fit
    double friction = 0;                 // mu, >= 0
};

// A device seen from the fracture: wrench on the proximal fragment = -stiffness q.
struct InterfaceBeam {
    std::string name;
    Matrix6 stiffness = Matrix6::Zero();  // symmetric, no negative eigenvalue
};

// The head of a lag screw on the cortex: it pulls along its axis, and does not push.
struct InterfaceTie {
    std::string name;
    Vector3 position = Vector3::Zero();    // m, where it takes hold of the proximal fragment
    Vector3 direction = Vector3::UnitZ();  // unit vector; it resists moving that way
    double stiffness = 0;                  // N/m, > 0
    double preload = 0;                    // N, >= 0, after tightening and before the load
};

// A guide that slides along its axis once a limit is reached, as a screw in its barrel: a given one, and by Coulomb's
// law what presses on its ends.
struct InterfaceSlider {
    using Press = Eigen::Matrix<double, 2, 6>;  // N across the guide per twist (of the whole way, with tightening)

    std::string name;
    Vector3 position = Vector3::Zero();    // m
    Vector3 direction = Vector3::UnitZ();  // unit vector
    double stiffness = 0;                  // N/m, > 0
    double limit = 0;                      // N, >= 0
    double friction = 0;                   // mu, >= 0
    std::vector<Press> presses = {};       // the limit grows by friction times the sum of their lengths
};

struct InterfaceProblem {
    std::vector<InterfaceCell> cells;
    std::vector<InterfaceBeam> beams;
    std::vector<InterfaceTie> ties;
    std::vector<InterfaceSlider> sliders;
    Wrench load = Wrench::Zero();  // on the proximal fragment
    int steps = 25;               // equal parts in which the load is put on, 1 to 10 000; friction depends on the order
    double typicalLength = 0.02;  // m, > 0: makes moments and forces comparable
};

enum class CellState { Open, Sticking, Slipping };

struct CellAnswer {
    CellState state = CellState::Open;
    double opening = 0;                  // m; negative: pressed together
    double pressure = 0;                 // Pa
    Vector3 friction = Vector3::Zero();  // N, on the proximal fragment
    double slip = 0;                     // m, along the surface since tightening: the length of its way
};

// What all parts do after one part of the load.
struct InterfaceStep {
    double factor = 0;  // of the load
    Twist displacement = Twist::Zero();
    double pressedShare = 0;           // of the cells' area, 0 to 1
    double slippingShare = 0;          // of the pressed area
    std::vector<double> sliders = {};  // N, as in the answer
};

struct InterfaceAnswer {
    SolveStatus status = SolveStatus::NotRun;
    Sentence message = sentence("not solved");
    bool isUsable() const { return status == SolveStatus::Solved; }

    Twist tightening = Twist::Zero();    // q0, by the preload alone
    Twist displacement = Twist::Zero();  // since tightening
    std::vector<CellAnswer> cells;
    std::vector<Wrench> beams;         // on the proximal fragment, about the reference point
    std::vector<double> ties;          // tension, N
    std::vector<double> sliders;       // N, on the proximal fragment against the direction
    std::vector<InterfaceStep> steps;  // one each part of the load
    double residual = 0;               // of the balance, relative to the largest of its terms, from fresh sums
    int iterations = 0;
    // When infeasible: a motion that nothing resists enough, largest entry 1 (rotations times the typical length).
    Twist collapse = Twist::Zero();
};

}  // namespace sinew

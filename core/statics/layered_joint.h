#pragma once

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/sentence.h"
#include "core/frame/result_frame.h"
#include "core/model/joint.h"

namespace sinew {

// A face of a layer. Within a layer stresses and displacements are monotone in r^-3, so that the faces have the largest.
struct LayerFace {
    double radius = 0;        // m, unloaded; 0: the centre of the core
    double displacement = 0;  // m, outwards
    double radialStress = 0;  // Pa, tension positive
    double hoopStress = 0;    // Pa, tension positive, the same in all directions along the face
    double radialStrain = 0;

    double pressure() const { return -radialStress; }                        // Pa
    double vonMises() const { return std::abs(hoopStress - radialStress); }  // Pa
    double hoopStrain() const { return radius > 0 ? displacement / radius : radialStrain; }
};

struct LayerState {
    LayerFace inner, outer;
};

// Nested elastic spheres under a uniform outside pressure (Pa, not negative: layers only press on each other). layers:
// from the solid core outwards. The state of each, in their order. Linear elasticity at small strains, in closed form
// (Lame): u = A r + B / r^2 in each layer, with radial stress and displacement continuous from layer to layer. Fails
// without layers, where radii do not grow, where a modulus is not positive, where Poisson's ratio is not within (-1, 0.5)
// (at 0.5 a solid does not give way to pressure at all), and where a number is not finite.
Result<std::vector<LayerState>> calcElasticLayers(const std::vector<JointLayer>& layers, double pressure);

// Pa, the largest of both faces.
double largestVonMises(const LayerState& layer);

// The largest strain, radial or hoop, in size.
double largestStrain(const std::vector<LayerState>& layers);

enum class PressureBasis {
    Given,       // by the model
    JointForce,  // the resultant over the projected area of the outermost sphere: a mean
};
const char* wordOf(PressureBasis basis);  // "given", "joint_force"

// What a joint with layers bears.
struct LayeredJoint {
    PressureBasis basis = PressureBasis::JointForce;
    double area = 0;                 // m^2, pi R^2 of the outermost sphere
    std::optional<double> pressure;  // Pa, uniform on the outermost sphere; absent: `message` says why
    std::vector<LayerState> layers;  // in the joint's order; empty without a pressure
    Sentence message;
    std::vector<Sentence> remarks;  // sentences: what the pressure is, and where the theory ends
};

// joint: the one of that index in the model that the frame is of, with layers. frame: nullptr before the first. Only the
// force of a usable frame presses; its moment, and where on the sphere it acts, do not enter.
LayeredJoint calcLayeredJoint(const Joint& joint, std::size_t index, const ResultFrame* frame);

// resultant: N, of the joint's force, if it is known.
LayeredJoint calcLayeredJoint(const Joint& joint, const std::optional<double>& resultant);

}  // namespace sinew

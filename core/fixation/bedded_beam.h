#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/fixation/interface_problem.h"

namespace sinew {

// A straight beam that crosses the fracture plane and lies in a bed on either side (Winkler's hypothesis; Hetenyi 1946),
// such as a screw in bone. Places along it are lengths from the plane, m: negative distally, positive proximally. Its own
// axes: x from distal to proximal, y and z across.

struct BeamSection {
    double axial = 0;               // E A, N, > 0
    double torsional = 0;           // G J, N m^2, > 0
    double bendingY = 0;            // E I against bending in the plane of x and y, N m^2, > 0
    double bendingZ = 0;            // in the plane of x and z
    double shearY = 0, shearZ = 0;  // G As, N, > 0; +inf: no shear deformation (Euler and Bernoulli)
};

enum class Fragment { Distal, Proximal };

// The bed resists motion relative to the fragment around it.
struct BeamBed {
    double from = 0, to = 0;  // m, from < to
    Fragment fragment = Fragment::Distal;
    double lateral = 0;    // N/m per m, >= 0
    double axial = 0;      // N/m per m, >= 0
    double torsional = 0;  // N m/rad per m, >= 0
};

// Springs at one place, along and about the beam's axes; +inf holds that motion fast.
struct BeamSupport {
    double at = 0;  // m
    Fragment fragment = Fragment::Distal;
    Vector3 translation = Vector3::Zero();  // N/m, >= 0
    Vector3 rotation = Vector3::Zero();     // N m/rad, >= 0
};

struct BeddedBeam {
    std::string name;
    Vector3 crossing = Vector3::Zero();    // m, where the axis meets the plane
    Vector3 direction = Vector3::UnitX();  // unit vector, from distal to proximal
    Vector3 across = Vector3::UnitY();     // its part square to the direction is the beam's y axis
    double from = 0, to = 0;               // m, from < to: its ends
    BeamSection section;
    std::vector<BeamBed> beds;
    std::vector<BeamSupport> supports;
    double longestElement = 0.004;  // m, > 0
};

// At one place of a beam: the forces that its proximal part puts on its distal part, in the beam's axes.
struct BeamStation {
    double at = 0;                       // m
    Vector3 force = Vector3::Zero();     // N: tension, shear along y and z
    Vector3 moment = Vector3::Zero();    // N m: torsion, about y, about z
    Vector3 movement = Vector3::Zero();  // m, relative to the fragment around it (the bed's side; else the distal one)
    double bearing = 0;                  // N/m, lateral force of the bed per length
};

// The beam condensed to what the fragments feel, by Timoshenko elements with the bed's consistent (Hermite) matrix. With
// elements of 4 mm it is exact to 1e-4 for screws of a few mm in cancellous bone.
class CondensedBeam {
public:
    // What is wrong with the beam, in words, or empty; then the other functions may be called.
    static Sentence refusal(const BeddedBeam& beam);

    explicit CondensedBeam(const BeddedBeam& beam);

    // Wrench on the proximal fragment = -stiffness q, about the origin of `crossing`. Symmetric; singular where the beam
    // slides or turns freely.
    const Matrix6& stiffness() const { return m_stiffness; }

    // At all nodes, where the bed changes twice: behind and before it.
    std::vector<BeamStation> stations(const Twist& q) const;

private:
    struct Element {
        double from, length;
        BeamBed bed;
        Eigen::Matrix<double, 12, 12> elastic, bedding;
    };

    void addElements(const BeddedBeam& beam);
    void condense(const BeddedBeam& beam);
    Eigen::Matrix<double, 12, 6> fragmentMotion(const Element& element) const;
    Matrix6 nodeMotion(double at) const;

    Vector3 m_crossing;
    Matrix3 m_axes;  // rows: the beam's axes
    std::vector<Element> m_elements;
    Eigen::MatrixXd m_nodes;  // (6 nodes x 6): displacements and rotations of the nodes, beam's axes, per unit of q
    Matrix6 m_stiffness = Matrix6::Zero();
};

}  // namespace sinew

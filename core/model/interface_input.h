#pragma once

#include <optional>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/extras.h"
#include "core/math/vector.h"

namespace sinew {

// What a person states of two fragments that meet at a surface, as `sinew-cli interface` reads it. SI units, one frame.
// What it means mechanically is said in core/fixation.

struct InterfaceLoadInput {
    Vector3 force = Vector3::Zero();   // N, on the proximal fragment
    Vector3 moment = Vector3::Zero();  // N m, besides that of the force
    std::optional<Vector3> point;      // m, where the force acts; at the reference point when absent
    Extras extras = {};
};

struct InterfaceCellInput {
    Vector3 position = Vector3::Zero();  // m
    Vector3 normal = Vector3::UnitZ();   // direction, towards the proximal fragment
    double area = 0;                     // m^2, > 0
    double kn = 0;                       // Pa/m, > 0
    double kt = 0;                       // Pa/m, >= 0
    double gap = 0;                      // m
    double friction = 0;                 // >= 0
    Extras extras = {};
};

enum class PatchShape { Rectangle, Ellipse };

// A flat piece of surface that the program cuts into cells.
struct InterfacePatchInput {
    std::string name;
    PatchShape shape = PatchShape::Rectangle;
    Vector3 centre = Vector3::Zero();   // m
    Vector3 normal = Vector3::UnitZ();  // direction, towards the proximal fragment
    Vector3 along = Vector3::UnitX();   // its part in the patch is the direction of `length`
    double length = 0, width = 0;       // m, > 0: sides or diameters
    double shell = 0;                   // m, >= 0: of the rim; what lies within is the core; 0: no core
    double cellSize = 0;                // m, > 0
    double kn = 0;                      // Pa/m, > 0
    double kt = 0;                      // Pa/m, >= 0
    std::optional<double> coreKn;       // Pa/m, > 0; the core is empty when absent
    double coreKt = 0;                  // Pa/m, >= 0
    double gap = 0;                     // m
    double friction = 0;                // >= 0
    Extras extras = {};
};

// Of a tube, or a full bar.
struct RoundSectionInput {
    double outerDiameter = 0;  // m, > 0
    double innerDiameter = 0;  // m, >= 0
    double modulus = 0;        // Pa, > 0
    double poisson = 0.3;
    Extras extras = {};
};

// Of a bar with a rectangular section.
struct FlatSectionInput {
    double height = 0;   // m, > 0: along the beam's y axis
    double width = 0;    // m, > 0: along its z axis
    double modulus = 0;  // Pa, > 0
    double poisson = 0.3;
    Extras extras = {};
};

struct GivenSectionInput {
    double axial = 0;                      // EA, N, > 0
    double torsional = 0;                  // GJ, N m^2, > 0
    double bendingY = 0, bendingZ = 0;     // EI in the planes x, y and x, z, N m^2, > 0
    std::optional<double> shearY, shearZ;  // GAs, N, > 0; no shear deformation when absent
    Extras extras = {};
};

enum class InterfaceFragment { Distal, Proximal };

struct BeamBedInput {
    double from = 0, to = 0;  // m along the beam, from the plane
    InterfaceFragment fragment = InterfaceFragment::Distal;
    double lateral = 0, axial = 0;  // N/m per m, >= 0
    double torsional = 0;           // N m/rad per m, >= 0
    Extras extras = {};
};

struct BeamSupportInput {
    double at = 0;  // m along the beam, from the plane
    InterfaceFragment fragment = InterfaceFragment::Distal;
    Vector3 translation = Vector3::Zero();  // N/m, >= 0; +inf: held
    Vector3 rotation = Vector3::Zero();     // N m/rad, >= 0; +inf: held
    Extras extras = {};
};

// Either `stiffness`, or one of the sections with what follows them.
struct InterfaceBeamInput {
    std::string name;
    std::optional<Eigen::Matrix<double, 6, 6>> stiffness;  // wrench per twist, about the reference point
    std::optional<RoundSectionInput> round;
    std::optional<FlatSectionInput> flat;
    std::optional<GivenSectionInput> section;
    std::optional<Vector3> crossing;   // m; the reference point when absent
    std::optional<Vector3> direction;  // from distal to proximal; the z axis when absent
    std::optional<Vector3> across;     // its part square to the direction is the beam's y axis; any when absent
    double from = 0, to = 0;           // m along the beam, from the plane
    std::vector<BeamBedInput> beds;
    std::vector<BeamSupportInput> supports;
    double element = 0.004;  // m, > 0: longest element
    Extras extras = {};
};

struct InterfaceTieInput {
    std::string name;
    Vector3 position = Vector3::Zero();    // m
    Vector3 direction = Vector3::UnitZ();  // it resists moving that way
    double stiffness = 0;                  // N/m, > 0
    double preload = 0;                    // N, >= 0
    Extras extras = {};
};

struct InterfaceSliderInput {
    std::string name;
    Vector3 position = Vector3::Zero();  // m
    Vector3 direction = Vector3::UnitZ();
    double stiffness = 0;  // N/m, > 0
    double limit = 0;      // N, >= 0
    Extras extras = {};
};

struct InterfaceInput {
    std::string title, note;
    Vector3 referencePoint = Vector3::Zero();  // m
    double typicalLength = 0.02;               // m, > 0
    double steps = 25;                         // a whole number
    InterfaceLoadInput load;
    std::vector<InterfaceCellInput> cells;
    std::vector<InterfacePatchInput> patches;
    std::vector<InterfaceBeamInput> beams;
    std::vector<InterfaceTieInput> ties;
    std::vector<InterfaceSliderInput> sliders;
    Extras extras = {};
};

}  // namespace sinew

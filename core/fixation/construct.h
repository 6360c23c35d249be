#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/bedded_beam.h"
#include "core/fixation/interface_problem.h"
#include "core/fixation/osteotomy.h"
#include "core/model/model_problem.h"

namespace sinew {

// A broken femur with its fixator, made ready for loads: all that does not change from posture to posture. Right femur
// while standing, seen from the centroid of the fracture (of a left femur, its mirror image).

// A beam of the fixator where it lies.
struct PlacedBeam {
    FixatorBeam stated;
    BeddedBeam bedded;                       // from the centroid of the fracture; places along it from the plane
    std::optional<double> cortexEnd;         // m: outwards of this it lies in the cortex of the shaft
    std::optional<CondensedBeam> condensed;  // there once it is placed
    std::optional<std::size_t> tie, slider;  // of the problem

    double thread() const { return bedded.to - stated.threadLength; }  // m, where its thread begins
    double mouth() const { return bedded.from + stated.guideLength; }  // m, of its guide, if it has one
};

// What holds the mouth of a barrel: the truth lies between its plate alone and a rigid hold.
enum class GuideModel { PlateAlone, PlateAndBone, Rigid };

struct ConstructOptions {
    double cellSize = 0.00125;  // m
    int steps = 25;
    GuideModel guide = GuideModel::PlateAndBone;
    // Of the mesh that the case names, by its points and its side; see measureFemur(). A case with a mesh is not built
    // without.
    std::shared_ptr<const MeasuredFemur> measured = {};
};

struct Construct {
    std::vector<ModelProblem> problems;  // at places such as fixator/beams/0; empty: all else may be used
    bool isSound() const { return problems.empty(); }
    std::vector<Sentence> remarks;  // what a person should know of how this case is modelled

    std::optional<PatientBone> patient;  // of a case with a mesh
    // As they stand: the piece that carries the head, with the plane in it. After an osteotomy it has turned, see cutFemur().
    FemurFrame femur;
    FracturePlane plane;
    PlaneSection section;
    double neckShaftAngle = 0;    // rad, of the neck to the shaft that stands
    std::optional<CutFemur> cut;  // what the osteotomy did
    // Columns: forwards, up the shaft, outwards, of the femur below any cut: the axes that hip forces are stated in.
    Matrix3 statedAxes = Matrix3::Identity();
    double depth = 0;  // m: the layer of bone that gives way across the fracture, h of E/h
    double corticalStiffness = 0, cancellousStiffness = 0;  // kn, Pa/m, fit included
    std::vector<SectionCell> sectionCells;                  // one each cell of the problem
    InterfaceProblem problem;                               // without a load
    std::vector<PlacedBeam> beams;
    double strengthOfCancellous = 0;  // Pa
    double strengthOfCortex = 0;      // Pa
};

// A fixator without beams is the standard one of its kind.
Construct buildConstruct(const Fixation& fixation, const ConstructOptions& options = {});

// The case with what was measured on its mesh in place of what it states of the femur; else as it is.
Fixation measuredCase(Fixation fixation, const std::shared_ptr<const MeasuredFemur>& measured);

}  // namespace sinew

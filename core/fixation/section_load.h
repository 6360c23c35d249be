#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/construct.h"
#include "core/fixation/muscle_sides.h"
#include "core/frame/result_frame.h"

namespace sinew {

// What loads the head fragment of a broken femur in one posture.

// A muscle or another link of which a part ends on the femur.
struct FragmentPull {
    std::string link;
    double force = 0;         // N, tension positive
    bool endsOnHead = false;  // on the head fragment: it counts in the load across the plane
    bool isChosen = false;    // by the person, against what the plane says
};

struct SectionLoad {
    std::string name;   // of the posture or load
    std::string title;  // what people call it; may be empty
    const std::string& shownName() const { return title.empty() ? name : title; }
    bool isUsable = false;
    Sentence message;                    // why it is not
    double bodyWeight = 0;               // N
    Vector3 hipForce = Vector3::Zero();  // N, on the head; right femur while standing
    // N m: what an activity gives to the model's hip as moments, or its locks bear; a ball in its socket bears none,
    // so it is left out.
    double leftOutMoment = 0;
    // m: moment of abduction about the centre of the head over force, of all links that pull the femur outwards; of an
    // activity's postures in which one does.
    std::optional<double> abductorArm;
    Wrench wrench = Wrench::Zero();  // on the head fragment about the centroid of the fracture, the same axes
    // The hip force in body weights; 0 without a body weight.
    double hipForceInWeights() const { return bodyWeight > 0 ? hipForce.norm() / bodyWeight : 0; }
    std::vector<FragmentPull> pulls;  // muscles that pull, in the model's order
};

// A stated hip force, times the body weight of the person and the share of weight that the leg bears.
SectionLoad statedLoad(const HipLoad& load, const Fixation& fixation, const Construct& construct);

// The femur of a model and its hip.
struct ModelHip {
    std::size_t joint = 0;               // of the model
    int body = 0;                        // of the mechanism; the femur, child of the joint
    Vector3 head = Vector3::Zero();      // m, body frame: the centre of the joint
    Matrix3 axes = Matrix3::Identity();  // rows: forwards, up to the head from the knee, outwards; body frame
    // Of landmarks, where the femur has them: m, from the head to the middle of the epicondyles; m, body frame.
    std::optional<double> length = {};
    std::optional<Vector3> greaterTrochanter = {}, lesserTrochanter = {};
};

// The femur of that side, or the only one there is: a body shaped as a femur with a joint to its parent. Its knee is the
// middle of the landmarks of the epicondyles; without them its own axes count as forwards, up and to the right.
std::optional<ModelHip> findHip(const Model& model, BodySide side);

// From a solved posture: the joint force on the femur and the muscles that end on the head fragment.
SectionLoad frameLoad(const std::string& name, const ResultFrame& frame, const ModelHip& hip, const Fixation& fixation,
                      const Construct& construct);

// Default hip forces, body weights in the femur's own axes: peaks of walking and of climbing stairs (Heller et al. 2005).
std::vector<HipLoad> defaultLoads();

}  // namespace sinew

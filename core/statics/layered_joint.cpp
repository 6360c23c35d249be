#include "core/statics/layered_joint.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/number_words.h"

namespace sinew {

namespace {

constexpr double smallStrain = 0.05;  // beyond, terms of second order are no longer small against the first

// u / r = alpha + beta (a / r)^3, a the inner radius; of the core beta is zero.
struct LayerField {
    double alpha = 0, beta = 0;
};

double bulkModulus(const JointLayer& layer)
{
    return layer.youngsModulus / (3 * (1 - 2 * layer.poissonsRatio));
}

double shearModulus(const JointLayer& layer)
{
    return layer.youngsModulus / (2 * (1 + layer.poissonsRatio));
}

LayerFace faceOf(const JointLayer& layer, const LayerField& field, double radius, double share)
{
    const double K = bulkModulus(layer), G = shearModulus(layer), decayed = field.beta * share;
    LayerFace face;
    face.radius = radius;
    face.displacement = radius * (field.alpha + decayed);
    face.radialStress = 3 * K * field.alpha - 4 * G * decayed;
    face.hoopStress = 3 * K * field.alpha + 2 * G * decayed;
    face.radialStrain = field.alpha - 2 * decayed;
    return face;
}

LayerState stateOf(const JointLayer& layer, const LayerField& field, double innerRadius)
{
    const double ratio = innerRadius / layer.outerRadius;
    return {faceOf(layer, field, innerRadius, 1), faceOf(layer, field, layer.outerRadius, ratio * ratio * ratio)};
}

// What continues a layer within: the same displacement and radial stress at the face between them.
LayerField continued(const JointLayer& layer, const LayerFace& within)
{
    const double K = bulkModulus(layer), G = shearModulus(layer), strain = within.hoopStrain();
    const double sum = 3 * K + 4 * G;
    return {(within.radialStress + 4 * G * strain) / sum, (3 * K * strain - within.radialStress) / sum};
}

// For a core of unit strain. Strain and stress stay positive from layer to layer, so that the last can be scaled.
std::vector<LayerState> unscaledStates(const std::vector<JointLayer>& layers)
{
    std::vector<LayerState> states = {stateOf(layers[0], {1, 0}, 0)};
    for (std::size_t i = 1; i < layers.size(); ++i)
        states.push_back(stateOf(layers[i], continued(layers[i], states[i - 1].outer), layers[i - 1].outerRadius));
    return states;
}

void scale(LayerFace& face, double factor)
{
    face.displacement *= factor;
    face.radialStress *= factor;
    face.hoopStress *= factor;
    face.radialStrain *= factor;
}

bool isFinite(const LayerFace& face)
{
    return std::isfinite(face.displacement) && std::isfinite(face.radialStress) && std::isfinite(face.hoopStress)
           && std::isfinite(face.radialStrain);
}

std::optional<Diagnostic> refusalOf(const std::vector<JointLayer>& layers, double pressure)
{
    if (layers.empty())
        return makeError(sentence("there are no layers"), sentence("add one to 'layers' of the joint"));
    if (!(std::isfinite(pressure) && pressure >= 0))
        return makeError(sentence("the pressure on the layers is not a number from 0 on"),
                         sentence("layers only press on each other"));
    double within = 0;
    for (const JointLayer& layer : layers) {
        if (!(std::isfinite(layer.outerRadius) && layer.outerRadius > within))
            return makeError(sentence("layer '%1' does not lie around the one within it", layer.name),
                             sentence("its outer radius must be greater"));
        if (!(std::isfinite(layer.youngsModulus) && layer.youngsModulus > 0))
            return makeError(sentence("Young's modulus of layer '%1' is not positive", layer.name));
        if (layer.poissonsRatio == 0.5)
            return makeError(sentence("layer '%1' is incompressible: its Poisson's ratio is 0.5", layer.name),
                             sentence("take one below, such as 0.499: a solid of 0.5 does not give way to pressure"));
        if (!(layer.poissonsRatio > -1 && layer.poissonsRatio < 0.5))
            return makeError(sentence("Poisson's ratio of layer '%1' is not between -1 and 0.5", layer.name));
        within = layer.outerRadius;
    }
    return std::nullopt;
}

// Why the force of a joint is not known; empty when it is.
// The force that presses on a joint, or why there is none.
struct JointPress {
    std::optional<double> resultant;  // N
    Sentence reason;
};

JointPress unknownPress()
{
    return {{}, sentence("No pressure: the joint's force is not known here.")};
}

JointPress pressOf(const ResultFrame* frame, std::size_t index)
{
    if (!frame)
        return {{}, sentence("No pressure yet: the joint's force is not computed.")};
    if (frame->status == FrameStatus::NotAdmissible)
        return {{},
                sentence("No pressure: the forces shown are not admissible, so that the joint's force is not used.")};
    if (!frame->isUsable() || index >= frame->joints.size() || !frame->joints[index])
        return unknownPress();
    return {frame->joints[index]->resultant(), {}};
}

bool turnsAboutOneAxis(const Joint& joint)
{
    if (joint.kind != JointKind::Axes)
        return false;
    return std::count_if(joint.axes.begin(), joint.axes.end(),
                         [](const Axis& axis) { return axis.kind == AxisKind::Rotation; })
           == 1;
}

Sentence strainRemark(double strain)
{
    return sentence("The largest strain is %1 %: linear elasticity assumes small ones, up to about %2 %.",
                    withDecimals(100 * strain, 1), withDecimals(100 * smallStrain, 0));
}

}  // namespace

Result<std::vector<LayerState>> calcElasticLayers(const std::vector<JointLayer>& layers, double pressure)
{
    using Answer = Result<std::vector<LayerState>>;
    if (const auto refusal = refusalOf(layers, pressure))
        return Answer::failure({*refusal});
    std::vector<LayerState> states = unscaledStates(layers);
    const double factor = -pressure / states.back().outer.radialStress;
    for (LayerState& state : states) {
        scale(state.inner, factor);
        scale(state.outer, factor);
        if (!isFinite(state.inner) || !isFinite(state.outer))
            return Answer::failure(
                {makeError(sentence("the state of the layers is not finite"), sentence("check their moduli"))});
    }
    return Answer::success(std::move(states));
}

double largestVonMises(const LayerState& layer)
{
    return std::max(layer.inner.vonMises(), layer.outer.vonMises());
}

double largestStrain(const std::vector<LayerState>& layers)
{
    double largest = 0;
    for (const LayerState& state : layers) {
        for (const LayerFace* face : {&state.inner, &state.outer})
            largest = std::max({largest, std::abs(face->radialStrain), std::abs(face->hoopStrain())});
    }
    return largest;
}

const char* wordOf(PressureBasis basis)
{
    return basis == PressureBasis::Given ? "given" : "joint_force";
}

namespace {

LayeredJoint layeredJoint(const Joint& joint, const JointPress& press)
{
    LayeredJoint made;
    made.basis = joint.layerPressure ? PressureBasis::Given : PressureBasis::JointForce;
    if (!joint.layers.empty())
        made.area = std::numbers::pi * joint.layers.back().outerRadius * joint.layers.back().outerRadius;
    std::optional<double> pressure = joint.layerPressure;
    if (!pressure) {
        if (!press.resultant) {
            made.message = press.reason;
            return made;
        }
        pressure = *press.resultant / made.area;
        made.remarks.push_back(
            sentence("The pressure is a mean: the joint's force over the projected area of the outermost "
                     "sphere, pi R^2. Where the surfaces meet it is higher."));
    }
    const Result<std::vector<LayerState>> states = calcElasticLayers(joint.layers, *pressure);
    if (!states) {
        made.message = sentence("No stresses: %1.", states.diagnostics.front().message);
        made.remarks.clear();
        return made;
    }
    made.pressure = pressure;
    made.layers = *states.value;
    if (const double strain = largestStrain(made.layers); strain > smallStrain)
        made.remarks.push_back(strainRemark(strain));
    if (turnsAboutOneAxis(joint))
        made.remarks.push_back(
            sentence("The layers are spheres, as in Borisov 2018; this joint turns about one axis, where "
                     "surfaces are rather cylinders."));
    return made;
}

}  // namespace

LayeredJoint calcLayeredJoint(const Joint& joint, std::size_t index, const ResultFrame* frame)
{
    return layeredJoint(joint, pressOf(frame, index));
}

LayeredJoint calcLayeredJoint(const Joint& joint, const std::optional<double>& resultant)
{
    return layeredJoint(joint, resultant ? JointPress{resultant, {}} : unknownPress());
}

}  // namespace sinew

#include "core/report/layers_report.h"

#include <ostream>
#include <utility>

#include "core/report/text_columns.h"

namespace sinew {

namespace {

constexpr double mega = 1e-6, milli = 1e3, micro = 1e6;  // what Pa and m are multiplied by, to be read

JsonValue faceJson(const LayerFace& face)
{
    return JsonValue::object()
        .set("radius_m", face.radius)
        .set("pressure_Pa", face.pressure())
        .set("radius_change_m", face.displacement)
        .set("hoop_stress_Pa", face.hoopStress)
        .set("von_mises_Pa", face.vonMises());
}

std::string pressureText(const LayeredJoint& state)
{
    const std::string size = formatted("%.6g", mega * *state.pressure) + " MPa outside, ";
    if (state.basis == PressureBasis::Given)
        return size + "as the model gives it";
    return size + "a mean: the joint's force over pi R^2 = " + formatted("%.5g", micro * state.area) + " mm^2";
}

void writeLayer(const std::string& name, const LayerState& layer, std::ostream& stream)
{
    stream << padded(name, 32) << formatted("%10.4g", milli * layer.outer.radius)
           << formatted("%11.6g", mega * layer.outer.pressure())
           << formatted("%12.6g", micro * layer.outer.displacement);
    for (const LayerFace* face : {&layer.inner, &layer.outer})
        stream << formatted("%12.4g", mega * face->hoopStress);
    stream << formatted("%11.4g", mega * largestVonMises(layer)) << '\n';
}

}  // namespace

JsonValue layersJson(const Joint& joint, const LayeredJoint& state)
{
    JsonValue layers = JsonValue::array();
    for (std::size_t k = 0; k < state.layers.size(); ++k) {
        layers.push(JsonValue::object()
                        .set("name", joint.layers[k].name)
                        .set("inner", faceJson(state.layers[k].inner))
                        .set("outer", faceJson(state.layers[k].outer)));
    }
    return JsonValue::object()
        .set("pressure_Pa", state.pressure ? JsonValue(*state.pressure) : JsonValue())
        .set("pressure_from", wordOf(state.basis))
        .set("area_m2", state.area)
        .set("message", state.message)
        .set("remarks", JsonValue(state.remarks))
        .set("faces", std::move(layers));
}

void writeLayersText(const Joint& joint, const LayeredJoint& state, const std::string& when, std::ostream& stream)
{
    stream << "\nLayers of " << joint.name << when << ": "
           << (state.pressure ? pressureText(state) : state.message.english()) << '\n';
    for (const Sentence& remark : state.remarks)
        stream << remark << '\n';
    if (state.layers.empty())
        return;
    stream << padded("layer, its outer face", 32)
           << " radius mm  press. MPa   change um hoop in MPa hoop out MPa Mises MPa\n";
    for (std::size_t k = 0; k < state.layers.size(); ++k)
        writeLayer(joint.layers[k].name, state.layers[k], stream);
}

void writeLayersText(const Model& model, const ResultFrame& frame, std::ostream& stream)
{
    for (std::size_t i = 0; i < model.joints.size(); ++i) {
        if (!model.joints[i].layers.empty())
            writeLayersText(model.joints[i], calcLayeredJoint(model.joints[i], i, &frame), {}, stream);
    }
}

}  // namespace sinew

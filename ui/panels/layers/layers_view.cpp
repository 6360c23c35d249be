#include "ui/panels/layers/layers_view.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/statics/layered_joint.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

constexpr double milli = 1e3, micro = 1e6, mega = 1e-6;  // what m and Pa are multiplied by, to be shown
constexpr int shades = 24;                               // of a layer

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(sinew::Layers)
};

// Four significant digits: a table of layers holds MPa from thousandths to hundreds.
QString significant(double value)
{
    const int before = value == 0 ? 1 : static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
    return fixedText(value, std::clamp(4 - before, 0, 6));
}

QString basisText(const LayeredJoint& state, const PanelInput& input, std::size_t joint)
{
    if (!state.pressure)
        return said(state.message);
    const QString size = significant(mega * *state.pressure) + u' ' + unitOf(Quantity::Pressure);
    if (state.basis == PressureBasis::Given)
        return Texts::tr("%1 all round, as given").arg(size);
    const double force = input.frame->joints[joint]->resultant();
    return Texts::tr("%1 all round: %2 over %3, the projected area of the sphere")
        .arg(size, quantityText(force, Quantity::Force), quantityText(state.area, Quantity::Area));
}

QStringList rowOf(const JointLayer& layer, const LayerState* state)
{
    QStringList row = {readableName(layer.name), fixedText(milli * layer.outerRadius, 2)};
    if (!state)
        return row << QStringLiteral("–") << QStringLiteral("–") << QStringLiteral("–") << QStringLiteral("–");
    const double hoop = std::abs(state->inner.hoopStress) > std::abs(state->outer.hoopStress) ? state->inner.hoopStress
                                                                                              : state->outer.hoopStress;
    return row << significant(mega * state->outer.pressure()) << significant(micro * state->outer.displacement)
               << significant(mega * hoop) << significant(mega * largestVonMises(*state));
}

// Between the faces the radial stress is c + d / r^3.
std::vector<double> pressuresOf(const LayerState& state)
{
    const double a = state.inner.radius, b = state.outer.radius;
    const double q = a > 0 ? std::pow(a / b, 3) : 0;
    const double atInner = state.inner.pressure(), atOuter = state.outer.pressure();
    std::vector<double> pressures;
    for (int i = 0; i <= shades; ++i) {
        const double r = a + (b - a) * i / shades;
        const double share = a > 0 ? (std::pow(a / r, 3) - q) / (1 - q) : 0;  // 1 at the inner face, 0 at the outer
        pressures.push_back(mega * (atOuter + share * (atInner - atOuter)));
    }
    return pressures;
}

LayersPicture pictureOf(const Joint& joint, const LayeredJoint& state)
{
    LayersPicture picture;
    double inner = 0, largest = 0;
    for (std::size_t i = 0; i < joint.layers.size(); ++i) {
        LayerRing ring{readableName(joint.layers[i].name), inner, milli * joint.layers[i].outerRadius, {}, {}};
        if (i < state.layers.size()) {
            ring.pressures = pressuresOf(state.layers[i]);
            ring.outerChange = milli * state.layers[i].outer.displacement;
            largest = std::max(largest, std::abs(*ring.outerChange));
            const auto [low, high] = std::minmax_element(ring.pressures.begin(), ring.pressures.end());
            picture.least = i == 0 ? *low : std::min(picture.least, *low);
            picture.most = i == 0 ? *high : std::max(picture.most, *high);
        }
        inner = ring.outer;
        picture.rings.push_back(std::move(ring));
    }
    picture.exaggeration = exaggerationOf(largest, picture.radius());
    return picture;
}

int shownOf(const LayersView& view, const PanelInput& input, const std::string& before)
{
    if (input.selection.kind == ObjectKind::Joint) {
        if (const auto selected = view.names.indexOf(QString::fromStdString(input.selection.name)); selected >= 0)
            return static_cast<int>(selected);
    }
    return static_cast<int>(std::max<qsizetype>(view.names.indexOf(QString::fromStdString(before)), 0));
}

}  // namespace

std::vector<LayerColumn> layerColumns()
{
    const QString megapascal = unitOf(Quantity::Pressure);
    const QString length = unitOf(Quantity::Length);
    return {{Texts::tr("layer"), {}, Texts::tr("From the core outwards")},
            {Texts::tr("R"), length, Texts::tr("Outer radius without load")},
            {Texts::tr("p"), megapascal, Texts::tr("Pressure on the outer face")},
            {Texts::tr("ΔR"), QStringLiteral("µm"), Texts::tr("Change of the outer radius")},
            {Texts::tr("hoop"), megapascal, Texts::tr("Hoop stress, the larger of both faces; tension positive")},
            {Texts::tr("Mises"), megapascal, Texts::tr("Stress after von Mises, the larger of both faces")}};
}

double exaggerationOf(double largestChange, double radius)
{
    if (!(largestChange > 0 && radius > 0))
        return 1;
    const double wanted = 0.1 * radius / largestChange;
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    double factor = power;
    for (const double step : {2.0, 5.0}) {
        if (step * power <= wanted)
            factor = step * power;
    }
    return std::max(factor, 1.0);
}

LayersView layersViewOf(const PanelInput& input, const std::string& before)
{
    LayersView view;
    std::vector<std::size_t> joints;
    for (std::size_t i = 0; i < input.model.joints.size(); ++i) {
        if (input.model.joints[i].layers.empty())
            continue;
        joints.push_back(i);
        view.names.append(QString::fromStdString(input.model.joints[i].name));
        view.titles.append(readableName(input.model.joints[i].name));
    }
    if (joints.empty()) {
        view.emptyText = Texts::tr("No joint has layers. Select a joint and add layers to it under Properties: the "
                                   "core first, then the shells around it.");
        return view;
    }
    view.shown = shownOf(view, input, before);
    const std::size_t index = joints[static_cast<std::size_t>(view.shown)];
    const Joint& joint = input.model.joints[index];
    const LayeredJoint state = calcLayeredJoint(joint, index, input.frame.get());
    view.isGiven = state.basis == PressureBasis::Given;
    view.pressure = state.pressure;
    view.basis = basisText(state, input, index);
    for (const Sentence& remark : state.remarks)
        view.remarks.append(said(remark));
    for (std::size_t k = 0; k < joint.layers.size(); ++k)
        view.rows.push_back(rowOf(joint.layers[k], k < state.layers.size() ? &state.layers[k] : nullptr));
    view.picture = pictureOf(joint, state);
    return view;
}

}  // namespace sinew

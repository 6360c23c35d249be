#include "ui/panels/fixation/activity_curve_view.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include <QCoreApplication>

#include "core/report/fixation_words.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/panels/fixation/fixator_choice.h"
#include "ui/panels/results/series_data.h"
#include "ui/text/fixed_text.h"
#include "ui/text/unit_words.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

struct FixationCurveTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::FixationCurve)
};

// From so many on the postures of an activity are a course that a line may join; fewer are points with names.
constexpr std::size_t fewestOfCourse = 6;

SeriesLine lineOf(const CaseAnswer& all, const CurveFigure& figure)
{
    SeriesLine line;
    for (const FixationAnswer& answer : all.answers)
        line.values.push_back(answer.isUsable() ? figure.value(answer) : std::numeric_limits<double>::quiet_NaN());
    line.joined = all.postures.size() >= fewestOfCourse ? all.postures.size() : 0;
    return line;
}

void addTicks(const CaseAnswer& all, SeriesPlotContent& plot)
{
    QStringList names, ofActivity;
    for (const FixationAnswer& answer : all.answers) {
        names.append(postureName(answer));
        if (ofActivity.size() < static_cast<qsizetype>(all.postures.size()))
            ofActivity.append(names.back());
    }
    // Stated loads stand behind the postures and keep their names.
    const QString end = ofActivity.size() < 2 ? QString() : commonEnd(ofActivity);
    for (qsizetype i = 0; i < names.size(); ++i)
        plot.ticks.append(i < ofActivity.size() ? names[i].chopped(end.size()) : names[i]);
    plot.tickUnit = end.trimmed();
    // Beside a course, and beside what has a unit: they have no place on that axis.
    if (!end.isEmpty() || all.postures.size() >= fewestOfCourse)
        plot.apart = static_cast<int>(names.size() - ofActivity.size());
}

}  // namespace

std::span<const CurveFigure> curveFigures()
{
    static constexpr CurveFigure figures[]
        = {{QT_TRANSLATE_NOOP("sinew::FixationCurve", "bone, of its strength"), "%",
            [](const FixationAnswer& it) { return 100 * it.bearingUse(); }},
           {QT_TRANSLATE_NOOP("sinew::FixationCurve", "metal, of fatigue strength"), "%",
            [](const FixationAnswer& it) { return 100 * it.metalFatigueUse(); }},
           {QT_TRANSLATE_NOOP("sinew::FixationCurve", "largest gap"), "mm",
            [](const FixationAnswer& it) { return 1e3 * it.largestGap; }},
           {QT_TRANSLATE_NOOP("sinew::FixationCurve", "largest slip"), "mm",
            [](const FixationAnswer& it) { return 1e3 * it.largestSlip; }},
           {QT_TRANSLATE_NOOP("sinew::FixationCurve", "shear down the plane"), "N",
            [](const FixationAnswer& it) { return it.resultants.shearDown; }},
           {QT_TRANSLATE_NOOP("sinew::FixationCurve", "shear in the fixator"), "N",
            [](const FixationAnswer& it) { return figuresOf(it).deviceShear; }},
           {QT_TRANSLATE_NOOP("sinew::FixationCurve", "compression"), "N",
            [](const FixationAnswer& it) { return it.resultants.compression; }},
           {QT_TRANSLATE_NOOP("sinew::FixationCurve", "hip joint force"), "BW",
            [](const FixationAnswer& it) { return it.load.hipForceInWeights(); }}};
    return figures;
}

QString titleOf(const CurveFigure& figure)
{
    return FixationCurveTr::tr(figure.title);
}

std::optional<std::size_t> figureToBeginWith(const FixationInput& input)
{
    const CaseAnswer* all = input.hasCase ? input.answer() : nullptr;
    if (!all || !all->worst)
        return std::nullopt;
    const std::span<const CurveFigure> figures = curveFigures();
    const auto use = [&](const CurveFigure& figure) {
        return std::string_view(figure.unit) == "%" ? figure.value(all->answers[*all->worst]) : -1;
    };
    return static_cast<std::size_t>(std::ranges::max_element(figures, {}, use) - figures.begin());
}

ActivityCurveView activityCurveView(const FixationInput& input, const CurveFigure& figure)
{
    ActivityCurveView view;
    const CaseAnswer* all = input.hasCase ? input.answer() : nullptr;
    if (!all || all->answers.empty()) {
        view.emptyText
            = whyNoAnswer(input, FixationCurveTr::tr("A figure over the postures of the activity shows here."));
        return view;
    }
    if (!all->worst) {
        view.emptyText = FixationCurveTr::tr("No posture can be held.");
        return view;
    }
    if (all->answers.size() == 1) {
        view.emptyText = FixationCurveTr::tr("One posture alone. Choose an activity of several, or add a load.");
        return view;
    }
    SeriesPlotContent& plot = view.plot;
    plot.name = FixationCurveTr::tr("%1 over the postures").arg(titleOf(figure));
    plot.axisTitle = shownUnit(figure.unit);
    addTicks(*all, plot);
    plot.current = input.posture;
    for (std::size_t i = 0; i < input.solved->answers.size(); ++i) {
        const CaseAnswer* one = input.answer(i);
        const bool isAlike = one && one->answers.size() == all->answers.size();
        // An empty line keeps the dashes of those that follow.
        plot.lines.push_back(isAlike ? lineOf(*one, figure) : SeriesLine{});
        if (input.solved->answers.size() > 1)
            view.legend.append(isAlike ? QString::fromStdString(letterOf(i)) + u' '
                                             + constructName(input.solved->fixation, i, one)
                                       : QString());
    }
    plot.marked = static_cast<int>(*all->worst);
    const double value = figure.value(all->answers[*all->worst]);
    const int decimals = value < 10 ? 2 : 0;
    plot.markText = FixationCurveTr::tr("worst: %1 %2, %3")
                        .arg(numberText(value, Quantity::PureNumber, decimals), shownUnit(figure.unit),
                             postureName(all->answers[*all->worst]));
    return view;
}

}  // namespace sinew

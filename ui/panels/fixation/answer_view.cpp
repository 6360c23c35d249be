#include "ui/panels/fixation/answer_view.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/panels/fixation/case_fields.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

struct FixationAnswerTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::FixationAnswer)
};

const QString dash = QStringLiteral("–");

std::array<AnswerFigure, 3> emptyFigures()
{
    return {AnswerFigure{dash, unitOf(Quantity::Length), FixationAnswerTr::tr("largest gap"), {}},
            AnswerFigure{dash, unitOf(Quantity::Force), FixationAnswerTr::tr("shear down in bone / fixator"), {}},
            AnswerFigure{dash, {}, FixationAnswerTr::tr("first to give way"), {}}};
}

AnswerFigure gapFigure(const FixationInput& input, const FixationAnswer& answer)
{
    AnswerFigure made;
    made.value = numberText(answer.largestGap, Quantity::Length, 2);
    made.unit = unitOf(Quantity::Length);
    made.caption = answer.largestGap > 0 ? FixationAnswerTr::tr("largest gap, %1 edge")
                                               .arg(edgeName(input.answer()->construct.section.frame, answer.gapPlace))
                                         : FixationAnswerTr::tr("largest gap");
    if (const FixationBands* bands = input.bands())
        made.band = rangeText(bands->low.largestGap, bands->high.largestGap, Quantity::Length, 2);
    return made;
}

AnswerFigure shearFigure(const FixationInput& input, const FixationAnswer& answer)
{
    const auto newtons = [](double value) { return numberText(value, Quantity::Force, 0); };
    const KeyFigures figures = figuresOf(answer);
    AnswerFigure made;
    made.value = newtons(figures.boneShear) + QStringLiteral(" / ") + newtons(figures.deviceShear);
    made.unit = unitOf(Quantity::Force);
    made.caption = FixationAnswerTr::tr("shear down in bone / fixator");
    if (const FixationBands* bands = input.bands())
        made.band = FixationAnswerTr::tr("%1 / %2").arg(
            rangeText(bands->low.boneShear, bands->high.boneShear, Quantity::Force, 0),
            rangeText(bands->low.deviceShear, bands->high.deviceShear, Quantity::Force, 0));
    return made;
}

bool isOfShaft(const FixationInput& input)
{
    return input.answer()->fixation.fracture.kind == FractureKind::Subtrochanteric;
}

// Across the shaft bending and what it does to nail or plate matter; the surfaces bear what shear there is.
AnswerFigure stressFigure(const FixationInput& input, const FixationAnswer& answer)
{
    const PartAnswer* most = nullptr;
    for (const PartAnswer& part : answer.parts) {
        if (part.kind == PartKind::Beam && (!most || part.fatigueUse > most->fatigueUse))
            most = &part;
    }
    if (!most)
        return shearFigure(input, answer);
    const PlaneLoad& across = answer.resultants;
    AnswerFigure made;
    made.value = numberText(most->stress.value, Quantity::Pressure, 0);
    made.unit = unitOf(Quantity::Pressure);
    made.caption = FixationAnswerTr::tr("stress of the %1, bending %2")
                       .arg(said(partInWords(*most)),
                            quantityText(std::hypot(across.varusMoment, across.frontMoment), Quantity::Moment));
    if (const FixationBands* bands = input.bands())
        made.band = FixationAnswerTr::tr("%1 % of fatigue")
                        .arg(rangeText(bands->low.fatigueUse, bands->high.fatigueUse, Quantity::Fraction, 0));
    return made;
}

// The use of its limit at this load, as what is assumed varies: a band of the factor itself is not computed.
QString useBand(EventKind kind, const FixationBands& bands)
{
    const auto of = [&](double KeyFigures::*use, const char* pattern) {
        return FixationAnswerTr::tr(pattern).arg(rangeText(bands.low.*use, bands.high.*use, Quantity::Fraction, 0));
    };
    switch (kind) {
    case EventKind::BoneGivesWay:
        return of(&KeyFigures::bearingUse, QT_TRANSLATE_NOOP("sinew::FixationAnswer", "%1 % of strength now"));
    case EventKind::MetalYields:
        return of(&KeyFigures::yieldUse, QT_TRANSLATE_NOOP("sinew::FixationAnswer", "%1 % of yield now"));
    case EventKind::MetalFatigue:
        return of(&KeyFigures::fatigueUse, QT_TRANSLATE_NOOP("sinew::FixationAnswer", "%1 % of fatigue now"));
    default: return {};
    }
}

AnswerFigure firstFigure(const FixationInput& input, const FixationAnswer& answer)
{
    // An estimate from how much of its limit each part uses would be far off where screws are tightened.
    if (answer.events.empty() && answer.followedTo == 0)
        return {dash,
                {},
                input.isBefore    ? FixationAnswerTr::tr("first to give way: not computed")
                : input.isWorst() ? FixationAnswerTr::tr("first to give way: being computed")
                                  : FixationAnswerTr::tr("first to give way: see the worst posture"),
                {}};
    const std::optional<FixationEvent> first = firstLimit(answer);
    if (!first && std::isfinite(answer.followedTo) && answer.followedTo > 0)
        return {QStringLiteral("> × ") + numberText(answer.followedTo, Quantity::PureNumber, 1),
                {},
                FixationAnswerTr::tr("nothing gives way up to there"),
                {}};
    if (!first)
        return {dash, {}, FixationAnswerTr::tr("no part of a fixator bears"), {}};
    AnswerFigure made;
    made.value = factorText(*first);
    made.caption = FixationAnswerTr::tr("first: %1").arg(eventText(*first));
    if (first->atAnyLoad && !first->part.empty())
        made.caption += FixationAnswerTr::tr(", by tightening alone");
    if (const FixationBands* bands = input.bands())
        made.band = useBand(first->kind, *bands);
    return made;
}

QString bandsSentence(const FixationInput& input)
{
    const FixationBands* bands = input.bands();
    if (!bands)
        return input.isBefore    ? FixationAnswerTr::tr("Bands and events were not computed.")
               : input.isWorst() ? FixationAnswerTr::tr("Bands and events are being computed.")
                                 : FixationAnswerTr::tr("Bands are computed for the worst posture.");
    QString text
        = FixationAnswerTr::tr("As what is assumed varies, the head moves by %1 mm and turns into varus by %2°.")
              .arg(rangeText(bands->low.headMovement, bands->high.headMovement, Quantity::Length, 1),
                   rangeText(bands->low.varus, bands->high.varus, Quantity::Angle, 1));
    const auto add = [&text](const std::vector<Sentence>& names, const QString& pattern) {
        QStringList list;
        for (const Sentence& name : names)
            list.append(said(name));
        if (!list.isEmpty())
            text += u' ' + pattern.arg(list.join(comma()));
    };
    add(bands->unheld, FixationAnswerTr::tr("Not held with %1."));
    add(bands->unanswered, FixationAnswerTr::tr("No answer was found with %1."));
    return text;
}

// A limit of the strength: how much of it is used, and at the kindest and the unkindest end of what is assumed.
struct StrengthUse {
    double now = 0, least = 0, most = 0;
    QString passed, mayPass;
};

// Whether even the kindest of what is assumed is beyond, as its percentage reads: a band that begins with "100 %" is not red
// at one angle and amber at the next.
bool isCertainlyBeyond(const StrengthUse& use)
{
    return std::round(100 * use.least) > 100;
}

// Metal that yields is not said to fatigue as well.
std::vector<StrengthUse> strengthUses(const FixationAnswer& answer, const FixationBands* bands)
{
    const auto use = [&](double now, double KeyFigures::*of, const QString& passed, const QString& mayPass) {
        return StrengthUse{now, bands ? bands->low.*of : 0, bands ? bands->high.*of : 0, passed, mayPass};
    };
    std::vector<StrengthUse> uses
        = {use(answer.bearingUse(), &KeyFigures::bearingUse, FixationAnswerTr::tr("bone gives way"),
               FixationAnswerTr::tr("bone may give way")),
           use(answer.metalYieldUse(), &KeyFigures::yieldUse, FixationAnswerTr::tr("metal yields"),
               FixationAnswerTr::tr("metal may yield"))};
    if (uses.back().now <= 1)
        uses.push_back(use(answer.metalFatigueUse(), &KeyFigures::fatigueUse, FixationAnswerTr::tr("metal fatigues"),
                           FixationAnswerTr::tr("metal may fatigue")));
    return uses;
}

void judge(const FixationInput& input, const FixationAnswer& answer, AnswerView& view)
{
    constexpr double closed = 5e-6;  // m, as in verdict()
    if (input.answer()->fixation.weightBearing == 0) {
        view.verdict = FixationAnswerTr::tr("Nothing loads the leg");
        return;
    }
    const bool isOpen = answer.pressedShare < 0.5;
    view.verdict = isOpen                       ? FixationAnswerTr::tr("Fragments open")
                   : answer.largestGap < closed ? FixationAnswerTr::tr("Fragments stay closed")
                                                : FixationAnswerTr::tr("Fragments stay in contact");
    QStringList passed, mayPass;
    bool isAnyCertain = false, areAllCertain = true;
    for (const StrengthUse& use : strengthUses(answer, input.bands())) {
        if (use.now > 1) {
            passed.append(use.passed);
            isAnyCertain = isAnyCertain || isCertainlyBeyond(use);
            areAllCertain = areAllCertain && isCertainlyBeyond(use);
        } else if (use.most > 1) {
            mayPass.append(use.mayPass);
        }
    }
    const QString& said
        = passed.isEmpty() ? mayPass.join(FixationAnswerTr::tr(" and ")) : passed.join(FixationAnswerTr::tr(" and "));
    if (!said.isEmpty())
        view.verdict += (isOpen ? FixationAnswerTr::tr(", and %1") : FixationAnswerTr::tr(", but %1")).arg(said);
    if (!passed.isEmpty() && areAllCertain)
        view.verdict += FixationAnswerTr::tr(", whatever is assumed");
    const std::optional<FixationEvent> first = firstLimit(answer);
    const bool isBeyond = !said.isEmpty() || (first && (first->atAnyLoad || first->factor < 1));
    view.level = isAnyCertain ? VerdictLevel::Error : isOpen || isBeyond ? VerdictLevel::Warning : VerdictLevel::Good;
}

QString captionOf(const FixationInput& input)
{
    const auto& answers = input.answer()->answers;
    const FixationAnswer& answer = *input.shown();
    const auto count = static_cast<int>(answers.size());
    if (count == 1 || !input.answer()->worst)
        return postureName(answer);
    if (!input.isWorst())
        return FixationAnswerTr::tr("%1, not the worst").arg(postureName(answer));
    return FixationAnswerTr::tr("worst of %1 postures: %2").arg(count).arg(postureName(answer));
}

void showAnswer(const FixationInput& input, AnswerView& view)
{
    const FixationAnswer& answer = *input.shown();
    view.caption = captionOf(input);
    if (!answer.isUsable()) {
        view.level = VerdictLevel::Error;
        view.verdict = withCapital(said(answer.message));
        return;
    }
    judge(input, answer, view);
    QStringList alarms;
    if (const int unheld = input.unheldPostures())
        alarms.append(FixationAnswerTr::tr("The fragments cannot be held in %1 of %2 postures")
                          .arg(unheld)
                          .arg(input.answer()->answers.size()));
    if (input.lacksModel)
        alarms.append(FixationAnswerTr::tr(
                          "The model '%1' was not found: only the stated loads are answered. Locate Model… finds it")
                          .arg(QString::fromStdString(input.fixation.model)));
    view.alarm = alarms.join('\n');
    view.figures
        = {gapFigure(input, answer), isOfShaft(input) ? stressFigure(input, answer) : shearFigure(input, answer),
           firstFigure(input, answer)};
    view.bands = bandsSentence(input);
    view.pressed = FixationAnswerTr::tr("%1 % of the section pressed, at a fit of %2")
                       .arg(numberText(answer.pressedShare, Quantity::Fraction, 0),
                            numberText(answer.fit, Quantity::PureNumber, 2));
    for (const auto& remarks : {answer.remarks(), input.answer()->construct.remarks}) {
        for (const Sentence& remark : remarks)
            view.remarks.append(said(remark));
    }
}

}  // namespace

AnswerView answerView(const FixationInput& input)
{
    AnswerView view;
    view.figures = emptyFigures();
    if (!input.hasCase) {
        view.hasCase = false;
        view.verdict = FixationAnswerTr::tr("No fixation yet");
        view.hint = whyNoAnswer(input, wayToACase());
        return view;
    }
    if (input.shown())
        showAnswer(input, view);
    view.isGrey = input.shown() && !input.isCurrent();
    view.cannotBeHeld = input.shown() && input.isCurrent() && input.shown()->status == SolveStatus::Infeasible;
    view.isBusy = input.isSolving || (input.isWorst() && !input.bands() && !input.isBefore);
    if (input.isBefore) {
        const Diagnostic& problem = input.problems.front().diagnostic;
        view.level = VerdictLevel::Error;
        const QString where = whereSaid(input.problems.front().path, input.fixation.fracture.kind);
        view.problem = withCapital(where.isEmpty() ? said(problem.message) : where);
        view.hint = where.isEmpty() ? withCapital(said(problem.hint)) : QString();
        view.alarm.clear();
        if (input.shown())
            view.caption = FixationAnswerTr::tr("as last solved");
        else
            view.verdict = FixationAnswerTr::tr("No answer");
        view.isBusy = input.isSolving;
    } else if (!input.shown()) {
        view.verdict = FixationAnswerTr::tr("Solving…");
    }
    return view;
}

}  // namespace sinew

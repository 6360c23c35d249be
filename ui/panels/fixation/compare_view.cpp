#include "ui/panels/fixation/compare_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QCoreApplication>

#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"
#include "core/report/fixation_words.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/panels/fixation/fixator_choice.h"
#include "ui/text/core_words.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

struct FixationCompareTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::FixationCompare)
};

struct Range {
    double low = 0, high = 0;
};

Range magnitudes(double low, double high)
{
    const double a = std::abs(low), b = std::abs(high);
    return {low <= 0 && high >= 0 ? 0 : std::min(a, b), std::max(a, b)};
}

// The answer of each construct as it is edited: those that were just added have none yet. One of another fracture or
// person counts as that of its fixator, drawn grey.
std::vector<const CaseAnswer*> answersOf(const FixationInput& input)
{
    std::vector<const CaseAnswer*> found(comparedCount(input.fixation), nullptr);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Fixation one = caseWith(input.fixation, i);
        for (std::size_t k = 0; input.solved && k < input.solved->answers.size() && !found[i]; ++k) {
            const Fixation& solved = input.solved->answers[k].fixation;
            if (solved.fixator == one.fixator && solved.osteotomy.has_value() == one.osteotomy.has_value())
                found[i] = &input.solved->answers[k];
        }
    }
    return found;
}

ConstructColumn columnOf(const FixationInput& input, std::size_t index, const CaseAnswer* answer)
{
    ConstructColumn column;
    column.letter = QString::fromStdString(letterOf(index));
    column.name = constructName(input.fixation, index, answer);
    column.isAlternative = index > 0 && index <= input.fixation.alternatives.size();
    if (!answer)
        column.message = input.isSolving ? FixationCompareTr::tr("Being solved.") : QStringLiteral("–");
    else if (!answer->isSound())
        column.message = said(answer->problems.front().diagnostic.message);
    else if (!answer->worst)
        column.message = answer->answers.empty() ? FixationCompareTr::tr("There is no load.")
                                                 : said(answer->answers.front().message);
    if (!column.message.isEmpty())
        return column;
    column.posture = postureName(answer->answers[*answer->worst]);
    column.hasBands = answer->bands.has_value();
    QStringList unheld;
    for (const FixationAnswer& each : answer->answers) {
        if (each.status == SolveStatus::Infeasible)
            unheld.append(FixationCompareTr::tr("in %1").arg(postureName(each)));
    }
    if (answer->bands) {
        for (const auto* names : {&answer->bands->unheld, &answer->bands->unanswered}) {
            for (const Sentence& name : *names)
                unheld.append(FixationCompareTr::tr("with %1").arg(said(name)));
        }
    }
    column.unheld = unheld.join(comma());
    return column;
}

CompareCell cellOf(const Figure& figure, const CaseAnswer& answer)
{
    const FigureFormat format = formatOf(figure);
    const auto text = [&](double value) { return numberText(value, format.quantity, format.decimals); };
    const double value = figuresOf(answer.answers[*answer.worst]).*figure.value;
    CompareCell cell;
    cell.hasValue = true;
    cell.value = text(value);
    cell.size = cell.sizeLow = cell.sizeHigh = std::abs(value);
    cell.drawn = cell.drawnLow = cell.drawnHigh = value;
    if (!answer.bands)
        return cell;
    const double low = answer.bands->low.*figure.value, high = answer.bands->high.*figure.value;
    const Range range = magnitudes(low, high);
    cell.band = rangeText(low, high, format.quantity, format.decimals);
    cell.sizeLow = range.low;
    cell.sizeHigh = range.high;
    cell.drawnLow = low;
    cell.drawnHigh = high;
    return cell;
}

bool overlapOf(const Figure& figure, const CaseAnswer& a, const CaseAnswer& b)
{
    return overlap(a.bands->low.*figure.value, a.bands->high.*figure.value, b.bands->low.*figure.value,
                   b.bands->high.*figure.value);
}

// Less of all of these is better, but of who carries the shear.
bool hasBetter(const Figure& figure)
{
    return figure.value != &KeyFigures::boneShear && figure.value != &KeyFigures::deviceShear;
}

using Answers = std::vector<const CaseAnswer*>;

// Nails against plates below the neck: what comes out there contradicts practice (remarkOfNailAndPlate), so neither is
// called better.
bool canBeJudged(const Answers& answers)
{
    bool hasNail = false, hasOther = false;
    for (const CaseAnswer* answer : answers) {
        if (!answer || !runsBelowNeck(answer->fixation.fracture.kind))
            continue;
        const FixatorKind kind = answer->fixation.fixator.kind;
        hasNail = hasNail || kind == FixatorKind::Nail;
        hasOther = hasOther || (kind != FixatorKind::Nail && kind != FixatorKind::None);
    }
    return !(hasNail && hasOther);
}

void judge(const Figure& figure, const Answers& answers, const std::vector<ConstructColumn>& columns, ConstructRow& row)
{
    const bool mayBeBest = hasBetter(figure) && canBeJudged(answers);
    const auto isJudged = [&](std::size_t i) { return row.cells[i].hasValue && columns[i].hasBands; };
    std::size_t judged = 0;
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        judged += isJudged(i) ? 1U : 0U;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (!isJudged(i))
            continue;
        row.cells[i].isSame = i > 0 && isJudged(0) && overlapOf(figure, *answers[0], *answers[i]);
        // What does not hold under all that is assumed is not the better one.
        bool isBest = judged > 1 && mayBeBest && columns[i].unheld.isEmpty();
        for (std::size_t k = 0; k < row.cells.size() && isBest; ++k)
            isBest = k == i || !isJudged(k) || row.cells[i].sizeHigh < row.cells[k].sizeLow;
        row.cells[i].isBest = isBest;
    }
}

ConstructRow rowOf(const Figure& figure, const Answers& answers, const std::vector<ConstructColumn>& columns)
{
    ConstructRow row;
    row.title = worded(figure.title);
    row.unit = unitOf(formatOf(figure).quantity);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        row.cells.push_back(columns[i].message.isEmpty() ? cellOf(figure, *answers[i]) : CompareCell{});
        row.scale = std::max(row.scale, row.cells.back().sizeHigh);
        row.hasSigns = row.hasSigns || std::min(row.cells.back().drawn, row.cells.back().drawnLow) < 0;
    }
    judge(figure, answers, columns, row);
    return row;
}

// What differs between the femurs, as before and after an osteotomy, in one posture: the worst of the case.
void addFemurRows(const Answers& answers, const std::vector<ConstructColumn>& columns, ConstructView& view)
{
    const std::string posture = answers.front() ? worstPosture(*answers.front()) : std::string();
    for (const FemurFigure& figure : shownFemurFigures) {
        ConstructRow row;
        row.title = worded(figure.title);
        row.unit = shownUnit(figure.unit);
        bool differs = false;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            CompareCell cell;
            const auto value
                = columns[i].message.isEmpty() ? figure.value(*answers[i], posture) : std::optional<double>();
            if (value) {
                const double shown = figure.scale * *value;
                cell.hasValue = true;
                cell.value = numberText(shown, Quantity::PureNumber, std::abs(shown) < 10 ? 2 : 1);
                cell.size = cell.sizeLow = cell.sizeHigh = std::abs(shown);
                cell.drawn = cell.drawnLow = cell.drawnHigh = shown;
            }
            row.scale = std::max(row.scale, cell.sizeHigh);
            row.hasSigns = row.hasSigns || cell.drawn < 0;
            row.cells.push_back(std::move(cell));
            for (const CompareCell& other : row.cells)
                differs = differs || (value && other.hasValue && other.value != row.cells.back().value);
        }
        if (differs)
            view.rows.push_back(std::move(row));
    }
    if (!view.rows.empty() && !posture.empty())
        view.footnotes.append(FixationCompareTr::tr("hip force and lever arm: of every construct in %1")
                                  .arg(postureName(answers.front()->answers[*answers.front()->worst])));
}

void addFootnotes(const Fixation& fixation, ConstructView& view)
{
    bool hasNail = false, hasOther = false;
    for (std::size_t i = 0; i <= fixation.alternatives.size(); ++i) {
        const FixatorKind kind = caseWith(fixation, i).fixator.kind;
        hasNail = hasNail || kind == FixatorKind::Nail;
        hasOther = hasOther || (kind != FixatorKind::Nail && kind != FixatorKind::None);
    }
    if (runsBelowNeck(fixation.fracture.kind) && hasNail && hasOther)
        view.footnotes.append(said(remarkOfNailAndPlate()));
    bool anySame = false;
    for (const ConstructRow& row : view.rows)
        anySame |= std::any_of(row.cells.begin(), row.cells.end(), [](const CompareCell& cell) { return cell.isSame; });
    if (anySame)
        view.footnotes.append(
            FixationCompareTr::tr("= no difference from A that this model can tell: the bands overlap"));
    for (const ConstructColumn& column : view.columns) {
        if (!column.unheld.isEmpty())
            view.footnotes.append(FixationCompareTr::tr("%1 is not held %2").arg(column.letter, column.unheld));
        if (!column.message.isEmpty())
            view.footnotes.append(column.letter + colon() + column.message);
    }
}

}  // namespace

ConstructView compareView(const FixationInput& input)
{
    ConstructView view;
    if (!input.hasCase) {
        view.emptyText = FixationCompareTr::tr("The fixator shows here beside others that are added.");
        return view;
    }
    view.canAdd = input.fixation.alternatives.size() < mostAlternatives;
    view.isGrey = !input.isCurrent();
    const Answers answers = answersOf(input);
    for (std::size_t i = 0; i < answers.size(); ++i)
        view.columns.push_back(columnOf(input, i, answers[i]));
    addFemurRows(answers, view.columns, view);
    for (const Figure& figure : shownFigures) {
        // Its band mixes fits, and it means nothing without one.
        if (figure.value != &KeyFigures::pressedShare)
            view.rows.push_back(rowOf(figure, answers, view.columns));
    }
    addFootnotes(input.fixation, view);
    return view;
}

QString compareText(const ConstructView& view)
{
    QString text = FixationCompareTr::tr("figure") + u'\t' + FixationCompareTr::tr("unit");
    for (const ConstructColumn& column : view.columns)
        text += QStringLiteral("\t%1 %2\t%1 low\t%1 high").arg(column.letter, column.name);
    text += u'\n' + FixationCompareTr::tr("worst posture") + u'\t';
    for (const ConstructColumn& column : view.columns)
        text += u'\t' + (column.message.isEmpty() ? column.posture : column.message) + QStringLiteral("\t\t");
    text += u'\n';
    const QString separator = rangeBetween({}, {});
    for (const ConstructRow& row : view.rows) {
        text += row.title + u'\t' + row.unit;
        for (const CompareCell& cell : row.cells) {
            const QStringList ends = cell.band.split(separator);
            text += u'\t' + cell.value + u'\t' + ends.front() + u'\t' + ends.back();
        }
        text += u'\n';
    }
    for (const QString& note : view.footnotes)
        text += note + u'\n';
    return plainText(text);
}

Fixation withAlternative(Fixation fixation, Fixator added)
{
    fixation.alternatives.push_back(std::move(added));
    return fixation;
}

Fixation withoutAlternative(Fixation fixation, std::size_t alternative)
{
    fixation.alternatives.erase(fixation.alternatives.begin() + static_cast<std::ptrdiff_t>(alternative) - 1);
    return fixation;
}

Fixation withAlternativeAsCase(Fixation fixation, std::size_t alternative)
{
    std::swap(fixation.fixator, fixation.alternatives[alternative - 1]);
    return fixation;
}

}  // namespace sinew

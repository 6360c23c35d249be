#include "core/document/property_rows.h"
#include "core/report/fixation_figures.h"
#include "core/report/fixation_words.h"
#include "ui/report/fixation_blocks.h"
#include "ui/report/fixation_inputs.h"
#include "ui/text/core_words.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

// Constructs side by side, each at its worst posture.

namespace sinew {

namespace {

// As the case has it, with its band in brackets.
QString bandText(const Figure& figure, const CaseAnswer& answer)
{
    if (!answer.worst)
        return QStringLiteral("–");
    const QString value = figureText(figure, figuresOf(answer.answers[*answer.worst]).*figure.value);
    if (!answer.bands)
        return value;
    const QString low = figureText(figure, answer.bands->low.*figure.value);
    const QString high = figureText(figure, answer.bands->high.*figure.value);
    return low == high ? value : translated("%1 (%2)", "a number and its range").arg(value, rangeBetween(low, high));
}

// One row of all constructs; what: the cell of one.
template <class What>
ReportRow rowOf(const QString& title, std::size_t count, What&& what)
{
    ReportRow row{{cell(title)}};
    for (std::size_t i = 0; i < count; ++i) {
        row.cells.push_back(what(i));
        row.cells.push_back(cell({}));
    }
    return row;
}

ReportRow figureRow(const Figure& figure, const std::vector<CaseAnswer>& answers)
{
    const QString title = worded(labelOfKey(figure.title)) + comma() + shownUnit(figure.unit);
    ReportRow row = rowOf(title, answers.size(), [&](std::size_t i) { return cell(bandText(figure, answers[i])); });
    for (std::size_t i = 1; i < answers.size(); ++i) {
        if (cannotBeTold(figure, answers.front(), answers[i]))
            row.cells[2 * i + 2] = cell(QStringLiteral("="));
    }
    return row;
}

// What differs between the femurs, as before and after an osteotomy; in the first one's worst posture. False: nothing.
bool addFemurRows(const std::vector<CaseAnswer>& answers, ReportTable& table)
{
    const std::size_t before = table.rows.size();
    for (const FemurFigure& figure : shownFemurFigures) {
        std::vector<QString> texts;
        for (const CaseAnswer& answer : answers) {
            const std::optional<double> value = figure.value(answer, worstPosture(answers.front()));
            texts.push_back(value ? fixedText(figure.scale * *value, figure.scale == 1 ? 2 : 1) : QStringLiteral("–"));
        }
        if (std::ranges::all_of(texts, [&](const QString& each) { return each == texts.front(); }))
            continue;
        const QString title = worded(figure.title) + comma() + shownUnit(figure.unit);
        table.rows.push_back(
            rowOf(title.left(1).toUpper() + title.mid(1), texts.size(), [&](std::size_t i) { return cell(texts[i]); }));
    }
    return table.rows.size() > before;
}

QString worstOf(const CaseAnswer& answer)
{
    return answer.worst ? loadName(answer.answers[*answer.worst]) : translated("no answer");
}

// How many postures and loads have an answer, of all.
QString solvedOf(const CaseAnswer& answer)
{
    const auto solved = std::count_if(answer.answers.begin(), answer.answers.end(),
                                      [](const FixationAnswer& each) { return each.isUsable(); });
    return translated("%1 of %2").arg(solved).arg(answer.answers.size());
}

ReportTable comparisonTable(const std::vector<CaseAnswer>& answers, const std::vector<QString>& titles,
                            bool& hasFemurRows)
{
    ReportTable table;
    table.columns = {{2.6}};
    for (std::size_t i = 0; i < answers.size(); ++i)
        table.columns.insert(table.columns.end(), {{1.7, true}, {0.2, false}});
    const std::size_t count = answers.size();
    table.head = {rowOf({}, count, [&](std::size_t i) { return cell(titles[i]); })};
    table.rows.push_back(
        rowOf(translated("Worst posture"), count, [&](std::size_t i) { return cell(worstOf(answers[i])); }));
    table.rows.push_back(rowOf(translated("Postures and loads solved"), count,
                               [&](std::size_t i) { return cell(solvedOf(answers[i])); }));
    hasFemurRows = addFemurRows(answers, table);
    for (const Figure& figure : shownFigures) {
        // Its band mixes fits, and it means nothing without one.
        if (figure.value != &KeyFigures::pressedShare)
            table.rows.push_back(figureRow(figure, answers));
    }
    table.rows.push_back(rowOf(translated("First to go"), count, [&](std::size_t i) {
        const CaseAnswer& answer = answers[i];
        return cell(answer.worst ? said(firstToGo(answer.answers[*answer.worst])) : QStringLiteral("–"));
    }));
    return table;
}

// What keeps an alternative from having an answer, or some of its postures.
void addReasons(const CaseAnswer& answer, const QString& title, ReportBlocks& blocks)
{
    for (const ModelProblem& problem : answer.problems)
        blocks.push_back(ReportText{title + colon() + said(problem.diagnostic.message) + u'.', ReportStyle::Bullet});
    for (const FixationAnswer& each : answer.answers) {
        if (!each.isUsable())
            blocks.push_back(ReportText{QStringLiteral("%1, '%2': %3.").arg(title, loadName(each), said(each.message)),
                                        ReportStyle::Bullet});
    }
    if (answer.bands) {
        for (const Sentence& unheld : answer.bands->unheld)
            blocks.push_back(ReportText{
                translated("%1: with %2 the fragments cannot be held.").arg(title, said(unheld)), ReportStyle::Bullet});
    }
}

}  // namespace

void addComparison(const std::vector<CaseAnswer>& answers, ReportBlocks& blocks)
{
    if (answers.size() < 2)
        return;
    std::vector<Fixation> cases;
    for (const CaseAnswer& answer : answers)
        cases.push_back(answer.fixation);
    const std::vector<std::string> fixators = fixatorTitles(cases);
    std::vector<QString> titles;
    for (std::size_t i = 0; i < answers.size(); ++i)
        titles.push_back(worded(letterOf(i) + ": " + fixators[i]));
    blocks.push_back(ReportText{translated("Constructs compared"), ReportStyle::Heading});
    blocks.push_back(ReportText{translated("The same person, fracture and activity; each construct in its own worst "
                                           "posture. In brackets, the least and largest of a figure as each assumption "
                                           "varies alone.")});
    bool hasFemurRows = false;
    blocks.push_back(comparisonTable(answers, titles, hasFemurRows));
    QString footnote = translated("= no difference from A that this model can tell: the bands overlap. Where "
                                  "they do not, the difference is this model's; it is not advice.");
    if (hasFemurRows)
        footnote += translated(" Hip force and lever arm of all are those of the worst posture of A.");
    blocks.push_back(ReportText{footnote, ReportStyle::Small});
    for (std::size_t i = 0; i < answers.size(); ++i)
        addReasons(answers[i], titles[i], blocks);
}

}  // namespace sinew

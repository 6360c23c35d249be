#include "ui/panels/properties/function_table.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/schema/expression.h"
#include "ui/panels/properties/function_curve.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

constexpr int rowHeight = 22;

QString fullNumber(double value)
{
    return decimalText(value, 'g', 7).replace(u'-', QChar(0x2212));
}

}  // namespace

FunctionTable::FunctionTable(QWidget* parent)
    : QWidget(parent), m_table(new QTableWidget(this)), m_curve(new FunctionCurve(this))
{
    m_table->setObjectName(QStringLiteral("functionTable"));
    m_table->verticalHeader()->setVisible(false);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setAccessibleName(tr("Points or coefficients"));
    auto* more = new QToolButton(this);
    more->setText(QStringLiteral("+"));
    more->setToolTip(tr("Add a point after the chosen one, or the next power"));
    auto* fewer = new QToolButton(this);
    fewer->setText(QStringLiteral("−"));
    fewer->setToolTip(tr("Remove the chosen point, or the highest power"));
    for (QToolButton* button : {more, fewer})
        button->setAccessibleName(button->toolTip());
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(more);
    buttons->addWidget(fewer);
    buttons->addStretch();
    auto* line = new QHBoxLayout;
    line->addWidget(m_table);
    line->addLayout(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 0, 0, 4);
    column->addLayout(line);
    column->addWidget(m_curve);
    connect(m_curve, &FunctionCurve::numbersEntered, this, &FunctionTable::numbersEntered);
    connect(m_table, &QTableWidget::cellChanged, this, &FunctionTable::takeCell);
    connect(more, &QToolButton::clicked, this, &FunctionTable::addRow);
    connect(fewer, &QToolButton::clicked, this, &FunctionTable::removeRow);
}

double FunctionTable::unitOf(int row, int column) const
{
    if (hasPoints())
        return column == 0 ? m_row.inputUnitInSi : m_row.unitInSi;
    return column == 0 ? 1 : m_row.unitInSi / std::pow(m_row.inputUnitInSi, row);
}

void FunctionTable::setRow(const PropertyRow& row)
{
    m_row = row;
    m_isShowing = true;
    const int rows = static_cast<int>(row.value.numbers.size()) / (hasPoints() ? 2 : 1);
    m_table->setColumnCount(2);
    m_table->setRowCount(rows);
    const auto named = [](const QString& name, const std::string& unit) {
        return unit.empty() ? name : name + u' ' + shownUnit(unit);
    };
    m_table->setHorizontalHeaderLabels(
        {hasPoints() ? named(QStringLiteral("x"), row.inputUnit) : tr("Power of x, %1").arg(shownUnit(row.inputUnit)),
         hasPoints() ? named(QStringLiteral("y"), row.unit) : tr("Coefficient, %1").arg(shownUnit(row.unit))});
    for (int i = 0; i < rows; ++i) {
        for (int column = 0; column < 2; ++column) {
            const std::size_t index = static_cast<std::size_t>(hasPoints() ? 2 * i + column : i);
            const bool isPower = !hasPoints() && column == 0;
            auto* cell = new QTableWidgetItem(isPower ? QString::number(i)
                                                      : fullNumber(row.value.numbers[index] / unitOf(i, column)));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (isPower)
                cell->setFlags(Qt::ItemIsEnabled);
            m_table->setItem(i, column, cell);
        }
    }
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rowHeight * std::clamp(rows, 2, 8) + 4);
    m_isShowing = false;
    m_curve->setRow(row);
}

void FunctionTable::takeCell(int row, int column)
{
    if (m_isShowing)
        return;
    const std::string unit = column == 0 ? m_row.inputUnit : m_row.unit;
    const Result<double> typed = valueOfExpression(inCoreUnits(m_table->item(row, column)->text()),
                                                   Unit{hasPoints() ? unit.c_str() : "", unitOf(row, column)});
    std::vector<double> numbers = m_row.value.numbers;
    if (!typed) {
        emit refused(said(typed.diagnostics.front().message));
        return;
    }
    numbers[static_cast<std::size_t>(hasPoints() ? 2 * row + column : row)] = *typed.value;
    emit numbersEntered(numbers);
}

// A point half way to the next, or beyond the last, or the first two; or one more power of zero.
void FunctionTable::addRow()
{
    std::vector<double> numbers = m_row.value.numbers;
    if (!hasPoints()) {
        numbers.push_back(0);
        emit numbersEntered(numbers);
        return;
    }
    if (numbers.empty()) {
        emit numbersEntered({0, 0, m_row.inputUnitInSi, 0});
        return;
    }
    const auto count = static_cast<int>(numbers.size() / 2);
    const int at = m_table->currentRow() < 0 ? count - 1 : m_table->currentRow();
    const auto i = static_cast<std::size_t>(2 * at);
    const bool isLast = at + 1 >= count;
    const double x = isLast ? numbers[i] + (count > 1 ? numbers[i] - numbers[i - 2] : m_row.inputUnitInSi)
                            : 0.5 * (numbers[i] + numbers[i + 2]);
    const double y = isLast ? numbers[i + 1] : 0.5 * (numbers[i + 1] + numbers[i + 3]);
    numbers.insert(numbers.begin() + static_cast<std::ptrdiff_t>(i) + 2, {x, y});
    emit numbersEntered(numbers);
}

void FunctionTable::removeRow()
{
    std::vector<double> numbers = m_row.value.numbers;
    const int size = hasPoints() ? 2 : 1;
    const int last = m_table->rowCount() - 1;
    // The place of a coefficient is its power: only the highest can go without changing what the others mean.
    const int at = hasPoints() && m_table->currentRow() >= 0 ? m_table->currentRow() : last;
    if (static_cast<int>(numbers.size()) <= 2 * (size - 1) + 2)
        return emit refused(hasPoints() ? tr("a spline has at least two points") : tr("two coefficients stay"));
    const auto first = numbers.begin() + at * size;
    numbers.erase(first, first + size);
    emit numbersEntered(numbers);
}

}  // namespace sinew

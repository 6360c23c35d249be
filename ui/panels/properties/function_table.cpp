#include "ui/panels/properties/function_table.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPainterPath>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/math/scalar_function.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int plotHeight = 72, rowHeight = 22;

QString numberOf(double value)
{
    return QString::number(value, 'g', 7).replace(u'-', QChar(0x2212));
}

}  // namespace

FunctionTable::FunctionTable(QWidget* parent) : QWidget(parent), m_table(new QTableWidget(this))
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
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(12, 0, 0, plotHeight + 4);
    line->addWidget(m_table);
    line->addLayout(buttons);
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
        return unit.empty() ? name : name + u' ' + QString::fromStdString(unit);
    };
    m_table->setHorizontalHeaderLabels({hasPoints() ? named(QStringLiteral("x"), row.inputUnit)
                                                    : tr("Power of x, %1").arg(QString::fromStdString(row.inputUnit)),
                                        hasPoints() ? named(QStringLiteral("y"), row.unit)
                                                    : tr("Coefficient, %1").arg(QString::fromStdString(row.unit))});
    for (int i = 0; i < rows; ++i) {
        for (int column = 0; column < 2; ++column) {
            const std::size_t index = static_cast<std::size_t>(hasPoints() ? 2 * i + column : i);
            const bool isPower = !hasPoints() && column == 0;
            auto* cell = new QTableWidgetItem(isPower ? QString::number(i)
                                                      : numberOf(row.value.numbers[index] / unitOf(i, column)));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (isPower)
                cell->setFlags(Qt::ItemIsEnabled);
            m_table->setItem(i, column, cell);
        }
    }
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rowHeight * std::clamp(rows, 2, 8) + 4);
    m_isShowing = false;
    update();
}

void FunctionTable::takeCell(int row, int column)
{
    if (m_isShowing)
        return;
    const std::string unit = column == 0 ? m_row.inputUnit : m_row.unit;
    const Result<double> typed = valueOfExpression(m_table->item(row, column)->text().toStdString(),
                                                   Unit{hasPoints() ? unit.c_str() : "", unitOf(row, column)});
    std::vector<double> numbers = m_row.value.numbers;
    if (!typed) {
        emit refused(QString::fromStdString(typed.diagnostics.front().message));
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

void FunctionTable::paintEvent(QPaintEvent*)
{
    std::vector<double> x, y;
    ScalarFunction function = Polynomial{m_row.value.numbers};
    double low = -1, high = 1;
    if (hasPoints()) {
        for (std::size_t i = 0; i + 1 < m_row.value.numbers.size(); i += 2) {
            x.push_back(m_row.value.numbers[i]);
            y.push_back(m_row.value.numbers[i + 1]);
        }
        if (!NaturalSpline::isValid(x, y))
            return;
        low = x.front();
        high = x.back();
        function = NaturalSpline(x, y);
    }
    const QRectF place(12, height() - plotHeight, width() - 36, plotHeight - 4);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette& colours = paletteOf(*this);
    painter.setPen(toColor(colours.line));
    painter.drawRect(place);
    constexpr int steps = 100;
    std::vector<double> values;
    for (int i = 0; i <= steps; ++i)
        values.push_back(evaluate(function, low + (high - low) * i / steps).value);
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const double bottom = *least, span = std::max(*most - *least, 1e-300);
    const auto at = [&](double u, double v) {
        return QPointF(place.left() + 6 + (place.width() - 12) * (u - low) / (high - low),
                       place.bottom() - 6 - (place.height() - 12) * (v - bottom) / span);
    };
    QPainterPath path(at(low, values.front()));
    for (int i = 1; i <= steps; ++i)
        path.lineTo(at(low + (high - low) * i / steps, values[static_cast<std::size_t>(i)]));
    painter.setPen(QPen(toColor(colours.accent), 1.5));
    painter.drawPath(path);
    painter.setBrush(toColor(colours.panel));
    for (std::size_t i = 0; i < x.size(); ++i)
        painter.drawEllipse(at(x[i], y[i]), 3, 3);
}

}  // namespace sinew

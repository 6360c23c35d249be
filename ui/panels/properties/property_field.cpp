#include "ui/panels/properties/property_field.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/base/constants.h"
#include "ui/panels/properties/function_table.h"
#include "ui/panels/properties/property_label.h"
#include "ui/panels/properties/property_words.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

constexpr int revertWidth = 16;  // px

bool isNumeric(RowKind kind)
{
    return kind == RowKind::Number || kind == RowKind::Amount || kind == RowKind::Vector || kind == RowKind::Tensor
           || kind == RowKind::Range;
}

}  // namespace

PropertyField::PropertyField(FieldState state, QWidget* parent)
    : QWidget(parent), m_state(std::move(state)), m_column(new QVBoxLayout(this)), m_line(new QHBoxLayout),
      m_label(new PropertyLabel(this)), m_dot(new QLabel(QStringLiteral("●"), this)), m_below(new QLabel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(1);
    m_line->setSpacing(3);
    m_column->addLayout(m_line);
    m_line->addWidget(m_label);
    setRole(*m_dot, "changed");
    m_dot->setFixedWidth(8);
    m_dot->setToolTip(tr("Differs from the saved file"));
    m_line->addWidget(m_dot);
    makeFields();
    m_revert = new QToolButton(this);  // Tab comes to it behind the fields
    m_revert->setText(QStringLiteral("↺"));
    m_revert->setObjectName(QStringLiteral("revert"));
    m_revert->setFixedSize(revertWidth, 20);
    m_revert->setToolTip(tr("Back to the saved value"));
    connect(m_revert, &QToolButton::clicked, this, [this] { enter({*m_state.saved}); });
    QSizePolicy keeps = m_revert->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_revert->setSizePolicy(keeps);
    m_dot->setSizePolicy(keeps);
    m_line->addWidget(m_revert);
    m_below->setWordWrap(true);
    m_below->setTextFormat(Qt::PlainText);
    m_column->addWidget(m_below);
    for (QWidget* field : findChildren<QWidget*>())
        field->installEventFilter(this);
    setLabelWidth(PropertyLabel::usualWidth);
    showState();
}

void PropertyField::setLabelWidth(int width)
{
    m_label->setColumnWidth(width);
    m_below->setContentsMargins(width + 14, 0, revertWidth + 3, 2);
    if (m_secondLine)
        m_secondLine->setContentsMargins(width + 14, 0, revertWidth + 3, 0);
}

void PropertyField::makeFields()
{
    const PropertyRow& row = m_state.row;
    switch (row.kind) {
    case RowKind::Number: makeNumbers(1, row.isOptional); break;
    case RowKind::Amount:
        makeNumbers(1, row.isOptional);
        makeChoice();
        break;
    case RowKind::Vector: makeNumbers(3, row.isOptional); break;
    case RowKind::Tensor: makeNumbers(6, false); break;
    case RowKind::Range: makeNumbers(2, true); break;
    case RowKind::Coefficients:
    case RowKind::Points: makeFunction(); break;
    case RowKind::Choice:
    case RowKind::Form:
    case RowKind::Reference: makeChoice(); break;
    case RowKind::Flag:
    case RowKind::Part:
        if (row.kind == RowKind::Flag || row.isOptional)
            makeSwitch();
        else
            m_line->addStretch();
        break;
    case RowKind::Formulas: makeTexts(3); break;
    case RowKind::Name:
    case RowKind::Text:
    case RowKind::References:
    case RowKind::Other: makeTexts(1); break;
    case RowKind::Parts: break;
    }
}

void PropertyField::addUnit()
{
    auto* unit = new QLabel(shownUnit(m_state.row.unit), this);
    setRole(*unit, "unit");
    m_line->addWidget(unit);
}

NumberField* PropertyField::addNumber(QHBoxLayout& line)
{
    const PropertyRow& row = m_state.row;
    const bool isAlone = row.kind == RowKind::Number || row.kind == RowKind::Amount;
    const bool hasQuantity = row.unit == unitsOf(row.quantity).front().name;
    FieldUnit unit{isAlone ? shownUnit(row.unit) : QString(), row.unitInSi, std::nullopt};
    if (hasQuantity)
        unit.quantity = row.quantity;
    auto* field = new NumberField(unit, this);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    field->setMinimumWidth(38);
    field->setStaysWhenRefused(true);
    field->setKeepsExpression(true);
    field->setBounds(row.bounds);
    const std::size_t index = m_numbers.size();
    connect(field, &NumberField::valueEntered, this,
            [this, index](double value, int gesture) { enterNumber(index, value, gesture); });
    connect(field, &NumberField::emptied, this, [this, index] { enterNumber(index, std::nullopt); });
    connect(field, &NumberField::takenBack, this, [this] { showReason({}); });
    connect(field, &NumberField::reasonChanged, this, &PropertyField::showReasons);
    m_numbers.push_back(field);
    line.addWidget(field);
    return field;
}

void PropertyField::makeNumbers(int count, bool mayBeEmpty)
{
    QHBoxLayout* line = m_line;
    for (int i = 0; i < count; ++i) {
        if (i == 3) {
            line = m_secondLine = new QHBoxLayout;
            line->setSpacing(4);
            m_column->addLayout(line);
        }
        addNumber(*line)->setMayBeEmpty(mayBeEmpty);
        if (i == 2 && count == 6)
            addUnit();
    }
    if (count == 2 || count == 3)
        addUnit();
}

// All numbers of the row together; a vector that is not there yet begins with zeros.
void PropertyField::enterNumber(std::size_t index, std::optional<double> number, int gesture)
{
    RowValue value = m_state.row.value;
    showReason({});
    if (m_state.row.kind == RowKind::Range) {
        value.numbers[index] = number.value_or(index == 0 ? -infinity : infinity);
    } else if (!number) {
        value.numbers.clear();
    } else {
        value.numbers.resize(m_numbers.size(), 0);
        value.numbers[index] = *number;
    }
    if (m_state.row.kind == RowKind::Amount && value.text.empty())
        value.text = m_state.row.choices.front();
    RowEntry entry{std::move(value), RowEntry::Part::Number, index, {}, gesture};
    if (entry.value.numbers.empty())
        entry.part = RowEntry::Part::Whole;
    if (number && gesture == 0)
        entry.expression = m_numbers[index]->expression().toStdString();
    enter(std::move(entry));
}

void PropertyField::makeTexts(int count)
{
    for (int i = 0; i < count; ++i) {
        auto* field = new QLineEdit(this);
        field->setMinimumWidth(44);
        m_texts.push_back(field);
        m_line->addWidget(field);
        connect(field, &QLineEdit::editingFinished, this, [this, field] {
            if (!m_isShowing && field->isModified())
                enterText(*field);
        });
    }
}

void PropertyField::enterText(const QLineEdit& field)
{
    RowEntry entry{m_state.row.value};
    RowValue& value = entry.value;
    if (m_state.row.kind == RowKind::References) {
        value.names.clear();
        for (const QString& name : field.text().split(u',', Qt::SkipEmptyParts))
            value.names.push_back(name.trimmed().toStdString());
        value.isOn = !value.names.empty() || !m_state.row.isOptional;
    } else if (m_state.row.kind == RowKind::Formulas) {
        value.names.resize(m_texts.size(), "0");
        entry.part = RowEntry::Part::Formula;
        entry.index = static_cast<std::size_t>(std::find(m_texts.begin(), m_texts.end(), &field) - m_texts.begin());
        value.names[entry.index] = field.text().isEmpty() ? "0" : field.text().toStdString();
    } else {
        value.text = field.text().toStdString();
    }
    showReason({});
    enter(std::move(entry));
}

void PropertyField::makeChoice()
{
    const PropertyRow& row = m_state.row;
    m_choice = new ElidedComboBox(this);
    m_choice->setMinimumContentsLength(3);
    if (row.kind == RowKind::Amount) {
        // Both words are short and stand in full: the number beside them gives way.
        m_choice->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    } else {
        m_choice->setMinimumWidth(48);
        m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    m_line->addWidget(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        RowValue value = m_state.row.value;
        value.text = m_choice->itemData(index).toString().toStdString();
        showReason({});
        enter({std::move(value), RowEntry::Part::Word});
    });
}

void PropertyField::makeSwitch()
{
    m_switch = new QToolButton(this);
    m_switch->setCheckable(true);
    m_switch->setProperty("role", "switch");
    m_switch->setMinimumWidth(52);
    m_line->addWidget(m_switch);
    m_line->addStretch();
    connect(m_switch, &QToolButton::clicked, this, [this](bool isOn) {
        RowValue value = m_state.row.value;
        value.isOn = isOn;
        enter({std::move(value)});
    });
}

void PropertyField::makeFunction()
{
    m_function = new FunctionTable(this);
    m_column->addWidget(m_function);
    m_line->addStretch();
    connect(m_function, &FunctionTable::numbersEntered, this, [this](const std::vector<double>& numbers) {
        RowValue value = m_state.row.value;
        value.numbers = numbers;
        enter({std::move(value)});
    });
    connect(m_function, &FunctionTable::refused, this, &PropertyField::showReason);
}

void PropertyField::enter(RowEntry entry)
{
    if (!m_isShowing)
        emit valueEntered(entry);
}

void PropertyField::setState(FieldState state)
{
    m_state = std::move(state);
    showState();
}

QStringList PropertyField::expressions() const
{
    QStringList expressions;
    for (const NumberField* field : m_numbers)
        expressions << field->expression();
    return expressions;
}

void PropertyField::setExpressions(const QStringList& expressions)
{
    for (std::size_t i = 0; i < m_numbers.size() && static_cast<int>(i) < expressions.size(); ++i)
        m_numbers[i]->setExpression(expressions[static_cast<int>(i)]);
}

// What a screen reader calls each field: the row, and which of its numbers or formulas.
void PropertyField::showAccessibleNames()
{
    const QString name = m_label->name();
    setAccessibleName(name);
    m_revert->setAccessibleName(tr("%1: back to the saved value").arg(name));
    const QStringList parts = numberNames(m_state.row);
    const auto partOf = [&](std::size_t i, std::size_t count) {
        return count == 1 ? name : name + u' ' + parts.value(static_cast<int>(i));
    };
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_numbers[i]->setAccessibleName(partOf(i, m_numbers.size()));
    for (std::size_t i = 0; i < m_texts.size(); ++i)
        m_texts[i]->setAccessibleName(partOf(i, m_texts.size()));
    if (m_choice)
        m_choice->setAccessibleName(m_numbers.empty() ? name : tr("%1: what it is a share of").arg(name));
    if (m_switch)
        m_switch->setAccessibleName(name);
    if (m_function)
        m_function->setAccessibleName(name);
}

void PropertyField::showNumbers()
{
    const PropertyRow& row = m_state.row;
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const bool isThere = !m_state.isSeveral && i < row.value.numbers.size() && std::isfinite(row.value.numbers[i]);
        m_numbers[i]->setNames(m_state.names);
        m_numbers[i]->setPlaceholderText(m_state.isSeveral            ? tr("several")
                                         : row.kind == RowKind::Range ? (i == 0 ? tr("no least") : tr("no most"))
                                                                      : QStringLiteral("–"));
        m_numbers[i]->setValue(isThere ? std::optional(row.value.numbers[i]) : std::nullopt);
    }
}

void PropertyField::showTexts()
{
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        m_texts[i]->setPlaceholderText(m_state.isSeveral ? tr("several") : QString());
        if (m_texts[i]->isModified() && !m_ownReason.isEmpty())
            continue;
        const QString shown = m_state.isSeveral ? QString() : typedText(m_state.row, i);
        if (m_texts[i]->text() != shown && !(m_texts[i]->hasFocus() && m_texts[i]->isModified())) {
            m_texts[i]->setText(shown);
            m_texts[i]->setToolTip(shown);
            m_texts[i]->setCursorPosition(0);
        }
        m_texts[i]->setModified(false);
    }
}

void PropertyField::showChoice()
{
    if (!m_choice)
        return;
    const PropertyRow& row = m_state.row;
    m_choice->clear();
    if (row.kind == RowKind::Reference || (row.kind == RowKind::Choice && row.isOptional))
        m_choice->addItem(tr("none"), QString());
    for (const std::string& choice : row.choices) {
        m_choice->addItem(wordText(row, choice), QString::fromStdString(choice));
        m_choice->setItemData(m_choice->count() - 1, wholeWordText(row, choice), Qt::ToolTipRole);
    }
    const QString now = QString::fromStdString(row.value.text);
    const int index = m_choice->findData(now);
    // A name that means nothing is shown as it is.
    if (index < 0 && !now.isEmpty()) {
        m_choice->addItem(now, now);
        const bool mayBeFree = row.key == "source" || row.key == "citation" || row.key == "next";
        if (row.kind == RowKind::Reference && !mayBeFree)
            showReason(tr("there is no '%1'").arg(now));
    }
    m_choice->setPlaceholderText(m_state.isSeveral ? tr("several") : QString());
    // Amounts of several objects differ in their numbers alone.
    m_choice->setCurrentIndex(m_state.isSeveral && row.kind != RowKind::Amount ? -1 : m_choice->findData(now));
    if (row.kind == RowKind::Amount)
        m_choice->setToolTip(m_choice->currentData(Qt::ToolTipRole).toString());
}

void PropertyField::showState()
{
    const PropertyRow& row = m_state.row;
    m_isShowing = true;
    // A text that was refused stays, with its reason, as a number does.
    if (std::none_of(m_texts.begin(), m_texts.end(), [](const QLineEdit* text) { return text->isModified(); }))
        showReason({});
    m_label->setName(labelText(row), helpText(row));
    showAccessibleNames();
    showNumbers();
    showTexts();
    showChoice();
    if (m_switch) {
        m_switch->setChecked(row.value.isOn);
        m_switch->setText(row.value.isOn ? tr("yes") : tr("no"));
    }
    if (m_function)
        m_function->setRow(row);
    const bool differs = m_state.saved && !m_state.isSeveral && !(*m_state.saved == row.value);
    m_dot->setVisible(differs);
    m_revert->setVisible(differs);
    m_isShowing = false;
}

void PropertyField::showReason(const QString& reason)
{
    m_ownReason = reason;
    showReasons();
}

// Each number's that is refused, and the row's own.
void PropertyField::showReasons()
{
    QStringList reasons;
    for (const NumberField* number : m_numbers) {
        if (number->reason().isEmpty())
            continue;
        const QString which = m_numbers.size() > 1 ? number->accessibleName() + colon() : QString();
        reasons << which + number->reason() + (number->value() ? tr("; the value before is kept") : QString());
    }
    if (!m_ownReason.isEmpty())
        reasons << m_ownReason;
    m_reason = reasons.join(u'\n');
    setRole(*m_below, "error");
    m_below->setText(m_reason);
    m_below->setVisible(!m_reason.isEmpty());
}

// The citation stands under the field that has the focus.
bool PropertyField::eventFilter(QObject* watched, QEvent* event)
{
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isFocus && m_reason.isEmpty() && isNumeric(m_state.row.kind)) {
        const bool isIn = event->type() == QEvent::FocusIn && !m_state.citation.isEmpty();
        setRole(*m_below, "muted");
        m_below->setText(isIn ? m_state.citation : QString());
        m_below->setVisible(isIn);
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        auto* text = qobject_cast<QLineEdit*>(watched);
        if (text && std::find(m_texts.begin(), m_texts.end(), text) != m_texts.end() && text->isModified()) {
            text->setModified(false);
            text->clearFocus();
            showState();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace sinew

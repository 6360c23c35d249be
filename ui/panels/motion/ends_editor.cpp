#include "ui/panels/motion/ends_editor.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panels/motion/formula_field.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

enum EndKind { AtTime, After, When };

EndKind kindOf(const StageEnd& end)
{
    return end.time ? AtTime : end.after ? After : When;
}

}  // namespace

EndRow::EndRow(QWidget* parent)
    : QWidget(parent), m_kind(new ElidedComboBox(this)), m_seconds(new NumberField({shownUnit("s"), 1, std::nullopt})),
      m_when(new FormulaField(FormulaField::Kind::Condition, this)), m_next(new ElidedComboBox(this)),
      m_remove(new QToolButton(this))
{
    m_kind->addItems({tr("at"), tr("after"), tr("when")});
    m_kind->setAccessibleName(tr("What ends the stage"));
    m_kind->setToolTip(tr("At a time of the run, after a time in the stage, or when a condition becomes true"));
    m_next->setAccessibleName(tr("What follows"));
    m_next->setToolTip(tr("The stage that follows"));
    m_remove->setIcon(icon("close", *this));
    m_remove->setToolTip(tr("Remove this condition"));
    m_remove->setAccessibleName(m_remove->toolTip());
    m_seconds->setAccessibleName(tr("Time that ends the stage"));
    m_when->setAccessibleName(tr("Condition that ends the stage"));
    m_when->setToolTip(tr("Such as knee > 17 deg; a number without a unit is in m, s, N, kg and radians"));
    lay();
    wire();
}

// A condition has a line of its own: cut, it would read as another one.
void EndRow::lay()
{
    m_kind->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_next->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_next->setMinimumContentsLength(4);
    m_next->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(m_kind);
    line->addWidget(m_seconds);
    line->addWidget(m_next, 1);
    line->addWidget(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addLayout(line);
    layout->addWidget(m_when);
}

void EndRow::showKind(int kind)
{
    m_seconds->setVisible(kind != When);
    m_when->setVisible(kind == When);
}

void EndRow::wire()
{
    connect(m_kind, &QComboBox::activated, this, &EndRow::chooseKind);
    connect(m_seconds, &NumberField::valueEntered, this, [this](double seconds) {
        StageEnd end = m_end;
        (end.time ? end.time : end.after) = seconds;
        emit endWanted(end);
    });
    connect(m_seconds, &NumberField::refused, this, [this](const QString& text, const QString& reason) {
        emit refused(text, tr("“%1”: %2").arg(text, reason));
    });
    connect(m_when, &FormulaField::formulaEntered, this, [this](const QString& text) {
        StageEnd end = m_end;
        end.time.reset();
        end.after.reset();
        end.when = text.toStdString();
        emit endWanted(end);
    });
    connect(m_when, &FormulaField::refused, this, &EndRow::refused);
    connect(m_next, &QComboBox::activated, this, [this](int index) {
        StageEnd end = m_end;
        const int stages = static_cast<int>(m_stages.size());
        end.next = index == 0 ? "" : index <= stages ? m_stages[static_cast<std::size_t>(index - 1)] : endName;
        if (end != m_end)
            emit endWanted(end);
    });
    connect(m_remove, &QToolButton::clicked, this, &EndRow::removeWanted);
}

// A condition is not there before it has been typed.
void EndRow::chooseKind(int kind)
{
    if (kind == kindOf(m_end)) {
        m_isWriting = false;
        showKind(kind);
        return;
    }
    m_isWriting = kind == When;
    if (kind == When) {
        showKind(When);
        m_when->setFormula(QString::fromStdString(m_end.when));
        m_when->setFocus();
        return;
    }
    StageEnd end;
    end.next = m_end.next;
    const double seconds = m_end.time.value_or(m_end.after.value_or(0.5));
    (kind == AtTime ? end.time : end.after) = seconds;
    emit endWanted(end);
}

void EndRow::show(const StageEnd& end, const std::vector<std::string>& stages, const QStringList& names)
{
    m_isWriting = m_isWriting && end == m_end;
    m_end = end;
    m_stages = stages;
    m_when->setNames(names);
    const EndKind kind = m_isWriting ? When : kindOf(end);
    if (m_kind->currentIndex() != kind)
        m_kind->setCurrentIndex(kind);
    showKind(kind);
    m_seconds->setValue(end.time ? end.time : end.after);
    m_when->setFormula(QString::fromStdString(end.when));
    QStringList texts = {tr("then next")};
    for (const std::string& stage : stages)
        texts.append(QString::fromStdString(stage));
    texts.append(tr("end of run"));
    QStringList present;
    for (int i = 0; i < m_next->count(); ++i)
        present.append(m_next->itemText(i));
    if (present != texts) {
        m_next->clear();
        m_next->addItems(texts);
    }
    const auto it = std::find(stages.begin(), stages.end(), end.next);
    const int current = end.next.empty()      ? 0
                        : end.next == endName ? static_cast<int>(texts.size()) - 1
                                              : static_cast<int>(it - stages.begin()) + 1;
    if (m_next->currentIndex() != current)
        m_next->setCurrentIndex(current);
}

void EndRow::forget()
{
    m_isWriting = false;
    m_when->forget();
}

EndsEditor::EndsEditor(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)), m_add(new QToolButton(this))
{
    m_add->setText(tr("+ condition"));
    m_add->setObjectName(QStringLiteral("addEnd"));
    m_add->setToolTip(tr("Another condition that ends the stage; the first to become true does"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(3);
    m_layout->addWidget(m_add);
    connect(m_add, &QToolButton::clicked, this, [this] {
        std::vector<StageEnd> ends = m_ends;
        ends.push_back({{}, 0.5, {}, {}});
        emit endsWanted(ends);
    });
}

void EndsEditor::forget()
{
    for (EndRow* row : m_rows)
        row->forget();
}

EndRow* EndsEditor::makeRow()
{
    auto* row = new EndRow(this);
    const std::size_t index = m_rows.size();
    m_layout->insertWidget(static_cast<int>(index), row);
    connect(row, &EndRow::endWanted, this, [this, index](const StageEnd& end) {
        std::vector<StageEnd> ends = m_ends;
        ends[index] = end;
        emit endsWanted(ends);
    });
    connect(row, &EndRow::removeWanted, this, [this, index] {
        std::vector<StageEnd> ends = m_ends;
        ends.erase(ends.begin() + static_cast<std::ptrdiff_t>(index));
        emit endsWanted(ends);
    });
    connect(row, &EndRow::refused, this, &EndsEditor::refused);
    m_rows.push_back(row);
    return row;
}

void EndsEditor::show(const std::vector<StageEnd>& ends, const std::vector<std::string>& stages,
                      const QStringList& names)
{
    m_ends = ends;
    while (m_rows.size() > ends.size()) {
        m_rows.back()->hide();
        m_rows.back()->deleteLater();
        m_rows.pop_back();
    }
    while (m_rows.size() < ends.size())
        makeRow();
    for (std::size_t i = 0; i < ends.size(); ++i)
        m_rows[i]->show(ends[i], stages, names);
}

}  // namespace sinew

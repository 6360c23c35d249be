#include "ui/panels/fixation/muscle_sides_form.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/fixation/case_answer.h"
#include "ui/session/fixation_session.h"
#include "ui/text/display_names.h"
#include "ui/text/units_format.h"
#include "ui/widgets/fold_button.h"
#include "ui/widgets/label_support.h"

namespace sinew {

std::vector<MuscleRow> muscleRows(const Fixation& fixation, const CaseAnswer* answer)
{
    std::vector<MuscleRow> rows;
    // Each answer has its pulls in the model's order; one that is new belongs behind the one that it follows there.
    const auto rowOf = [&](std::size_t from, const std::string& link) {
        const auto found = std::ranges::find(rows, link, &MuscleRow::link);
        if (found != rows.end())
            return static_cast<std::size_t>(found - rows.begin());
        rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(from), MuscleRow{.link = link});
        return from;
    };
    if (answer && answer->isSound()) {
        for (const FixationAnswer& posture : answer->answers) {
            std::size_t next = 0;
            for (const FragmentPull& pull : posture.load.pulls) {
                const std::size_t at = rowOf(next, pull.link);
                rows[at].isHeadByPlane = pull.endsOnHead != pull.isChosen;
                rows[at].force = std::max(rows[at].force, std::abs(pull.force));
                next = at + 1;
            }
        }
    }
    for (MuscleRow& row : rows)
        row.isOnHead = row.isHeadByPlane;
    for (const MuscleSide& side : fixation.muscles) {
        MuscleRow& row = rows[rowOf(rows.size(), side.link)];
        row.isOnHead = side.fragment == FragmentChoice::Head;
        row.isByPlane = row.force > 0 && row.isOnHead == row.isHeadByPlane;
    }
    return rows;
}

MuscleSidesForm::MuscleSidesForm(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_fold(new FoldButton({}, this)), m_page(new QWidget(this)),
      m_reset(new QToolButton(m_page)), m_grid(new QGridLayout)
{
    m_fold->setToolTip(
        tr("A muscle pulls on the fragment on which it ends: its force counts across the fracture if that "
           "is the head. The plane says which"));
    m_reset->setText(tr("By the plane"));
    m_reset->setToolTip(tr("Each muscle on the fragment that the plane says"));
    connect(m_fold, &QToolButton::toggled, this, [this](bool isOpen) {
        m_page->setVisible(isOpen);
        showLines();
    });
    connect(m_reset, &QToolButton::clicked, this, &MuscleSidesForm::forgetChoices);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
    auto* inside = new QVBoxLayout(m_page);
    inside->setContentsMargins(14, 0, 0, 0);
    inside->setSpacing(4);
    inside->addLayout(m_grid);
    inside->addWidget(m_reset, 0, Qt::AlignLeft);
    m_page->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_fold, 0, Qt::AlignLeft);
    column->addWidget(m_page);
}

void MuscleSidesForm::refresh()
{
    const std::vector<MuscleRow> before = std::exchange(m_rows, muscleRows(m_fixation.fixation(), m_fixation.answer()));
    setVisible(!m_rows.empty());
    if (m_rows.empty())
        return;
    const auto onHead = std::ranges::count(m_rows, true, &MuscleRow::isOnHead);
    m_fold->setText(tr("Muscles on the head: %1 of %2").arg(onHead).arg(m_rows.size()));
    m_reset->setVisible(!m_fixation.fixation().muscles.empty());
    if (!std::ranges::equal(before, m_rows, {}, &MuscleRow::link, &MuscleRow::link))
        makeLines();
    showLines();
}

// One a muscle, kept while the muscles are the same, so that the one with the focus stays.
void MuscleSidesForm::makeLines()
{
    for (const Line& line : m_lines) {
        line.box->deleteLater();
        line.force->deleteLater();
    }
    m_lines.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        auto* box = new QCheckBox(m_page);
        box->setAccessibleName(tr("%1 on the head fragment").arg(readableName(m_rows[i].link)));
        auto* force = new QLabel(m_page);
        setRole(*force, "muted");
        connect(box, &QCheckBox::clicked, this, [this, i](bool isOnHead) { choose(i, isOnHead); });
        m_grid->addWidget(box, static_cast<int>(i), 0);
        m_grid->addWidget(force, static_cast<int>(i), 1, Qt::AlignRight | Qt::AlignVCenter);
        m_lines.push_back({box, force});
    }
}

void MuscleSidesForm::showLines()
{
    if (!m_fold->isChecked())
        return;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const MuscleRow& row = m_rows[i];
        const QString name = readableName(row.link);
        m_lines[i].box->setText(row.isByPlane ? name : tr("%1 (chosen)").arg(name));
        m_lines[i].box->setChecked(row.isOnHead);
        m_lines[i].box->setToolTip(row.force == 0      ? tr("Chosen, but it pulls in no posture of this activity")
                                   : row.isHeadByPlane ? tr("The plane says: it ends on the head fragment")
                                                       : tr("The plane says: it ends on the shaft"));
        m_lines[i].force->setText(row.force == 0 ? tr("slack") : quantityText(row.force, Quantity::Force));
        m_lines[i].force->setToolTip(tr("Its largest force in the postures of this activity"));
    }
}

void MuscleSidesForm::choose(std::size_t line, bool isOnHead)
{
    const MuscleRow& row = m_rows[line];
    Fixation edited = m_fixation.fixation();
    const FragmentChoice fragment = isOnHead ? FragmentChoice::Head : FragmentChoice::Shaft;
    const auto side = std::ranges::find(edited.muscles, row.link, &MuscleSide::link);
    if (row.force > 0 && isOnHead == row.isHeadByPlane) {
        if (side != edited.muscles.end())
            edited.muscles.erase(side);
    } else if (side != edited.muscles.end()) {
        side->fragment = fragment;
    } else {
        edited.muscles.push_back({.link = row.link, .fragment = fragment});
    }
    const QString sentence = isOnHead ? tr("Put %1 on the head fragment") : tr("Put %1 on the shaft");
    m_fixation.edit(std::move(edited), sentence.arg(readableName(row.link)).toStdString());
}

void MuscleSidesForm::forgetChoices()
{
    Fixation edited = m_fixation.fixation();
    edited.muscles.clear();
    m_fixation.edit(std::move(edited), tr("Muscles on the fragments by the plane").toStdString());
}

}  // namespace sinew

#include "ui/panels/fixation/osteotomy_form.h"

#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/session/fixation_session.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"

namespace sinew {

OsteotomyForm::OsteotomyForm(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
}

void OsteotomyForm::addChoices()
{
    m_muscles = new ElidedComboBox(this);
    m_muscles->setAccessibleName(tr("Muscles after the osteotomy"));
    m_muscles->addItem(tr("Muscles adapted"));
    m_muscles->addItem(tr("Muscles fresh"));
    m_muscles->setToolTip(tr("Adapted: grown to their new lengths. Fresh: stretched or slack by what their paths have "
                             "changed"));
    connect(m_muscles, &QComboBox::activated, this, [this](int index) {
        Fixation edited = m_fixation.fixation();
        if (!edited.osteotomy)
            return;
        edited.osteotomy->muscles = index == 0 ? MuscleAdaptation::Adapted : MuscleAdaptation::Fresh;
        const QString sentence = index == 0 ? tr("Muscles adapted") : tr("Muscles fresh");
        m_fixation.edit(std::move(edited), sentence.toStdString());
    });
    auto* remove = new QToolButton(this);
    remove->setText(tr("Remove"));
    remove->setToolTip(tr("Take the osteotomy away"));
    connect(remove, &QToolButton::clicked, this, [this] {
        Fixation edited = m_fixation.fixation();
        edited.osteotomy.reset();
        m_fixation.edit(std::move(edited), tr("Remove the osteotomy").toStdString());
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_muscles, 1);
    row->addWidget(remove);
    m_column->addLayout(row);
    auto* note = new QLabel(tr("A cut through the shaft. Femur and fracture above are as before it; the sliders of the "
                               "femur are another person's anatomy."),
                            this);
    note->setWordWrap(true);
    setRole(*note, "muted");
    m_column->addWidget(note);
}

void OsteotomyForm::refresh()
{
    const std::optional<Osteotomy>& cut = m_fixation.fixation().osteotomy;
    setVisible(cut.has_value());
    if (cut)
        m_muscles->setCurrentIndex(cut->muscles == MuscleAdaptation::Adapted ? 0 : 1);
}

}  // namespace sinew

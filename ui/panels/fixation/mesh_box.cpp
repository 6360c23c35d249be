#include "ui/panels/fixation/mesh_box.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/session/femur_mesh_question.h"
#include "ui/session/fixation_session.h"
#include "ui/text/said.h"
#include "ui/widgets/label_support.h"

namespace sinew {

MeshBox::MeshBox(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_state(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    setRole(*m_state, "muted");
    column->addWidget(m_state);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    column->addLayout(row);
    m_load = addButton(tr("Load Mesh…"), tr("The patient's own femur as a surface: .stl, .ply, .obj or .vtp"));
    m_pick
        = addButton(tr("Pick Landmarks"), tr("Points on head, neck, shaft and knee, from which the bone is measured"));
    m_detach = addButton(tr("Detach"), tr("Leaves the mesh and keeps what was measured on it"));
    row->addStretch();
    m_pick->setCheckable(true);
    connect(m_load, &QPushButton::clicked, this, [this] { askForFemurMesh(window(), m_fixation); });
    connect(m_pick, &QPushButton::clicked, this, [this](bool isOn) { m_fixation.setPicking(isOn); });
    connect(m_detach, &QPushButton::clicked, this, [this] { m_fixation.detachMesh(); });
    refresh();
}

QPushButton* MeshBox::addButton(const QString& text, const QString& hint)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(hint);
    static_cast<QHBoxLayout*>(layout()->itemAt(1)->layout())->addWidget(button);
    return button;
}

void MeshBox::refresh()
{
    const bool hasMesh = m_fixation.hasMesh();
    const bool isLost = m_fixation.lacksMesh();
    m_load->setVisible(!hasMesh || isLost);
    m_load->setText(isLost ? tr("Locate Mesh…") : tr("Load Mesh…"));
    m_pick->setVisible(hasMesh && !isLost);
    m_detach->setVisible(hasMesh);
    m_detach->setEnabled(m_fixation.whyNoDetach().isEmpty());
    m_state->setVisible(hasMesh);
    m_pick->setChecked(m_fixation.isPicking());
    if (!hasMesh)
        return;
    const QString name = QFileInfo(QString::fromStdString(m_fixation.fixation().mesh->file)).fileName();
    const PatientMesh* patient = m_fixation.patient();
    if (isLost)
        m_state->setText(tr("%1 cannot be read (%2); its landmarks are kept").arg(name, said(patient->fault->message)));
    else if (patient && patient->measured && patient->measured->isComplete())
        m_state->setText(tr("Measured on %1; grey numbers come from it").arg(name));
    else if (!m_fixation.isCurrent())
        m_state->setText(tr("%1 is being measured").arg(name));
    else if (patient && patient->measured)
        m_state->setText(tr("%1: %2").arg(name, said(patient->measured->problems.front().diagnostic.message)));
    else
        m_state->setText(tr("%1: landmarks are still to be picked").arg(name));
}

}  // namespace sinew

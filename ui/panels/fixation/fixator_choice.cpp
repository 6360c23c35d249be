#include "ui/panels/fixation/fixator_choice.h"

#include <algorithm>

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/fixation/case_answer.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"
#include "core/report/fixation_words.h"
#include "core/schema/fixation_schema.h"
#include "ui/panels/fixation/beam_form.h"
#include "ui/session/fixation_session.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/combo_items.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QString materialText(FixatorMaterial material)
{
    switch (material) {
    case FixatorMaterial::TitaniumEli: return "Ti-6Al-4V ELI";
    case FixatorMaterial::TitaniumTan: return "Ti-6Al-7Nb";
    case FixatorMaterial::SteelColdWorked: return translated("316L, cold worked");
    case FixatorMaterial::SteelAnnealed: return translated("316L, annealed");
    case FixatorMaterial::CobaltChrome: return translated("Cobalt-chromium");
    }
    return {};
}

QString beamText(const FixatorBeam& beam)
{
    const auto millimetres = [](double length) { return decimalText(1e3 * length, 'g', 3); };
    // A screw is called after its thread, a plate or blade by both sides.
    const double thread = beam.axis == BeamAxis::Neck ? beam.threadDiameter : 0;
    const QString size = beam.diameter > 0 ? millimetres(std::max(beam.diameter, thread))
                                           : millimetres(beam.width) + QStringLiteral(" × ") + millimetres(beam.height);
    return QStringLiteral("%1 %2 %3").arg(said(beamInWords(beam.name)), size, shownUnit("mm"));
}

}  // namespace

std::vector<OfferedFixator> offeredFixators(FractureKind fracture, const FemurShape& femur)
{
    const bool isBelow = runsBelowNeck(fracture);
    std::vector<Fixator> fixators;
    if (!isBelow) {
        fixators = {{FixatorKind::CannulatedScrews, {}, {}},
                    cannulatedScrews(ScrewPattern::Triangle, femur),
                    cannulatedScrews(ScrewPattern::Line, femur)};
    }
    fixators.push_back({FixatorKind::SlidingHipScrew, {}, {}});
    if (!isBelow)
        fixators.push_back(hipScrewWithScrew(femur));
    for (const FixatorKind kind :
         {FixatorKind::BladePlate, FixatorKind::Nail, FixatorKind::LockingPlate, FixatorKind::None})
        fixators.push_back({kind, {}, {}});
    std::vector<OfferedFixator> offered;
    for (Fixator& fixator : fixators)
        offered.push_back({fixatorName(fixator, fracture, femur), std::move(fixator)});
    return offered;
}

QString fixatorName(const Fixator& fixator, FractureKind fracture, const FemurShape& femur)
{
    return withCapital(worded(titleOf(fixator, fracture, femur)));
}

QString constructName(const Fixation& fixation, std::size_t which, const CaseAnswer* answer)
{
    const Fixation one = caseWith(fixation, which);
    const bool isBefore = fixation.osteotomy && !one.osteotomy;
    return isBefore ? QCoreApplication::translate("sinew::FixatorChoice", "Before the osteotomy")
                    : fixatorName(one.fixator, one.fracture.kind, answer ? answer->fixation.femur : one.femur);
}

FixatorChoice::FixatorChoice(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_kind(new ElidedComboBox(this)), m_material(new ElidedComboBox(this)),
      m_beamColumn(new QVBoxLayout), m_beam(new BeamForm(fixation, this)), m_add(new QToolButton(this)),
      m_own(new QLabel(this))
{
    m_kind->setAccessibleName(tr("Fixator"));
    m_material->setAccessibleName(tr("Material of all its parts"));
    m_material->setToolTip(tr("Of all its parts"));
    for (const auto& [word, material] : fixatorMaterialWords)
        m_material->addItem(materialText(material), static_cast<int>(material));
    m_own->setWordWrap(true);
    m_own->setText(tr("Beams of its own in place of the usual ones"));
    setRole(*m_own, "muted");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_beamColumn->setSpacing(2);
    column->addWidget(m_kind);
    column->addWidget(m_material);
    column->addLayout(m_beamColumn);
    column->addWidget(m_beam);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(m_own);
    m_add->setText(tr("+ Add a beam"));
    m_add->setToolTip(tr("One more like the chosen one, or like the last"));
    connect(m_add, &QToolButton::clicked, this, &FixatorChoice::addBeam);
    connect(m_kind, &QComboBox::activated, this, &FixatorChoice::choose);
    connect(m_material, &QComboBox::activated, this, &FixatorChoice::setMaterial);
}

void FixatorChoice::refresh()
{
    const Fixation& fixation = m_fixation.fixation();
    const FemurShape femur = m_fixation.measuredFixation().femur;
    m_offered = offeredFixators(fixation.fracture.kind, femur);
    std::vector<ComboItem> items;
    for (const OfferedFixator& each : m_offered)
        items.push_back({each.name});
    const auto at = std::ranges::find(m_offered, fixation.fixator, &OfferedFixator::fixator);
    const auto chosen = static_cast<int>(at - m_offered.begin());
    if (at == m_offered.end())
        items.push_back({fixatorName(fixation.fixator, fixation.fracture.kind, femur)});
    setItems(*m_kind, items);
    m_kind->setCurrentIndex(chosen);
    const std::vector<FixatorBeam> beams = withOwnBeams(fixation, femur).fixator.beams;
    m_material->setVisible(!beams.empty());
    m_own->setVisible(!beams.empty() && at == m_offered.end());
    showBeams(beams);
    if (beams.empty())
        return;
    const bool isOneMaterial
        = std::ranges::all_of(beams, [&](const FixatorBeam& it) { return it.material == beams.front().material; });
    m_material->setCurrentIndex(isOneMaterial ? m_material->findData(static_cast<int>(beams.front().material)) : -1);
    m_material->setPlaceholderText(tr("several materials"));
}

void FixatorChoice::showBeams(const std::vector<FixatorBeam>& beams)
{
    while (m_beams.size() < beams.size()) {
        auto* button = new QPushButton(this);
        button->setProperty("role", "row");
        button->setCheckable(true);
        const int index = static_cast<int>(m_beams.size());
        connect(button, &QPushButton::clicked, this,
                [this, index](bool on) { m_fixation.selectPart(on ? index : -1); });
        m_beamColumn->addWidget(button);
        m_beams.push_back(button);
    }
    const int chosen = m_fixation.part();
    for (std::size_t i = 0; i < m_beams.size(); ++i) {
        m_beams[i]->setVisible(i < beams.size());
        m_beams[i]->setChecked(static_cast<int>(i) == chosen);
        if (i < beams.size())
            m_beams[i]->setText(beamText(beams[i]));
    }
    m_beam->refresh();
}

void FixatorChoice::choose(int index)
{
    if (index < 0 || index >= static_cast<int>(m_offered.size()))
        return;
    Fixation edited = m_fixation.fixation();
    edited.fixator = m_offered[static_cast<std::size_t>(index)].fixator;
    m_fixation.edit(std::move(edited), tr("Fixator: %1").arg(m_kind->itemText(index)).toStdString());
}

void FixatorChoice::addBeam()
{
    const FemurShape femur = m_fixation.measuredFixation().femur;
    const int chosen = m_fixation.part();
    Fixation edited = m_fixation.fixation();
    edited.fixator
        = withBeamMore(edited, femur, chosen >= 0 ? std::optional(static_cast<std::size_t>(chosen)) : std::nullopt);
    const auto added = static_cast<int>(edited.fixator.beams.size()) - 1;
    const QString sentence = tr("Add the %1").arg(QString::fromStdString(edited.fixator.beams.back().name));
    m_fixation.edit(std::move(edited), sentence.toStdString());
    m_fixation.selectPart(added);
}

void FixatorChoice::setMaterial(int index)
{
    Fixation edited = withOwnBeams(m_fixation.fixation(), m_fixation.measuredFixation().femur);
    for (FixatorBeam& beam : edited.fixator.beams)
        beam.material = static_cast<FixatorMaterial>(m_material->itemData(index).toInt());
    m_fixation.edit(std::move(edited), tr("Material: %1").arg(m_material->itemText(index)).toStdString());
}

}  // namespace sinew

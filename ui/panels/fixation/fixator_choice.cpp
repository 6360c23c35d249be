#include "ui/panels/fixation/fixator_choice.h"

#include <algorithm>

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include "core/fixation/case_answer.h"
#include "core/fixation/standard_fixators.h"
#include "core/report/fixation_words.h"
#include "core/schema/fixation_schema.h"
#include "ui/session/fixation_session.h"
#include "ui/widgets/combo_items.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString materialText(FixatorMaterial material)
{
    switch (material) {
    case FixatorMaterial::TitaniumEli: return "Ti-6Al-4V ELI";
    case FixatorMaterial::TitaniumTan: return "Ti-6Al-7Nb";
    case FixatorMaterial::SteelColdWorked: return "316L, cold worked";
    case FixatorMaterial::SteelAnnealed: return "316L, annealed";
    case FixatorMaterial::CobaltChrome: return "Cobalt-chromium";
    }
    return {};
}

QString beamsText(const std::vector<FixatorBeam>& beams)
{
    QStringList names;
    for (const FixatorBeam& beam : beams)
        names.append(QString("%1 %2 mm")
                         .arg(QString::fromStdString(beam.name))
                         .arg(1e3 * std::max(beam.diameter, beam.height), 0, 'g', 3));
    return names.join(", ");
}

}  // namespace

std::vector<OfferedFixator> offeredFixators()
{
    std::vector<OfferedFixator> offered;
    for (Fixator& fixator : std::vector<Fixator>{{FixatorKind::CannulatedScrews, {}, {}},
                                                 cannulatedScrews(ScrewPattern::Triangle),
                                                 cannulatedScrews(ScrewPattern::Line),
                                                 {FixatorKind::SlidingHipScrew, {}, {}},
                                                 hipScrewWithScrew(),
                                                 {FixatorKind::BladePlate, {}, {}},
                                                 {FixatorKind::Nail, {}, {}},
                                                 {FixatorKind::LockingPlate, {}, {}},
                                                 {FixatorKind::None, {}, {}}})
        offered.push_back({fixatorName(fixator, FractureKind::Neck), std::move(fixator)});
    return offered;
}

QString fixatorName(const Fixator& fixator, FractureKind fracture)
{
    return capital(QString::fromStdString(titleOf(fixator, fracture)));
}

QString constructName(const Fixation& fixation, std::size_t which)
{
    const Fixation one = caseWith(fixation, which);
    const bool isBefore = fixation.osteotomy && !one.osteotomy;
    return isBefore ? QCoreApplication::translate("sinew::FixatorChoice", "Before the osteotomy")
                    : fixatorName(one.fixator, one.fracture.kind);
}

FixatorChoice::FixatorChoice(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_offered(offeredFixators()), m_kind(new ElidedComboBox(this)),
      m_material(new ElidedComboBox(this)), m_beams(new QLabel(this))
{
    m_kind->setAccessibleName(tr("Fixator"));
    m_material->setAccessibleName(tr("Material of all its parts"));
    m_material->setToolTip(tr("Of all its parts"));
    for (const auto& [word, material] : fixatorMaterialWords)
        m_material->addItem(materialText(material), static_cast<int>(material));
    m_beams->setWordWrap(true);
    setRole(*m_beams, "muted");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (QWidget* part :
         {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_material), static_cast<QWidget*>(m_beams)})
        column->addWidget(part);
    connect(m_kind, &QComboBox::activated, this, &FixatorChoice::choose);
    connect(m_material, &QComboBox::activated, this, &FixatorChoice::setMaterial);
}

void FixatorChoice::refresh()
{
    const Fixation& fixation = m_fixation.fixation();
    std::vector<ComboItem> items;
    for (const OfferedFixator& each : m_offered)
        items.push_back({each.name});
    const auto at = std::ranges::find(m_offered, fixation.fixator, &OfferedFixator::fixator);
    const auto chosen = static_cast<int>(at - m_offered.begin());
    if (at == m_offered.end())
        items.push_back({fixatorName(fixation.fixator, fixation.fracture.kind)});
    setItems(*m_kind, items);
    m_kind->setCurrentIndex(chosen);
    const std::vector<FixatorBeam> beams = withOwnBeams(fixation).fixator.beams;
    m_material->setVisible(!beams.empty());
    m_beams->setVisible(!beams.empty());
    if (beams.empty())
        return;
    const bool isOneMaterial
        = std::ranges::all_of(beams, [&](const FixatorBeam& it) { return it.material == beams.front().material; });
    m_material->setCurrentIndex(isOneMaterial ? m_material->findData(static_cast<int>(beams.front().material)) : -1);
    m_material->setPlaceholderText(tr("several materials"));
    m_beams->setText(beamsText(beams));
}

void FixatorChoice::choose(int index)
{
    if (index < 0 || index >= static_cast<int>(m_offered.size()))
        return;
    Fixation edited = m_fixation.fixation();
    edited.fixator = m_offered[static_cast<std::size_t>(index)].fixator;
    m_fixation.edit(std::move(edited), "Fixator: " + m_kind->itemText(index).toStdString());
}

void FixatorChoice::setMaterial(int index)
{
    Fixation edited = withOwnBeams(m_fixation.fixation());
    for (FixatorBeam& beam : edited.fixator.beams)
        beam.material = static_cast<FixatorMaterial>(m_material->itemData(index).toInt());
    m_fixation.edit(std::move(edited), "Material: " + m_material->itemText(index).toStdString());
}

}  // namespace sinew

#include "ui/dialogs/part_fields.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/bounded_field.h"

namespace sinew {

namespace {

constexpr double centimetre = 0.01;
constexpr std::pair linkLengths(0.1, 1000.0);  // cm
constexpr std::pair linkMasses(0.0, 1000.0);   // kg

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QDoubleSpinBox* makeNumber(const QString& name, const char* unit, std::pair<double, double> range, QWidget* parent)
{
    auto* box = new BoundedDoubleSpinBox(parent);
    box->setObjectName(name);
    box->setSuffix(u' ' + shownUnit(unit));
    box->setDecimals(1);
    box->setRange(range.first, range.second);
    return box;
}

}  // namespace

PartFields::PartFields(std::vector<ReadyPart> parts, const QString& label, QFormLayout& form, QWidget& dialog)
    : QObject(&dialog), m_parts(std::move(parts)), m_form(form), m_kind(new QComboBox(&dialog)),
      m_summary(new QLabel(&dialog)), m_sex(new QComboBox(&dialog)),
      m_height(
          makeNumber("height", "cm", {humanHeights.first / centimetre, humanHeights.second / centimetre}, &dialog)),
      m_mass(makeNumber("mass", "kg", humanMasses, &dialog)), m_links(new BoundedSpinBox(&dialog)),
      m_linkLength(makeNumber("link-length", "cm", linkLengths, &dialog)),
      m_linkMass(makeNumber("link-mass", "kg", linkMasses, &dialog)), m_mean(meanPerson(Sex::Male))
{
    m_kind->setObjectName("kind");
    m_sex->setObjectName("sex");
    m_links->setObjectName("links");
    m_linkMass->setMinimum(0.1);
    for (const ReadyPart& part : m_parts)
        m_kind->addItem(worded(std::string(part.title)), textOf(part.name));
    m_sex->addItems({tr("male"), tr("female")});
    m_height->setValue(m_mean.height / centimetre);
    m_mass->setValue(m_mean.mass);
    m_links->setRange(1, mostFigureLinks);
    m_linkLength->setValue(ChainOptions{}.length / centimetre);
    m_linkMass->setValue(ChainOptions{}.mass);
    m_summary->setProperty("role", "muted");
    m_summary->setWordWrap(true);
    m_summary->setMinimumWidth(340);
    form.addRow(label, m_kind);
    form.addRow(QString(), m_summary);
    form.addRow(tr("Sex"), m_sex);
    form.addRow(tr("Height"), m_height);
    form.addRow(tr("Mass"), m_mass);
    form.addRow(tr("Links"), m_links);
    form.addRow(tr("Length of a link"), m_linkLength);
    form.addRow(tr("Mass of a link"), m_linkMass);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PartFields::showPart);
    connect(m_sex, &QComboBox::currentIndexChanged, this, &PartFields::followSex);
    showPart();
}

const ReadyPart& PartFields::part() const
{
    return m_parts[static_cast<std::size_t>(m_kind->currentIndex())];
}

void PartFields::showPart()
{
    const ReadyPart& shown = part();
    m_summary->setText(translated("%1.").arg(withCapital(worded(std::string(shown.summary)))));
    for (QWidget* field : std::initializer_list<QWidget*>{m_sex, m_height, m_mass})
        m_form.setRowVisible(field, shown.usesPerson);
    m_links->setValue(shown.usesRods ? ChainOptions{}.links : FigureOptions{}.links);
    m_form.setRowVisible(m_links, shown.usesLinks);
    for (QWidget* field : std::initializer_list<QWidget*>{m_linkLength, m_linkMass})
        m_form.setRowVisible(field, shown.usesRods);
    emit partChanged();
}

// Numbers that a person has not touched become the mean ones of the sex.
void PartFields::followSex()
{
    const Person mean = meanPerson(m_sex->currentIndex() == 0 ? Sex::Male : Sex::Female);
    const FigureOptions now = options();
    if (std::abs(now.person.height - m_mean.height) < 0.5e-3)
        m_height->setValue(mean.height / centimetre);
    if (std::abs(now.person.mass - m_mean.mass) < 0.05)
        m_mass->setValue(mean.mass);
    m_mean = mean;
}

FigureOptions PartFields::options() const
{
    FigureOptions options;
    options.person = meanPerson(m_sex->currentIndex() == 0 ? Sex::Male : Sex::Female);
    // 280 cm are a digit more than 2.8 m.
    options.person.height = std::clamp(m_height->value() * centimetre, humanHeights.first, humanHeights.second);
    options.person.mass = m_mass->value();
    options.links = m_links->value();
    return options;
}

ChainOptions PartFields::chainOptions() const
{
    return {m_links->value(), m_linkLength->value() * centimetre, m_linkMass->value()};
}

void PartFields::choose(const QString& name)
{
    if (const int index = m_kind->findData(name); index >= 0)
        m_kind->setCurrentIndex(index);
}

}  // namespace sinew

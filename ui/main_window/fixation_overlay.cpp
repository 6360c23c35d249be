#include "ui/main_window/fixation_overlay.h"

#include <algorithm>
#include <utility>

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "core/fixation/femur_geometry.h"
#include "ui/panels/figure_offer.h"
#include "ui/panels/fixation/section_view.h"
#include "ui/session/fixation_session.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int margin = 10;  // px, from the frame

}  // namespace

FixationOverlay::FixationOverlay(FixationSession& fixation, QWidget& view)
    : QObject(&view), m_fixation(fixation), m_view(view), m_section(new SectionView(&view)),
      m_switches(new QFrame(&view)), m_reason(new QLabel(&view))
{
    m_reason->setObjectName(QStringLiteral("whyEmpty"));
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignCenter);
    m_reason->setContentsMargins(9, 6, 9, 6);
    m_reason->setAttribute(Qt::WA_TransparentForMouseEvents);
    setRole(*m_reason, "chip");
    m_switches->setProperty("role", "chip");
    auto* row = new QHBoxLayout(m_switches);
    row->setContentsMargins(4, 3, 4, 3);
    row->setSpacing(2);
    addLayer(tr("Bone"), &FixationLayers::bone);
    addLayer(tr("Fixator"), &FixationLayers::fixator);
    addLayer(tr("Pressure"), &FixationLayers::pressure);
    addLayer(tr("Forces"), &FixationLayers::forces);
    addLayer(tr("Muscles"), &FixationLayers::muscles);
    auto* scale = new QLabel(tr("movement × %1").arg(movementScale), m_switches);
    scale->setToolTip(tr("How many times larger the movement of the head fragment is drawn"));
    setRole(*scale, "muted");
    scale->setContentsMargins(6, 0, 4, 0);
    row->addWidget(scale);
    connect(m_section, &SectionView::partClicked, &fixation, &FixationSession::selectPart);
    new FigureOffer(*m_section, fixation.session(), [this]() -> std::optional<PaperFigure> {
        if (!m_fixation.answer())
            return std::nullopt;
        return PaperFigure{tr("Section of the fracture"), caseTitle(m_fixation.fixation()), {m_section}, false, nullptr,
                           m_section->sizeHint()};
    });
    refresh();
}

void FixationOverlay::addLayer(const QString& text, bool FixationLayers::*layer)
{
    auto* button = new QToolButton(m_switches);
    button->setText(text);
    button->setCheckable(true);
    button->setChecked(m_layers.*layer);
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QToolButton::toggled, this, [this, layer](bool on) {
        m_layers.*layer = on;
        emit layersChanged();
    });
    m_switches->layout()->addWidget(button);
}

void FixationOverlay::setShown(bool shown)
{
    if (std::exchange(m_isShown, shown) != shown)
        refresh();
}

// An impossible femur has no shape.
QString FixationOverlay::whyEmpty() const
{
    const std::vector<ModelProblem> problems = m_fixation.problems();
    if (!m_isShown || !m_fixation.hasFixation() || !m_fixation.isCurrent() || problems.empty())
        return {};
    const PatientMesh* patient = m_fixation.patient();
    const bool isDrawn = (patient && patient->surface) || isDrawnBroken(m_fixation.solved()->answers.front())
                         || refusal(femurOf(m_fixation.fixation())).empty();
    return isDrawn ? QString() : tr("Nothing can be drawn: %1").arg(said(problems.front().diagnostic.message));
}

void FixationOverlay::placeReason()
{
    const int width = std::min(360, m_view.width() - 2 * margin), height = m_reason->heightForWidth(width);
    m_reason->setGeometry((m_view.width() - width) / 2, (m_view.height() - height) / 2, width, height);
    m_reason->raise();
}

void FixationOverlay::refresh()
{
    showText(*m_reason, whyEmpty());
    placeReason();
    const CaseAnswer* answer = m_isShown ? m_fixation.answer() : nullptr;
    m_switches->setVisible(answer != nullptr);
    m_section->setVisible(answer != nullptr);
    if (!answer)
        return;
    m_section->setPicture(sectionPictureOf(answer->construct, m_fixation.shown(), answer->fixation.femur.side));
    m_section->setPart(m_fixation.part());
    place();
}

// The section takes no more than a quarter of the view.
void FixationOverlay::place()
{
    placeReason();
    const QSize least = m_section->minimumSizeHint(), most = m_section->sizeHint();
    const int width = std::clamp(m_view.width() / 4, least.width(), most.width());
    const int height = std::clamp(m_view.height() / 2, least.height(), most.height());
    m_section->setGeometry(m_view.width() - width - margin, m_view.height() - height - margin, width, height);
    m_section->raise();
    m_switches->adjustSize();
    constexpr int belowTitle = margin + 38;
    m_switches->move(margin, belowTitle);
    m_switches->raise();
}

QImage FixationOverlay::sectionPicture()
{
    constexpr int scale = 2;
    SectionView onPaper;
    onPaper.setProperty(paperProperty, true);
    onPaper.setPicture(m_section->picture());
    onPaper.setPart(m_fixation.part());
    onPaper.resize(m_section->size());
    QImage image(m_section->size() * scale, QImage::Format_ARGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    onPaper.render(&image);
    return image;
}

std::vector<QRectF> FixationOverlay::covered() const
{
    std::vector<QRectF> places;
    for (const QWidget* each : {static_cast<QWidget*>(m_section), static_cast<QWidget*>(m_switches)}) {
        if (!each->isHidden())
            places.emplace_back(each->geometry());
    }
    return places;
}

}  // namespace sinew

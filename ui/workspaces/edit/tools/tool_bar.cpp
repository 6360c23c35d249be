#include "ui/workspaces/edit/tools/tool_bar.h"

#include <algorithm>

#include <QAction>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icons.h"

namespace sinew {

ToolColumn::ToolColumn(const std::vector<ToolChoice>& choices, QWidget* parent) : QFrame(parent)
{
    setProperty("role", "chip");
    setAccessibleName(translated("Tools"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(1);
    for (const ToolChoice& choice : choices) {
        auto* button = new QToolButton(this);
        const QString key = QKeySequence(choice.key).toString();
        button->setObjectName("tool-" + choice.id);
        button->setProperty("role", "segment");
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(icon(choice.icon, *button));
        button->setText(QStringLiteral("%1  %2").arg(choice.title, key));
        button->setToolTip(QStringLiteral("%1 (%2)").arg(choice.toolTip, key));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        column->addWidget(button);
        const auto index = static_cast<int>(m_buttons.size());
        connect(button, &QToolButton::clicked, this, [this, index] { emit chosen(index); });
        m_buttons.push_back(button);
    }
    adjustSize();
}

void ToolColumn::show(std::size_t chosen)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(i == chosen);
}

ToolOptions::ToolOptions(ToolSettings& settings, QWidget* parent) : QFrame(parent), m_settings(settings)
{
    setProperty("role", "chip");
    auto* row = new FlowLayout(this);
    row->setContentsMargins(4, 3, 4, 3);
    row->setSpacing(8);
    const auto addBox = [&] {
        auto* box = new QFrame(this);
        box->setProperty("role", "segments");
        auto* inside = new QHBoxLayout(box);
        inside->setContentsMargins(1, 1, 1, 1);
        inside->setSpacing(1);
        row->addWidget(box);
        return box;
    };
    QFrame* mode = addBox();
    addSegment(
        mode, translated("Move  G"), translated("Drag along axes (G)"), [this] { m_settings.mode = GizmoMode::Move; },
        [this] { return m_settings.mode == GizmoMode::Move; });
    addSegment(
        mode, translated("Rotate  R"), translated("Turn bodies and segments about axes (R)"),
        [this] { m_settings.mode = GizmoMode::Rotate; }, [this] { return m_settings.mode == GizmoMode::Rotate; });
    QFrame* axes = addBox();
    addSegment(
        axes, translated("Local"), translated("Axes of the body (X changes)"), [this] { m_settings.isLocal = true; },
        [this] { return m_settings.isLocal; });
    addSegment(
        axes, translated("World"), translated("Axes of the ground (X changes)"), [this] { m_settings.isLocal = false; },
        [this] { return !m_settings.isLocal; });
    m_snap = new QToolButton(this);
    m_snap->setObjectName("tool-snap");
    m_snap->setProperty("role", "menu");
    m_snap->setPopupMode(QToolButton::InstantPopup);
    m_snap->setToolTip(translated("Snapping: Shift frees a point, Ctrl takes steps or leaves them"));
    m_snap->setMenu(new QMenu(m_snap));
    row->addWidget(m_snap);
    m_dragging = {mode, axes};
    m_joint = addBox();
    m_joint->setObjectName("tool-joint");
    addSegment(
        m_joint, translated("Ball  Shift+J"), translated("The body turns all ways about its joint (Shift+J)"),
        [this] { m_settings.drawsHinge = false; }, [this] { return !m_settings.drawsHinge; });
    addSegment(
        m_joint, translated("Hinge  J"),
        translated("The body turns about the axis of the ground that points to the viewer, else about z (J)"),
        [this] { m_settings.drawsHinge = true; }, [this] { return m_settings.drawsHinge; });
    m_joint->hide();
    fillSnapMenu();
    showSettings();
}

QToolButton* ToolOptions::addSegment(QWidget* box, const QString& text, const QString& toolTip,
                                     std::function<void()> choose, std::function<bool()> isChosen)
{
    auto* button = new QToolButton(box);
    button->setProperty("role", "segment");
    button->setCheckable(true);
    button->setText(text);
    button->setToolTip(toolTip);
    box->layout()->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, choose = std::move(choose)] {
        choose();
        showSettings();
        emit changed();
    });
    m_segments.emplace_back(button, std::move(isChosen));
    return button;
}

void ToolOptions::fillSnapMenu()
{
    QMenu* menu = m_snap->menu();
    const auto add = [&](const QString& text, std::function<void()> choose, std::function<bool()> isChosen) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, choose = std::move(choose)] {
            choose();
            showSettings();
            emit changed();
        });
        m_snaps.emplace_back(action, std::move(isChosen));
    };
    const auto addFlag = [&](const QString& text, bool ToolSettings::*flag) {
        add(
            text, [this, flag] { m_settings.*flag = !(m_settings.*flag); }, [this, flag] { return m_settings.*flag; });
    };
    addFlag(translated("Bone Surface and Landmarks"), &ToolSettings::snapsToSurface);
    addFlag(translated("Steps"), &ToolSettings::snapsToGrid);
    menu->addSeparator();
    for (const double grid : snapGrids)
        add(
            translated("Steps of %1").arg(quantityText(grid, Quantity::Length)),
            [this, grid] { m_settings.grid = grid; }, [this, grid] { return m_settings.grid == grid; });
}

void ToolOptions::setRoom(int width)
{
    m_room = width;
    fit();
}

void ToolOptions::fit()
{
    ensurePolished();
    layout()->activate();
    const int width = std::max(minimumSizeHint().width(), std::min(sizeHint().width(), m_room));
    resize(width, heightForWidth(width));
}

void ToolOptions::showJoint(bool shown)
{
    m_joint->setVisible(shown);
    for (QFrame* box : m_dragging)
        box->setHidden(shown);
    fit();
}

void ToolOptions::showSettings()
{
    for (const auto& [button, isChosen] : m_segments)
        button->setChecked(isChosen());
    for (const auto& [action, isChosen] : m_snaps)
        action->setChecked(isChosen());
    QStringList names;
    if (m_settings.snapsToSurface)
        names << translated("surface");
    if (m_settings.snapsToGrid)
        names << quantityText(m_settings.grid, Quantity::Length);
    m_snap->setText(translated("Snap: %1").arg(names.isEmpty() ? translated("off") : names.join(", ")));
    fit();
}

ToolChipFrame::ToolChipFrame(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_snapped(new QLabel(this)), m_lines(new QLabel(this))
{
    setProperty("role", "chip");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName("tool-chip");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 6);
    column->setSpacing(3);
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_snapped);
    column->addLayout(head);
    column->addWidget(m_lines);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_snapped->setProperty("role", "muted");
    for (QLabel* label : {m_title, m_snapped, m_lines})
        label->setTextFormat(Qt::PlainText);
    hide();
}

void ToolChipFrame::showChip(const ToolChip& chip, const QPointF& at)
{
    setVisible(!chip.title.isEmpty());
    if (chip.title.isEmpty())
        return;
    m_title->setText(chip.title);
    m_snapped->setText(chip.snappedTo);
    m_lines->setText(chip.lines.join(QLatin1Char('\n')));
    layout()->activate();  // else the row of the title is as wide as the one before
    adjustSize();
    // Beside the gizmo, to the right where there is room, and never outside the view.
    constexpr int gap = 112, margin = 8;
    const QSize room = parentWidget()->size();
    int x = qRound(at.x()) + gap;
    if (x + width() > room.width() - margin)
        x = qRound(at.x()) - gap - width();
    const int y = qRound(at.y()) - height() - 20;
    move(qBound(margin, x, qMax(margin, room.width() - width() - margin)),
         qBound(margin, y, qMax(margin, room.height() - height() - margin)));
    raise();
}

}  // namespace sinew

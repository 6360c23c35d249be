#pragma once

#include <functional>
#include <vector>

#include <QFrame>

#include "ui/workspaces/edit/tools/tool.h"

class QAction;
class QLabel;
class QToolButton;

namespace sinew {

// A tool as the bar and the keys name it.
struct ToolChoice {
    QString id, title;  // "muscle", "Muscle"
    Qt::Key key;
    const char* icon;
    QString toolTip;
};

// The tools in a column, each with its name and key.
class ToolColumn : public QFrame {
    Q_OBJECT

public:
    ToolColumn(const std::vector<ToolChoice>& choices, QWidget* parent);
    void show(std::size_t chosen);

signals:
    void chosen(int index);

private:
    std::vector<QToolButton*> m_buttons;
};

// Move or rotate, in which axes, what the pointer snaps to, and the joint of a body that is drawn.
class ToolOptions : public QFrame {
    Q_OBJECT

public:
    ToolOptions(ToolSettings& settings, QWidget* parent);
    void showSettings();
    void setRoom(int width);     // px: over several rows where one is wider
    void showJoint(bool shown);  // the choice of a joint for what is drawn, in place of how things are dragged

signals:
    void changed();

private:
    QToolButton* addSegment(QWidget* box, const QString& text, const QString& toolTip, std::function<void()> choose,
                            std::function<bool()> isChosen);
    void fillSnapMenu();
    void fit();

    ToolSettings& m_settings;
    std::vector<std::pair<QToolButton*, std::function<bool()>>> m_segments;
    std::vector<std::pair<QAction*, std::function<bool()>>> m_snaps;
    QToolButton* m_snap;
    int m_room = QWIDGETSIZE_MAX;
    QFrame* m_joint;
    std::vector<QFrame*> m_dragging;  // what matters for drags only
};

// What stands beside what is dragged, see ToolChip.
class ToolChipFrame : public QFrame {
    Q_OBJECT

public:
    explicit ToolChipFrame(QWidget* parent);
    // at: pixels of the parent; the chip stands beside it, inside the parent.
    void showChip(const ToolChip& chip, const QPointF& at);

private:
    QLabel* m_title;
    QLabel* m_snapped;
    QLabel* m_lines;
};

}  // namespace sinew

#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QPointer>

#include "ui/actions/key_hint.h"
#include "ui/session/session.h"
#include "ui/vtk/view_listener.h"
#include "ui/workspaces/edit/tools/tool.h"
#include "ui/workspaces/edit/tools/tool_set.h"

class QAction;
class QLabel;

namespace sinew {

class ToolChipFrame;
class ToolColumn;
class ToolOptions;
struct PartToPlace;
struct ToolChoice;

// Of the menu on a right click: for an object that was clicked, and always. Those that are disabled are left out.
struct ViewMenuActions {
    std::vector<QPointer<QAction>> ofObject, ofAll;
};

// Those of a set, in the order of the bar.
std::vector<ToolChoice> toolChoices(ToolSet set);

// The keys that tools take in the view: those of all workspaces, and those that Edit adds.
std::vector<KeyHints> toolKeys();

// The tools in the 3D view: owns them, gives the pointer and the keys of the view to the one in use, and draws its marks.
// Session, viewport and overlayParent (the widget around the view, on which bar and chip stand) must outlive it.
class EditTools : public QObject, private ViewListener {
    Q_OBJECT

public:
    // What the body that is drawn next turns about.
    static constexpr int hingeKey = Qt::Key_J, ballKey = static_cast<int>(Qt::SHIFT) | Qt::Key_J;

    EditTools(Session& session, Viewport& viewport, QWidget& overlayParent, ToolSet set, QObject* parent = nullptr);
    ~EditTools() override;

    // Shows the tools and hears of the pointer, or not. One set of tools may be active at a time.
    void setActive(bool active);
    bool isActive() const { return m_isActive; }
    ToolSet set() const { return m_set; }
    // What the menu on a right click offers first: Rename, Duplicate, Delete.
    void setObjectActions(const std::vector<QAction*>& actions);
    // What it offers then.
    void setViewActions(ViewMenuActions actions);
    void choose(const QString& id);  // a tool by its id: "select", "muscle"
    // Clicks say where a ready part goes; then it is back to Select.
    void placePart(const PartToPlace& part);
    QString chosen() const;
    std::vector<QRectF> covered() const;  // of the view, by what is shown
    ToolSettings& settings() { return m_settings; }
    void change(const std::function<void(ToolSettings&)>& edit);  // and shows it

signals:
    void placed();  // covered() has changed

private:
    bool pressed(const ViewPointer& pointer) override;
    void dragged(const ViewPointer& pointer) override;
    void released(const ViewPointer& pointer) override;
    bool clicked(const ViewPointer& pointer) override;
    bool doubleClicked(const ViewPointer& pointer) override;
    void moved(const ViewPointer& pointer) override;
    bool wantsKey(const QKeyEvent& key) override;
    void keyPressed(const QKeyEvent& key) override;
    void cameraMoved() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    void setTool(std::size_t index);
    void useTool(std::size_t index, std::unique_ptr<Tool> tool);
    bool runKey(int key, bool isTrial);
    bool drawsJoint() const;
    bool isEmptyModel() const;
    void refresh();
    void place();
    void showMenu(const QPointF& at);

    Session& m_session;
    Viewport& m_viewport;
    QWidget& m_parent;
    ToolSet m_set;
    ToolSettings m_settings;
    ToolContext m_context;
    std::vector<ToolChoice> m_choices;
    std::unique_ptr<Tool> m_tool;
    std::unique_ptr<Tool> m_old;  // finished from within one of its own methods
    std::size_t m_chosen = 0;
    bool m_isActive = false, m_isRefreshing = false;
    std::vector<QPointer<QAction>> m_objectActions;
    ViewMenuActions m_viewActions;
    ToolColumn* m_column;
    ToolOptions* m_options;
    ToolChipFrame* m_chip;
    QLabel* m_hint;
};

}  // namespace sinew

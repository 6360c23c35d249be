#pragma once

#include <functional>
#include <optional>

#include <QList>
#include <QObject>

#include "ui/widgets/figure.h"

class QAction;

namespace sinew {

class Session;

// Has what a widget shows saved and copied as a figure: the actions for its menu, and what File > Save Plot finds in a
// window. It belongs to the widget.
class FigureOffer : public QObject {
    Q_OBJECT

public:
    // The figure as it is now; nothing where there is nothing to draw.
    using Make = std::function<std::optional<PaperFigure>()>;
    // A widget without a menu of its own gets one on a right click, with these two actions.
    enum class Menu { Own, OfThese };

    FigureOffer(QWidget& widget, Session& session, Make make, Menu menu = Menu::OfThese);

    const QList<QAction*>& actions() const { return m_actions; }
    std::optional<PaperFigure> figure() const { return m_make(); }
    QString title() const;  // empty: there is nothing to draw
    bool isShown() const;   // on the screen, with something to draw
    bool hasFocus() const;  // the keyboard is in the widget

    void askAndSave();
    // As the ending says, all or nothing; the session is told when that was not possible. False then.
    bool save(const QString& path);
    void copy();

private:
    void openMenu(const QPoint& at);

    QWidget& m_widget;
    Session& m_session;
    Make m_make;
    QList<QAction*> m_actions;
};

}  // namespace sinew

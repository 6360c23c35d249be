#pragma once

#include <vector>

#include <QImage>
#include <QObject>
#include <QRectF>

#include "ui/scene/fixation_scene.h"

class QFrame;
class QLabel;
class QWidget;

namespace sinew {

class FixationSession;
class SectionView;

// What lies over the view of a fixation: the section face on, and switches of what is drawn.
class FixationOverlay : public QObject {
    Q_OBJECT

public:
    FixationOverlay(FixationSession& fixation, QWidget& view);

    void setShown(bool shown);
    const FixationLayers& layers() const { return m_layers; }
    static constexpr double movementScale = 5;  // movements are drawn so many times larger
    void refresh();
    void place();                         // for the view's present size
    QImage sectionPicture();              // twice as fine as on the screen
    std::vector<QRectF> covered() const;  // of the view, logical pixels

signals:
    void layersChanged();

private:
    void addLayer(const QString& text, bool FixationLayers::*layer);
    QString whyEmpty() const;  // empty: something is drawn, or will be
    void placeReason();

    FixationSession& m_fixation;
    QWidget& m_view;
    FixationLayers m_layers;
    SectionView* m_section;
    QFrame* m_switches;
    QLabel* m_reason;  // in the middle of a view in which nothing can be drawn
    bool m_isShown = false;
};

}  // namespace sinew

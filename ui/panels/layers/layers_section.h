#pragma once

#include <QWidget>

#include "ui/panels/layers/layers_view.h"

namespace sinew {

// A section through the layers of a joint, true to scale, in colours of the pressure; dashed as they are under load,
// exaggerated by a factor that it states.
class LayersSection : public QWidget {
    Q_OBJECT

public:
    explicit LayersSection(QWidget* parent = nullptr);

    void setPicture(LayersPicture picture);
    const LayersPicture& picture() const { return m_picture; }
    double pixelsPerMillimetre() const;

    QSize sizeHint() const override { return {260, 150}; }
    QSize minimumSizeHint() const override { return {180, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double wordsWidth() const;  // px, of the column with the layers' names
    QPointF centre() const;
    void paintRings(QPainter& painter) const;
    void paintLoaded(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    LayersPicture m_picture;
};

}  // namespace sinew

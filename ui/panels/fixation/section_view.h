#pragma once

#include <QWidget>

#include "ui/panels/fixation/section_picture.h"

namespace sinew {

// The section face on, true to scale, over the 3D view; it stays when that turns. Colours are those of the legend of
// pressures there.
class SectionView : public QWidget {
    Q_OBJECT

public:
    explicit SectionView(QWidget* parent = nullptr);

    void setPicture(SectionPicture picture);
    const SectionPicture& picture() const { return m_picture; }
    void setPart(int part);  // index of a beam, -1: none
    int part() const { return m_part; }

    QSize sizeHint() const override { return {192, 292}; }
    QSize minimumSizeHint() const override { return {150, 220}; }
    // Where a place of the section stands in the widget, and how large a millimetre is; for tests.
    QPointF toWidget(const QPointF& place) const;
    double pixelsPerMillimetre() const;

signals:
    void partClicked(int part);  // -1: beside all beams

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    double wholeLegend() const;
    QRectF field() const;
    QPointF toSection(const QPointF& place) const;
    QString textAt(const QPointF& place) const;
    void paintWords(QPainter& painter) const;
    void paintCells(QPainter& painter) const;
    void paintBone(QPainter& painter) const;
    void paintBeams(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintScaleBar(QPainter& painter, double y) const;

    SectionPicture m_picture;
    int m_part = -1;
};

}  // namespace sinew

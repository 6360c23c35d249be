#pragma once

#include <QWidget>

#include "core/base/object_id.h"

namespace sinew {

// What all charts of rows share: each row stands for an object; a click or the arrow keys choose one, the pointer tells
// more of it, the selected one lies on a band of its own.
class ChartWidget : public QWidget {
    Q_OBJECT

public:
    explicit ChartWidget(QWidget* parent);

    // Where things are, px. A row is -1 where there is none.
    virtual QRectF rowRect(int row) const = 0;
    int rowAt(const QPointF& point) const;
    virtual QString toolTipAt(const QPointF& point) const = 0;

signals:
    void rowChosen(sinew::ObjectId object);

protected:
    virtual int rowCount() const = 0;
    virtual const ObjectId& objectOf(int row) const = 0;
    virtual const ObjectId& selection() const = 0;
    virtual void layOut() = 0;  // content, size or font have changed

    void takeContent();  // lays out and draws what has been set
    void paintSelection(QPainter& painter) const;

    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void chooseRow(int row);
};

}  // namespace sinew

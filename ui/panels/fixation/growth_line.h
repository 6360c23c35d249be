#pragma once

#include <QWidget>

#include "ui/panels/fixation/growth_view.h"

namespace sinew {

// A line of loads from none on, blue up to this load, with a dot at every event: the first failure is a red square.
// Labels stand above and below it where there is room for all of them.
class GrowthLine : public QWidget {
    Q_OBJECT

public:
    explicit GrowthLine(QWidget* parent = nullptr);

    void setView(const GrowthView& view);
    // All marks have their labels at this width; else a list has to say them.
    bool isLabelled() const { return m_isLabelled; }
    double place(double factor) const;  // px

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    void labelledChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Label {
        QRectF box;
        QString text;
        QColor colour;
    };

    void layOut();
    std::vector<Label> labels(bool withMarks, bool& fits) const;
    double lineTop() const { return 2.0 * fontMetrics().height() + 8; }
    QString textOf(const GrowthMark& mark) const { return mark.factorText + u' ' + mark.text; }

    GrowthView m_view;
    bool m_isLabelled = true;
};

}  // namespace sinew

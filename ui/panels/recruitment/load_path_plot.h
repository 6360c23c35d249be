#pragma once

#include <optional>
#include <vector>

#include <qcustomplot.h>

#include "ui/panels/recruitment/load_path_data.h"
#include "ui/widgets/figure.h"

namespace sinew {

// Two plots over one axis, the share of the load: the joint's resultant above, a line per link below. The cursor is
// dragged, or moved with the arrow keys, Home and End; a click on a line chooses its link.
class LoadPathPlot : public QCustomPlot {
    Q_OBJECT

public:
    explicit LoadPathPlot(QWidget* parent = nullptr);

    void setData(const LoadPathData& path);
    void setSelection(const ObjectId& selection);
    void setParameter(double parameter);  // of the cursor
    double parameter() const { return m_parameter; }

    // px of a point of the lower plot, and what is said about what lies there.
    QPointF pixelOf(double parameter, double force) const;
    QString toolTipAt(const QPointF& point) const;

    std::vector<PaperKey> keys() const;  // what stands for what; the links by their force at full load

signals:
    void parameterWanted(double parameter);
    void linkChosen(sinew::ObjectId id);

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeAxes();
    void setLarge();
    void showRanges();
    void showJointPlot(int height);
    void applyColours();
    void colourAxes();
    void colourLines();
    void wantParameter(double parameter);
    void wantParameterAt(double pixel);
    int lineAt(const QPointF& point) const;
    int markAt(const QPointF& point) const;
    double forceOf(std::size_t line, double parameter) const;

    LoadPathData m_data;
    ObjectId m_selection;
    double m_parameter = 1;
    std::optional<QPointF> m_pressed;  // a click that has not become a drag
    bool m_dragging = false;
    QCPAxisRect* m_jointRect;
    QCPAxisRect* m_linkRect;
    QCPGraph* m_joint = nullptr;
    QCPGraph* m_marks = nullptr;
    std::vector<QCPGraph*> m_lines;
    QCPGraph* m_largeJoint = nullptr;     // with large displacements, dashed
    std::vector<QCPGraph*> m_largeLines;  // as many as lines
    std::vector<QCPItemStraightLine*> m_cursors;
    std::vector<QCPItemRect*> m_shades;  // beyond what can be held
};

}  // namespace sinew

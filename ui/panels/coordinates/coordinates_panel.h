#pragma once

#include <vector>

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace sinew {

class CoordinateRow;
class FilterField;
class Session;

// A slider for each coordinate, its mode and what holds it; below, the activity and the body weight. A moved slider
// changes the posture at once.
class CoordinatesPanel : public QWidget {
    Q_OBJECT

public:
    explicit CoordinatesPanel(Session& session, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh(bool fits);
    void filterRows();
    void matchRows();
    void wireRow(CoordinateRow& row, int coordinate);
    void showSelection();
    void fitNames();
    void resetCoordinate(int coordinate);

    Session& m_session;
    std::vector<CoordinateRow*> m_rows;
    QWidget* m_list;
    QVBoxLayout* m_rowLayout;
    FilterField* m_filter;
    QLabel* m_empty;
    QLabel* m_none;
};

}  // namespace sinew

#pragma once

#include <QTableView>

namespace sinew {

class PairTableModel;

// What is given and sought of each coordinate of a stage. As high as all of its rows: what it lies in scrolls.
class PairTable : public QTableView {
    Q_OBJECT

public:
    explicit PairTable(QWidget* parent = nullptr);

    PairTableModel& pairs() const { return *m_model; }
    void fit();  // height and columns, once rows have changed

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    PairTableModel* m_model;
};

}  // namespace sinew

#pragma once

#include <vector>

#include <QWidget>

#include "ui/panels/recruitment/compare_data.h"

class QRadioButton;
class QVBoxLayout;

namespace sinew {

class ElidedLabel;

// The criteria of a chart with their colours. The one whose circle is filled is what the 3D view shows; clicking
// another one asks for that.
class CriteriaLegend : public QWidget {
    Q_OBJECT

public:
    explicit CriteriaLegend(QWidget* parent = nullptr);

    void setEntries(const std::vector<CompareEntry>& entries);
    const std::vector<CompareEntry>& entries() const { return m_entries; }

signals:
    void chosen(const sinew::Criterion& criterion);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QRadioButton* button = nullptr;
        ElidedLabel* remark = nullptr;
    };

    void addRow();
    void showEntry(std::size_t index);

    std::vector<CompareEntry> m_entries;
    std::vector<Row> m_rows;
    QVBoxLayout* m_layout;
};

}  // namespace sinew

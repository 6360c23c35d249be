#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class NumberField;
class Session;
struct Load;

// Loads that a person puts on the model for the moment: a cane, a bag, a push. The model stays as it is; what is wanted
// can be kept as an activity.
class WhatIfPanel : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfPanel(Session& session, QWidget* parent = nullptr);

private:
    struct Row {
        QWidget* widget;
        QLineEdit* name;
        QComboBox* body;
        NumberField* force[3];
        NumberField* point[3];
        QToolButton* remove;
    };

    void lay();
    Row makeRow(std::size_t index);
    void refresh();
    void orderTabs();
    void showRow(const Row& row, const Load& load);
    void add();
    void change(std::size_t index, const std::function<void(Load&)>& edit);
    void keep();

    Session& m_session;
    QPushButton* m_add;
    QPushButton* m_reset;
    QPushButton* m_keep;
    QLineEdit* m_keptName;
    QLabel* m_empty;
    QVBoxLayout* m_list;
    std::vector<Row> m_rows;
};

}  // namespace sinew

#pragma once

#include <vector>

#include <QWidget>

class QGridLayout;

namespace sinew {

// What there is to see before a model is open: the examples as cards, as many beside each other as there is room for, and how to open one's own.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

signals:
    void openRequested(const QString& path);  // an example
    void dialogRequested();                   // a file of one's own
    void figureRequested();                   // a figure made to measure

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layCards();

    QGridLayout* m_grid;
    std::vector<QWidget*> m_cards;
    int m_columns = 0;
};

}  // namespace sinew

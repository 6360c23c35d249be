#pragma once

#include <vector>

#include <QWidget>

class QGridLayout;

namespace sinew {

struct Example;

// What there is to see before a model is open: the examples and motions as cards, as many
// beside each other as there is room for, and how to open one's own.
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
    struct Shelf {
        QGridLayout* grid = nullptr;
        std::vector<QWidget*> cards;
    };
    Shelf makeShelf(const std::vector<Example>& examples, QWidget* page);
    void layCards();

    std::vector<Shelf> m_shelves;
    int m_columns = 0;
};

}  // namespace sinew

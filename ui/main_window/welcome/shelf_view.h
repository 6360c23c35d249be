#pragma once

#include <vector>

#include <QWidget>

#include "ui/main_window/welcome/example_shelves.h"

class QGridLayout;
class QPushButton;

namespace sinew {

class ExampleCard;

// A shelf of examples under its question: a row of cards, or all of them when it is open.
class ShelfView : public QWidget {
    Q_OBJECT

public:
    explicit ShelfView(const ExampleShelf& shelf, QWidget* parent = nullptr);

    const QString& user() const { return m_user; }
    bool isOpen() const { return m_isOpen; }
    void setOpen(bool isOpen);
    // As many cards side by side; never wider ones.
    void setColumns(int columns);
    const std::vector<ExampleCard*>& cards() const { return m_cards; }

signals:
    void chosen(const QString& path);
    void allRequested(const QString& user);

private:
    void lay();

    QString m_user;
    QGridLayout* m_grid;
    QPushButton* m_all;
    std::vector<ExampleCard*> m_cards;
    int m_columns = 0;
    bool m_isOpen = false;
};

}  // namespace sinew

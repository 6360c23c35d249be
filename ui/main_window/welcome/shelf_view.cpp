#include "ui/main_window/welcome/shelf_view.h"

#include <algorithm>

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/main_window/welcome/example_card.h"
#include "ui/text/core_words.h"
#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"

namespace sinew {

ShelfView::ShelfView(const ExampleShelf& shelf, QWidget* parent)
    : QWidget(parent), m_user(shelf.user), m_grid(new QGridLayout), m_all(new QPushButton)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(10);
    auto* name = new QLabel(worded(shelf.user.toStdString()));
    name->setProperty("role", "shelf");
    auto* question = new ElidedLabel;
    question->setFullText(shelf.question);
    question->setProperty("role", "muted");
    m_all->setText(translated("all examples for %1").arg(worded(shelf.user.toStdString()).toLower()));
    m_all->setProperty("role", "link");
    m_all->setCursor(Qt::PointingHandCursor);
    heading->addWidget(name);
    heading->addWidget(question, 1);
    heading->addWidget(m_all);
    layout->addLayout(heading);
    m_grid->setSpacing(12);
    m_grid->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addLayout(m_grid);
    for (const ExampleCardData& example : shelf.cards) {
        m_cards.push_back(new ExampleCard(example, this));
        connect(m_cards.back(), &ExampleCard::chosen, this, &ShelfView::chosen);
    }
    connect(m_all, &QPushButton::clicked, this, [this] { emit allRequested(m_user); });
}

void ShelfView::setOpen(bool isOpen)
{
    m_isOpen = isOpen;
    lay();
}

void ShelfView::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    lay();
}

void ShelfView::lay()
{
    if (m_columns == 0)
        return;
    const int count = static_cast<int>(m_cards.size());
    const int shown = m_isOpen ? count : std::min(count, m_columns);
    for (int i = 0; i < count; ++i) {
        ExampleCard* card = m_cards[static_cast<std::size_t>(i)];
        m_grid->removeWidget(card);
        card->setVisible(i < shown);
        if (i < shown)
            m_grid->addWidget(card, i / m_columns, i % m_columns);
    }
    m_all->setVisible(!m_isOpen && shown < count);
}

}  // namespace sinew

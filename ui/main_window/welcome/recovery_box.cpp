#include "ui/main_window/welcome/recovery_box.h"

#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/text/translated.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label_support.h"

namespace sinew {

RecoveryBox::RecoveryBox(Form form, QWidget* parent) : QFrame(parent), m_form(form), m_rows(new QVBoxLayout(this))
{
    const int above = form == Form::Bar ? 4 : 10;
    setProperty("role", "recovery");
    m_rows->setContentsMargins(12, above, 12, above);
    m_rows->setSpacing(4);
    auto* heading = new QLabel(translated("Unsaved work was found"), this);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    heading->setVisible(form == Form::Column);
    m_rows->addWidget(heading);
    hide();
}

void RecoveryBox::setOffers(const std::vector<RecoveryOffer>& offers)
{
    // The keyboard may be on one of the buttons.
    if (std::exchange(m_offers, offers) == offers)
        return;
    // It may be one of its own buttons that asks for this.
    if (m_shown) {
        m_shown->hide();
        m_shown->deleteLater();
    }
    m_shown = new QWidget;
    auto* column = new QVBoxLayout(m_shown);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (const RecoveryOffer& offer : offers)
        column->addWidget(rowOf(offer));
    constexpr std::size_t mostAtOnce = 3;
    if (offers.size() > mostAtOnce) {
        auto* area = new QScrollArea;
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setFixedHeight(m_shown->sizeHint().height() * int(mostAtOnce) / int(offers.size()));
        area->setWidget(m_shown);
        m_shown = area;
    }
    m_rows->addWidget(m_shown);
    setVisible(!offers.empty());
}

QWidget* RecoveryBox::rowOf(const RecoveryOffer& offer)
{
    auto* row = new QWidget;
    const bool isBar = m_form == Form::Bar;
    auto* parts = new QBoxLayout(isBar ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, row);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(6);
    auto* text = new ElidedLabel;
    const QString where
        = offer.elsewhere.isEmpty() ? QString() : u' ' + translated("on %1", "a computer").arg(offer.elsewhere);
    const QString words
        = isBar ? translated("There is unsaved work on %1, last edit %2%3") : translated("%1, last edit %2%3");
    text->setFullText(offer.isDamaged ? translated("a damaged copy") : words.arg(offer.title, offer.when, where));
    parts->addWidget(text, isBar ? 1 : 0);
    // In a column they take two rows where a language is longer; in a bar the text gives way.
    QLayout* buttons = isBar ? static_cast<QLayout*>(new QHBoxLayout) : new FlowLayout;
    buttons->setSpacing(6);
    const auto add = [&](const QString& caption, const char* role, void (RecoveryBox::*signal)(const QString&)) {
        auto* button = new QPushButton(caption);
        button->setProperty("role", role);
        button->setAccessibleName(caption + " " + offer.title);
        connect(button, &QPushButton::clicked, this, [this, signal, id = offer.id] { emit(this->*signal)(id); });
        buttons->addWidget(button);
    };
    if (!offer.isDamaged) {
        add(translated("Recover"), "amber", &RecoveryBox::recoverRequested);
        add(translated("Compare", "to do it"), "flat", &RecoveryBox::compareRequested);
    }
    add(translated("Discard"), "flat", &RecoveryBox::discardRequested);
    parts->addLayout(buttons);
    return row;
}

}  // namespace sinew

#include "ui/main_window/welcome/recovery_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/widgets/label_support.h"

namespace sinew {

RecoveryBox::RecoveryBox(QWidget* parent) : QFrame(parent), m_rows(new QVBoxLayout(this))
{
    setProperty("role", "recovery");
    m_rows->setContentsMargins(12, 10, 12, 10);
    m_rows->setSpacing(4);
    auto* heading = new QLabel("Unsaved work was found");
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    m_rows->addWidget(heading);
    hide();
}

void RecoveryBox::setOffers(const std::vector<RecoveryOffer>& offers)
{
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
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* text = new ElidedLabel;
    const QString where = offer.elsewhere.isEmpty() ? QString() : " on " + offer.elsewhere;
    text->setFullText(offer.isDamaged ? "a damaged copy"
                                      : QString("%1, last edit %2%3").arg(offer.title, offer.when, where));
    column->addWidget(text);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    const auto add = [&](const QString& caption, const char* role, void (RecoveryBox::*signal)(const QString&)) {
        auto* button = new QPushButton(caption);
        button->setProperty("role", role);
        button->setAccessibleName(caption + " " + offer.title);
        connect(button, &QPushButton::clicked, this, [this, signal, id = offer.id] { emit(this->*signal)(id); });
        buttons->addWidget(button);
    };
    if (!offer.isDamaged) {
        add("Recover", "amber", &RecoveryBox::recoverRequested);
        add("Compare", "flat", &RecoveryBox::compareRequested);
    }
    add("Discard", "flat", &RecoveryBox::discardRequested);
    buttons->addStretch(1);
    column->addLayout(buttons);
    return row;
}

}  // namespace sinew

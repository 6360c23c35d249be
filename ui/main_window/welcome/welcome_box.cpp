#include "ui/main_window/welcome/welcome_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sinew {

WelcomeBox::WelcomeBox(const QString& title, const QString& aside, QWidget* parent)
    : QFrame(parent), m_aside(new QLabel(aside)), m_content(new QVBoxLayout)
{
    setProperty("role", "box");
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto* heading = new QHBoxLayout;
    heading->setContentsMargins(10, 0, 10, 0);
    auto* name = new QLabel(title);
    name->setProperty("role", "heading");
    name->setFixedHeight(27);
    m_aside->setProperty("role", "muted");
    heading->addWidget(name);
    heading->addStretch(1);
    heading->addWidget(m_aside);
    all->addLayout(heading);
    auto* line = new QFrame;
    line->setProperty("role", "line");
    line->setFixedHeight(1);
    all->addWidget(line);
    m_content->setContentsMargins(10, 10, 10, 10);
    m_content->setSpacing(8);
    all->addLayout(m_content);
    connect(m_aside, &QLabel::linkActivated, this, &WelcomeBox::asideActivated);
}

void WelcomeBox::setAside(const QString& text)
{
    m_aside->setText(text);
}

}  // namespace sinew

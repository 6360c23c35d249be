// What the window looks like: its theme, its language, what the view draws.

#include "ui/main_window/main_window.h"
#include "ui/main_window/viewport_frame.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/vtk/viewport.h"

namespace sinew {

ThemeChoice MainWindow::themeChoice() const
{
    return m_theme.choice();
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    wearTheme(choice);
    m_memory.keepTheme(choice);
}

QString MainWindow::languageChoice() const
{
    return m_memory.language();
}

void MainWindow::chooseLanguage(const QString& language)
{
    m_memory.keepLanguage(language);
    m_session.report(
        {Severity::Note, {}, 0, 0, translated("The language changes at the next start").toStdString(), {}});
}

void MainWindow::wearTheme(ThemeChoice choice)
{
    m_theme.choose(choice);
    m_viewport->setPalette3d(paletteOf(*this));
}

ShownParts MainWindow::shownParts() const
{
    return m_frame->shownParts();
}

void MainWindow::showParts(const ShownParts& shown)
{
    m_frame->setShownParts(shown);
    m_memory.keepShownParts(shown);
}

}  // namespace sinew

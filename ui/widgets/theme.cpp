#include "ui/widgets/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPalette>
#include <QWidget>

#include "ui/widgets/program_style.h"
#include "ui/widgets/style_sheet.h"

namespace sinew {

namespace {

QPalette makeQtPalette(const Palette& colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, toColor(colours.window));
    palette.setColor(QPalette::WindowText, toColor(colours.text));
    palette.setColor(QPalette::Base, toColor(colours.panel));
    palette.setColor(QPalette::AlternateBase, toColor(colours.window));
    palette.setColor(QPalette::Text, toColor(colours.text));
    palette.setColor(QPalette::PlaceholderText, toColor(colours.muted));
    palette.setColor(QPalette::Button, toColor(colours.panel));
    palette.setColor(QPalette::ButtonText, toColor(colours.text));
    palette.setColor(QPalette::BrightText, toColor(colours.error));
    palette.setColor(QPalette::ToolTipBase, toColor(colours.panel));
    palette.setColor(QPalette::ToolTipText, toColor(colours.text));
    palette.setColor(QPalette::Highlight, toColor(colours.selection));
    palette.setColor(QPalette::HighlightedText, toColor(colours.text));
    palette.setColor(QPalette::Link, toColor(colours.accent));
    palette.setColor(QPalette::LinkVisited, toColor(colours.accent));
    palette.setColor(QPalette::Light, toColor(colours.panel));
    palette.setColor(QPalette::Midlight, toColor(colours.line));
    palette.setColor(QPalette::Mid, toColor(colours.line));
    palette.setColor(QPalette::Dark, toColor(colours.line));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor pale = toColor(colours.muted);
        pale.setAlphaF(0.6F);
        palette.setColor(QPalette::Disabled, role, pale);
    }
    return palette;
}

// Columns of numbers stand straight only if all digits are equally wide, which some families have as an option alone.
bool hasTabularFigures(const QString& family)
{
    QFont font(family);
    font.setPixelSize(64);
    const QFontMetricsF metrics(font);
    const double zero = metrics.horizontalAdvance('0');
    for (char digit = '1'; digit <= '9'; ++digit) {
        if (!qFuzzyCompare(metrics.horizontalAdvance(digit), zero))
            return false;
    }
    return true;
}

QFont chosenFont(QFont system)
{
    const QStringList present = QFontDatabase::families();
    for (const char* family : {"Inter", "Roboto", "Noto Sans"}) {
        if (present.contains(family) && hasTabularFigures(family)) {
            system.setFamily(family);
            break;
        }
    }
    return system;
}

}  // namespace

void applyTheme(QApplication& application, ThemeKind kind)
{
    const Palette& colours = kind == ThemeKind::Dark ? darkPalette : lightPalette;
    // A new style for every theme would lay out all widgets twice; the style stays, only colours change.
    if (application.property("sinewStyled").toBool() == false) {
        application.setStyle(new ProgramStyle);
        application.setFont(chosenFont(QFontDatabase::systemFont(QFontDatabase::GeneralFont)));
        application.setProperty("sinewStyled", true);
    }
    application.setPalette(makeQtPalette(colours));
    application.setStyleSheet(makeStyleSheet(colours));
}

// Labels have their colours from the sheet, or the application's palette unless the sheet says so; charts have them from
// paletteOf(). All hear of a new style.
OnPaper::OnPaper(QWidget& widget)
    : m_widget(widget), m_wasOnPaper(widget.property(paperProperty).toBool()), m_sheet(widget.styleSheet())
{
    m_widget.setProperty(paperProperty, true);
    // A widget begins to paint with the colour of its texts, whatever that is of.
    const QString texts = QStringLiteral("QWidget { color: %1; }\n").arg(toColor(lightPalette.text).name());
    m_widget.setStyleSheet(texts + makeStyleSheet(lightPalette) + m_sheet);
    tell();
}

OnPaper::~OnPaper()
{
    m_widget.setProperty(paperProperty, m_wasOnPaper);
    m_widget.setStyleSheet(m_sheet);
    tell();
}

void OnPaper::tell()
{
    QList<QWidget*> all = m_widget.findChildren<QWidget*>();
    all.prepend(&m_widget);
    for (QWidget* each : all) {
        QEvent styled(QEvent::StyleChange);
        QCoreApplication::sendEvent(each, &styled);
    }
}

const Palette& paletteOf(const QWidget& widget)
{
    // Not the widget's own colours: a sheet that makes it transparent gives it a black ground that is not there.
    for (const QWidget* ground = &widget; ground; ground = ground->parentWidget()) {
        if (ground->property(paperProperty).toBool())
            return lightPalette;
    }
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? darkPalette : lightPalette;
}

}  // namespace sinew

#pragma once

#include <QProxyStyle>

namespace sinew {

// Qt's Fusion without pictures of its own: buttons of dialogs have words alone, message boxes the program's line icons.
//
// Every label shows its text as it is, tool tips and message boxes included: Qt would take a name, title or file name that
// begins like HTML for HTML, which loads the files that it names. A label with markup of the program's own asks for
// Qt::RichText and escapes what it did not write.
class ProgramStyle : public QProxyStyle {
    Q_OBJECT

public:
    ProgramStyle();

    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    QIcon standardIcon(StandardPixmap kind, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;
};

}  // namespace sinew

#include "ui/text/unit_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/text/translated.h"

namespace sinew {

namespace {

struct Symbol {
    const char* source;
    const char* comment;
};

// What the units of core/schema/quantity.cpp and of recordings are made of.
const Symbol symbols[] = {QT_TRANSLATE_NOOP3("sinew", "mm", "unit"),  QT_TRANSLATE_NOOP3("sinew", "cm", "unit"),
                          QT_TRANSLATE_NOOP3("sinew", "m", "unit"),   QT_TRANSLATE_NOOP3("sinew", "kg", "unit"),
                          QT_TRANSLATE_NOOP3("sinew", "g", "unit"),   QT_TRANSLATE_NOOP3("sinew", "N", "unit"),
                          QT_TRANSLATE_NOOP3("sinew", "kN", "unit"),  QT_TRANSLATE_NOOP3("sinew", "MPa", "unit"),
                          QT_TRANSLATE_NOOP3("sinew", "Pa", "unit"),  QT_TRANSLATE_NOOP3("sinew", "kPa", "unit"),
                          QT_TRANSLATE_NOOP3("sinew", "GPa", "unit"), QT_TRANSLATE_NOOP3("sinew", "s", "unit"),
                          QT_TRANSLATE_NOOP3("sinew", "ms", "unit"),  QT_TRANSLATE_NOOP3("sinew", "µs", "unit"),
                          QT_TRANSLATE_NOOP3("sinew", "J", "unit"),   QT_TRANSLATE_NOOP3("sinew", "W", "unit"),
                          QT_TRANSLATE_NOOP3("sinew", "µm", "unit"),  QT_TRANSLATE_NOOP3("sinew", "rad", "unit")};

QString shown(const Symbol& symbol)
{
    return translated(symbol.source, symbol.comment);
}

// Word by word, so that "m" is no part of "mm".
template <class Change>
QString changedWords(const QString& text, const Change& change)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}+"));
    QString result;
    qsizetype from = 0;
    for (auto each = word.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        result += text.mid(from, match.capturedStart() - from) + change(match.captured());
        from = match.capturedEnd();
    }
    return result + text.mid(from);
}

}  // namespace

QString shownUnit(const std::string& unit)
{
    return changedWords(QString::fromStdString(unit), [](const QString& word) {
        for (const Symbol& symbol : symbols) {
            if (word == QString::fromUtf8(symbol.source))
                return shown(symbol);
        }
        return word;
    });
}

QString withUnit(const QString& number, const QString& shown)
{
    if (shown.isEmpty())
        return number;
    return shown.startsWith(QStringLiteral("°")) ? number + shown : number + u' ' + shown;
}

std::string inCoreUnits(const QString& typed)
{
    const QString text = changedWords(typed, [](const QString& word) {
        for (const Symbol& symbol : symbols) {
            if (word == shown(symbol))
                return QString::fromUtf8(symbol.source);
        }
        return word;
    });
    return text.toStdString();
}

}  // namespace sinew

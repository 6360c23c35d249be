#include "ui/text/said.h"

#include <QRegularExpression>

#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

QString saidAsItIs(const std::string& text)
{
    static const QRegularExpression number(QStringLiteral("^-?\\d+\\.\\d+(e[-+]?\\d+)?$"));
    const QString whole = QString::fromStdString(text);
    return number.match(whole).hasMatch() ? withDecimalSign(whole) : whole;
}

// Labels of fields stand in sentences too, where they begin small: "damping" for "Damping".
QString inLanguage(const char* pattern)
{
    const QString english = QString::fromUtf8(pattern), whole = translated(pattern);
    if (whole != english || english.isEmpty() || !english[0].isLower())
        return whole;
    const QString label = withCapital(english);
    QString found = translated(label.toUtf8().constData());
    if (found == label || found.isEmpty())
        return whole;
    found[0] = found[0].toLower();
    return found;
}

}  // namespace

QString said(const Sentence& sentence)
{
    if (sentence.isUnit())
        return shownUnit(sentence.english());
    if (!sentence.pattern())
        return saidAsItIs(sentence.english());
    const QString pattern = inLanguage(sentence.pattern());
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == u'%' && i + 1 < pattern.size();
        const qsizetype index = isPlace ? pattern[i + 1].unicode() - u'1' : -1;
        if (index >= 0 && index < static_cast<qsizetype>(sentence.arguments().size())) {
            text += said(sentence.arguments()[static_cast<std::size_t>(index)]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

QString said(const Diagnostic& diagnostic)
{
    const QString message = said(diagnostic.message);
    return diagnostic.hint.empty() ? message : message + QStringLiteral("; ") + said(diagnostic.hint);
}

QString inLines(QString sentence)
{
    return sentence.replace(QStringLiteral("; "), QStringLiteral(";\n"))
        .replace(QStringLiteral("；"), QStringLiteral("；\n"));
}

QString clausesWithin(const QString& sentence, const QFontMetrics& metrics, int room)
{
    static const QRegularExpression clauseEnd(QStringLiteral("[;；]"));
    if (metrics.horizontalAdvance(sentence) <= room)
        return sentence;
    for (qsizetype end = sentence.lastIndexOf(clauseEnd); end > 0; end = sentence.lastIndexOf(clauseEnd, end - 1)) {
        const QString clauses = sentence.left(end) + QStringLiteral(" …");
        if (metrics.horizontalAdvance(clauses) <= room)
            return clauses;
    }
    return metrics.elidedText(sentence, Qt::ElideRight, room);
}

}  // namespace sinew

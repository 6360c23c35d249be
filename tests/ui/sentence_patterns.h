#pragma once

#include <QRegularExpression>
#include <QStringList>

namespace sinew::test {

// Of C++: a string, with what it holds when it is a raw one, or when it is not.
inline constexpr char literal[] = R"r((?:R"\((.*?)\)"|"((?:[^"\\\n]|\\.)*)"))r";

inline QString withoutComments(const QString& source)
{
    static const QRegularExpression literalOrComment(
        QString(R"r((%1|'(?:[^'\\\n]|\\.)')|//[^\n]*|/\*.*?\*/)r").arg(literal),
        QRegularExpression::DotMatchesEverythingOption);
    QString text;
    qsizetype from = 0;
    for (auto each = literalOrComment.globalMatch(source); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        text += source.mid(from, match.capturedStart() - from);
        text += match.hasCaptured(1) ? match.captured(1) : QStringLiteral(" ");
        from = match.capturedEnd();
    }
    return text + source.mid(from);
}

// Of the escapes, those that texts have: of a line's end, of quotes and of themselves.
inline QString unescaped(const QString& literal)
{
    QString text;
    for (qsizetype i = 0; i < literal.size(); ++i) {
        const bool isEscape = literal[i] == u'\\' && i + 1 < literal.size();
        const QChar next = isEscape ? literal[++i] : literal[i];
        text += isEscape && next == u'n' ? QChar(u'\n') : next;
    }
    return text;
}

// What literals that the compiler joins say.
inline QString textOf(const QString& literals)
{
    static const QRegularExpression one(literal, QRegularExpression::DotMatchesEverythingOption);
    QString text;
    for (auto each = one.globalMatch(literals); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        text += match.hasCaptured(1) ? match.captured(1) : unescaped(match.captured(2));
    }
    return text;
}

// The patterns of the calls of sentence() (core/base/sentence.h) in a source; what is called with no literal goes into
// faults.
inline QStringList patternsIn(const QString& source, QStringList& faults)
{
    static const QRegularExpression call(QString(R"r(\bsentence\s*\(\s*(?!const char\*)((?:%1\s*)*)(.))r").arg(literal),
                                         QRegularExpression::DotMatchesEverythingOption);
    QStringList patterns;
    const QString text = withoutComments(source);
    for (auto each = call.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const QString end = match.captured(match.lastCapturedIndex());
        if (match.captured(1).isEmpty() || (end != "," && end != ")"))
            faults.append(match.captured().simplified());
        else
            patterns.append(textOf(match.captured(1)));
    }
    return patterns;
}

// What the search has to get right.
inline const QString sourceWithSentences = QStringLiteral(R"s(
        Sentence sentence(const char* pattern, Arguments&&... arguments);
        // sentence(name)
        const int large = 600'000;
        const char quote = '"';
        report(sentence("node '%1' has \"%2\", not \\ /* or */ // "
                        "%3", name, sentence("none"), 3));
        return isOne ? sentence(R"(one "%1")", name)
                     : sentence( "%1 of \nmany" ) + sentence("write \\n");
    )s");

}  // namespace sinew::test

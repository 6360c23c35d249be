#pragma once

#include <vector>

#include <QRegularExpression>
#include <QString>

namespace sinew::test {

// Readers of single elements of an OpenSim model, as text, for tests that work its paths out anew.

inline QString inside(const QString& text, const QString& pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::DotMatchesEverythingOption);
    return expression.match(text).captured(1);
}

inline std::vector<double> numbers(const QString& text)
{
    std::vector<double> all;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts))
        all.push_back(word.toDouble());
    return all;
}

// The element of that kind and name.
inline QString element(const QString& text, const QString& kind, const QString& name)
{
    return inside(text, "<" + kind + " name=\"" + name + "\">(.*?)</" + kind + ">");
}

}  // namespace sinew::test

#include "ui/text/display_names.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>
#include <QStringList>

#include "core/report/fixation_words.h"
#include "ui/text/core_words.h"
#include "ui/text/translated.h"

namespace sinew {

QString readableName(const std::string& name)
{
    QString text = QString::fromStdString(name).replace(u'_', u' ');
    if (text.endsWith(QStringLiteral(" r")))
        text.replace(text.size() - 1, 1, QCoreApplication::translate("sinew::DisplayName", "(right)"));
    else if (text.endsWith(QStringLiteral(" l")))
        text.replace(text.size() - 1, 1, QCoreApplication::translate("sinew::DisplayName", "(left)"));
    return text;
}

QString withCapital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString unsavedName(const std::string& name)
{
    // A motion of an untitled model is called "untitled squat" already.
    static const QString untitled = QStringLiteral("untitled");
    QString own = QString::fromStdString(name);
    if (own.startsWith(untitled + u' '))
        own.remove(0, untitled.size() + 1);
    return own.isEmpty() || own == untitled ? QCoreApplication::translate("sinew::DisplayName", "untitled")
                                            : QCoreApplication::translate("sinew::DisplayName", "untitled %1").arg(own);
}

QString shortName(const std::string& name)
{
    static constexpr std::array<std::pair<const char*, const char*>, 7> words = {{{"anterior", "ant."},
                                                                                  {"posterior", "post."},
                                                                                  {"middle", "mid."},
                                                                                  {"superior", "sup."},
                                                                                  {"inferior", "inf."},
                                                                                  {"medialis", "med."},
                                                                                  {"lateralis", "lat."}}};
    QStringList parts = readableName(name).split(u' ');
    // The first word stays whole: a name made of abbreviations says nothing.
    for (qsizetype i = 1; i < parts.size(); ++i) {
        for (const auto& [word, abbreviation] : words) {
            if (parts[i] == QLatin1String(word))
                parts[i] = QLatin1String(abbreviation);
        }
    }
    return parts.join(u' ');
}

QString titleOf(const Activity& activity)
{
    return activity.title.empty() ? readableName(activity.name) : QString::fromStdString(activity.title);
}

QString caseTitle(const Fixation& fixation)
{
    return fixation.title.empty() ? worded(titleOf(fixation)) : QString::fromStdString(fixation.title);
}

QString citationOf(const Model& model, const std::string& source)
{
    const auto it
        = std::find_if(model.sources.begin(), model.sources.end(), [&](const Source& s) { return s.name == source; });
    return QString::fromStdString(it == model.sources.end() || it->text.empty() ? source : it->text);
}

QString objectToolTip(const Model& model, const std::string& name, const std::string& source, const std::string& note)
{
    QStringList lines = {QString::fromStdString(name)};
    if (!source.empty())
        lines.append(citationOf(model, source));
    if (!note.empty())
        lines.append(QString::fromStdString(note));
    return lines.join(u'\n');
}

QString modeText(CoordinateMode mode)
{
    switch (mode) {
    case CoordinateMode::Free: return QCoreApplication::translate("sinew::CoordinateMode", "free");
    case CoordinateMode::Locked: return QCoreApplication::translate("sinew::CoordinateMode", "locked");
    case CoordinateMode::Driven: return QCoreApplication::translate("sinew::CoordinateMode", "driven");
    }
    return {};
}

QString unloadedText(LinkSense sense)
{
    switch (sense) {
    case LinkSense::Tension: return translated("slack");
    case LinkSense::Compression: return translated("open");
    case LinkSense::Both: return translated("no force");
    }
    return {};
}

bool pullOnly(const std::vector<Link>& links)
{
    return std::ranges::all_of(links, [](const Link& link) { return link.sense == LinkSense::Tension; });
}

bool areMuscles(const std::vector<Link>& links)
{
    return pullOnly(links) && std::ranges::all_of(links, [](const Link& link) {
               return std::holds_alternative<MaterialStiffness>(link.stiffness) && !link.slackLength;
           });
}

}  // namespace sinew

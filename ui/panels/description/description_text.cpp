#include "ui/panels/description/description_text.h"

#include <vector>

#include <QCoreApplication>
#include <QStringList>

namespace sinew {

namespace {

struct DescriptionTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::Description)
};

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

// A part without a text and sources says nothing.
void add(QStringList& parts, const QString& kind, const std::string& title, const std::string& description,
         const std::vector<Source>& sources)
{
    if (description.empty() && sources.empty())
        return;
    QString html = QStringLiteral("<p><small>%1</small><br><b>%2</b></p>").arg(kind, escaped(title));
    if (!description.empty())
        html += QStringLiteral("<p>%1</p>").arg(escaped(description));
    if (!sources.empty())
        html += QStringLiteral("<p><small>%1</small></p>").arg(DescriptionTr::tr("Sources"));
    for (const Source& source : sources)
        html += QStringLiteral("<p><b>%1</b> %2</p>").arg(escaped(source.name), escaped(source.text));
    parts.append(html);
}

const std::string& titleOr(const std::string& title, const std::string& name)
{
    return title.empty() ? name : title;
}

}  // namespace

QString descriptionText(const Project& project, const Activity* activity)
{
    QStringList parts;
    if (project.scenario)
        add(parts, DescriptionTr::tr("Motion"), titleOr(project.scenario->title, project.scenario->name),
            project.scenario->description, project.scenario->sources);
    if (project.fixation)
        add(parts, DescriptionTr::tr("Fixation"), titleOr(project.fixation->title, project.fixation->name),
            project.fixation->note, project.fixation->sources);
    if (activity)
        add(parts, DescriptionTr::tr("Activity"), titleOr(activity->title, activity->name), activity->description, {});
    add(parts, DescriptionTr::tr("Model"), titleOr(project.model.title, project.model.name), project.model.description,
        project.model.sources);
    return parts.join(QStringLiteral("<hr>"));
}

}  // namespace sinew

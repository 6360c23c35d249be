#include "ui/session/scenario_document.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

namespace sinew {

std::string nameOfModel(const std::string& name, const std::string& ownFile, const std::string& modelFile)
{
    if (modelFile.empty())
        return name;
    const QDir folder = QFileInfo(QString::fromStdString(ownFile)).absoluteDir();
    const QFileInfo wanted(QString::fromStdString(modelFile));
    const QFileInfo named(folder.absoluteFilePath(QString::fromStdString(name)));
    return wanted == named ? name : folder.relativeFilePath(wanted.absoluteFilePath()).toStdString();
}

int followStage(int stage, const Scenario& after)
{
    return std::min(stage, static_cast<int>(after.stages.size()) - 1);
}

std::string followCurve(const std::string& curve, const Scenario& before, const Scenario& after)
{
    const auto place = [&](const std::vector<NamedCurve>& curves) {
        return std::find_if(curves.begin(), curves.end(), [&](const NamedCurve& each) { return each.name == curve; });
    };
    if (place(after.curves) != after.curves.end())
        return curve;
    const auto old = place(before.curves);
    if (old == before.curves.end() || before.curves.size() != after.curves.size())
        return {};
    return after.curves[static_cast<std::size_t>(old - before.curves.begin())].name;
}

}  // namespace sinew

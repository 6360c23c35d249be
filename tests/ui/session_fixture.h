#pragma once

#include <string>

#include <QTemporaryDir>

#include "core/io/model_file.h"

namespace sinew::test {

inline const std::string twoLinks = SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json";
inline const std::string hip = SINEW_RESOURCE_DIR "/models/hip.sinew.json";

// A copy of the model with two activities, one of them a series, and a person's weight.
inline std::string withActivities(const QTemporaryDir& folder)
{
    Model model = *readModelFile(twoLinks).value;
    model.bodyWeight = 700;
    Activity series;
    series.name = "swing";
    series.steps = {{"first", {{"hip_angle", 0.1, {}, {}}}, {}}, {"second", {{"hip_angle", 0.2, {}, {}}}, {}}};
    series.references = {{.joint = model.joints.front().name, .high = 3}};
    Activity single;
    single.name = "bent";
    single.title = "Bent knee";
    single.settings = {{"knee_angle", 0.3, {}, {}}};
    model.activities = {series, single};
    const std::string path = folder.filePath("activities.sinew.json").toStdString();
    writeModelFile(model, path);
    return path;
}

}  // namespace sinew::test

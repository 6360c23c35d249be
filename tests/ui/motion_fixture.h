#pragma once

#include <string>

#include <QFile>
#include <QTemporaryDir>

#include "tests/support/recordings.h"

namespace sinew::test {

// A scenario of the pendulum that comes with the program: it swings freely for `duration`. The name of the file
// written into the folder.
inline std::string pendulumScenario(const QTemporaryDir& folder, double duration = 0.5)
{
    const QString path = folder.filePath("swing.sinew-scenario.json");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(QString(R"({
  "format": "sinew-scenario",
  "version": 1,
  "name": "swing",
  "title": "A free swing",
  "model": "%1/models/pendulum.sinew.json",
  "stages": [
    {"name": "free", "given": [{"coordinates": ["angle"], "effort": 0}]}
  ],
  "options": {"duration": %2, "output_step": 0.01}
})")
                   .arg(SINEW_RESOURCE_DIR)
                   .arg(duration)
                   .toUtf8());
    return path.toStdString();
}

}  // namespace sinew::test

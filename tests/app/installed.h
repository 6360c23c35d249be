#pragma once

#include <QProcess>

namespace sinew::test {

// Installs parts of the build (cmake/installation.cmake) into ROOT/usr. False after a message when that fails.
inline bool install(const QStringList& parts, const QString& root)
{
    for (const QString& part : parts) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("DESTDIR", root);
        process.setProcessEnvironment(environment);
        process.start(SINEW_CMAKE, {"--install", SINEW_BINARY_DIR, "--prefix", "/usr", "--component", part});
        if (!process.waitForFinished(60000) || process.exitCode() != 0) {
            qWarning("%s", process.readAllStandardError().constData());
            return false;
        }
    }
    return true;
}

}  // namespace sinew::test

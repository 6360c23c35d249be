#pragma once

#include <QFile>
#include <QProcess>
#include <QStringList>

namespace sinew::test {

// What a call of the command line tool leaves behind.
struct CommandRun {
    int exitCode = -1;
    QByteArray out, err;
};

inline CommandRun runCommand(const QStringList& arguments)
{
    QProcess process;
    process.start(SINEW_CLI, arguments);
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QByteArray contentsOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace sinew::test

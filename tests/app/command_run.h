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

inline CommandRun runProgram(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline CommandRun runCommand(const QStringList& arguments)
{
    return runProgram(SINEW_CLI, arguments);
}

inline QByteArray contentsOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace sinew::test

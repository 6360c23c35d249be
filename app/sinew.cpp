// The window: puts the parts together and starts the event loop.

#include <clocale>
#include <cstdlib>
#include <exception>
#include <iostream>

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QSurfaceFormat>

#include "app/clean_output.h"
#include "app/start.h"
#include "app/start_options.h"
#include "core/base/version.h"
#include "core/io/output_file.h"
#include "core/io/private_file.h"
#include "ui/main_window/window_set.h"
#include "ui/session/end_watch.h"
#include "ui/session/session.h"
#include "ui/text/language.h"

namespace {

using namespace sinew;

enum ExitCode { Done = 0, Fault = 1, WrongUsage = 2, WrongInput = 3 };

// Qt aborts the program when there is no display; a sentence is kinder.
bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY")
           || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

// VTK wants 3.2 core and a depth buffer with stencil. Multisampling costs more than half of the frames in software.
void chooseSurfaceFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 2);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setSwapBehavior(QSurfaceFormat::DoubleBuffer);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    format.setSamples(0);
    QSurfaceFormat::setDefaultFormat(format);
}

// What is kept of a person's work, names of files too, is that person's alone.
WindowPlaces placesOf(QSettings& settings)
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    makePrivateFolder(cache.toStdString());
    keepPrivate(settings.fileName().toStdString());
    return {&settings, cache,
            QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/recovery"};
}

// A picture does not depend on who draws it.
QString languageOf(const StartOptions& options, const QSettings& settings)
{
    if (options.isPicture() && options.language.empty())
        return languageFor({}, {});
    const QStringList ofSystem = QLocale::system().uiLanguages();
    if (!options.language.empty())
        return languageFor(QString::fromStdString(options.language), ofSystem);
    const QString code = languageFor(settings.value("language").toString(), ofSystem);
    return isReadable(code) ? code : languageFor({}, {});
}

int showWindow(QApplication& application, const StartOptions& options)
{
    if (const std::optional<Diagnostic> reason = reasonAgainstOutput(options)) {
        std::cerr << toString(*reason) << '\n';
        return WrongInput;
    }
    const bool isSnapshot = options.isPicture();
    QSettings settings("Sinew", "Sinew");
    const SpokenLanguage language(languageOf(options, settings));
    ThemeSwitch theme(application);
    WindowSet windows(theme, isSnapshot ? WindowPlaces() : placesOf(settings));
    MainWindow& window = windows.open();
    Session& session = windows.sessionOf(window);
    if (options.theme)
        window.wearTheme(*options.theme);
    const Diagnostics diagnostics = startSession(window.sessions(), options);
    if (!options.workspace.empty() && session.hasModel())
        window.chooseWorkspace(QString::fromStdString(options.workspace));
    for (const Diagnostic& diagnostic : diagnostics)
        std::cerr << toString(diagnostic) << '\n';
    // A person who has opened a faulty file reads in the window's messages what is wrong with it.
    if (hasErrors(diagnostics) && isSnapshot)
        return WrongInput;
    if (const Diagnostics faults = showPanel(window, options); !faults.empty()) {
        std::cerr << "sinew: " << toString(faults.front()) << '\n';
        return WrongUsage;
    }
    if (isSnapshot) {
        const Diagnostics faults = writeOutput(window, session, options);
        for (const Diagnostic& fault : faults)
            std::cerr << toString(fault) << '\n';
        return faults.empty() ? Done : WrongInput;
    }
    if (options.view)
        window.viewport().setView(*options.view);
    window.show();
    const EndWatch watch([&windows] { windows.keepRecoveryCopies(); });
    return QApplication::exec();
}

// Qt ends the program by a signal, and a file of its memory, when it cannot reach the display.
void leaveWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type != QtFatalMsg) {
        if (type != QtDebugMsg && type != QtInfoMsg)
            std::cerr << text.toStdString() << '\n';
        return;
    }
    std::cerr << "sinew: error: the display '"
              << qEnvironmentVariable("DISPLAY", qEnvironmentVariable("WAYLAND_DISPLAY")).toStdString()
              << "' cannot be used (" << text.section('\n', 0, 0).toStdString()
              << "); check DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM, or use sinew-cli, which needs none\n";
    std::_Exit(Fault);
}

int run(int argc, char** argv)
{
    const ParsedOptions parsed = parseOptions(argc, argv);
    if (parsed.exitCode)
        return *parsed.exitCode;
    if (!hasDisplay()) {
        std::cerr << "sinew: error: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); start it on "
                     "a desktop, run it under xvfb-run, or use sinew-cli, which needs none\n";
        return Fault;
    }
    try {
        chooseSurfaceFormat();
        int qtArgc = 1;
        const QtMessageHandler usual = qInstallMessageHandler(leaveWithoutDisplay);
        QApplication application(qtArgc, argv);
        qInstallMessageHandler(usual);
        // Qt has taken over the system's language for C too, where numbers of files and messages would get decimal commas.
        std::setlocale(LC_NUMERIC, "C");
        QApplication::setApplicationName("Sinew");
        QApplication::setApplicationVersion(version());
        QGuiApplication::setDesktopFileName("sinew");  // that of app/desktop: its icon and name go with the windows
        return showWindow(application, parsed.options);
    } catch (const std::exception& fault) {
        std::cerr << "sinew: error: " << fault.what() << '\n';
        return Fault;
    }
}

}  // namespace

int main(int argc, char** argv)
{
    guardOutput();
    CleanOutput output;
    return output.finish(run(argc, argv), WrongInput);
}

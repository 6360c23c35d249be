#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <string>

#include <QApplication>
#include <QDockWidget>
#include <QObject>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "session_fixture.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/widgets/theme_switch.h"

namespace sinew::test {

inline const Command& find(const CommandTable& table, const QString& id)
{
    const auto it = std::find_if(table.begin(), table.end(), [&](const Command& c) { return c.id == id; });
    if (it == table.end())
        qFatal("no command %s", qPrintable(id));
    return *it;
}

// Answers the next dialog of a kind, which holds the event loop until then.
template <class Dialog>
inline void answerNext(const std::function<void(Dialog&)>& answer)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, answer] {
        if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget())) {
            timer->deleteLater();
            answer(*dialog);
        }
    });
    timer->start(20);
}

inline QDockWidget* dock(const MainWindow& window, const char* name)
{
    return window.findChild<QDockWidget*>(QString("dock-%1").arg(name));
}

// A test of the window: each function has a session of its own and settings that remember nothing from before.
class WindowTest : public QObject {
protected:
    std::unique_ptr<MainWindow> makeWindow()
    {
        return std::make_unique<MainWindow>(*m_session, *m_theme, m_settings.get());
    }
    void begin()
    {
        QVERIFY(m_folder.isValid());
        m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        m_settings->clear();
        m_session = std::make_unique<Session>();
    }
    void end() { m_session.reset(); }

    QTemporaryDir m_folder;
    std::unique_ptr<ThemeSwitch> m_theme = std::make_unique<ThemeSwitch>(*qApp);
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Session> m_session;
};

}  // namespace sinew::test

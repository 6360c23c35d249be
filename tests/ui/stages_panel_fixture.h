#pragma once

#include <algorithm>
#include <memory>
#include <string>

#include <QLineEdit>
#include <QObject>
#include <QTest>

#include "tests/ui/motion_panel_fixture.h"
#include "ui/panels/motion/pair_table_model.h"
#include "ui/panels/motion/stages_panel.h"

namespace sinew::test {

// A panel of a new motion of a shipped model, which is not run.
struct NewMotionPanel {
    explicit NewMotionPanel(const std::string& model)
    {
        isOpen = session.openAndWait(SINEW_RESOURCE_DIR "/models/" + model + ".sinew.json");
        motion.create();
        motion.cancel();
        panel = std::make_unique<StagesPanel>(session, motion);
    }

    Session session;
    MotionSession motion{session};
    bool isOpen = false;
    std::unique_ptr<StagesPanel> panel;
};

// A test of the panel of stages: each function has a scenario of its own, which has run.
class StagesPanelTest : public QObject {
protected:
    void begin()
    {
        m_case = std::make_unique<MotionCase>();
        QVERIFY(m_case->isOpen);
        m_panel = std::make_unique<StagesPanel>(m_case->session, m_case->motion);
        m_panel->resize(340, 760);
        m_panel->show();
    }
    void end()
    {
        m_panel.reset();
        m_case.reset();
    }

    const PairRow& row(const std::string& coordinate) const
    {
        const auto it = std::find_if(m_panel->pairs().begin(), m_panel->pairs().end(),
                                     [&](const PairRow& each) { return each.coordinate == coordinate; });
        return *it;
    }
    template <class T>
    T& child(const char* name = "") const
    {
        return *m_panel->findChild<T*>(QLatin1String(name));
    }
    const Scenario& scenario() const { return m_case->motion.scenario(); }
    static void type(QLineEdit& field, const char* text)
    {
        field.setText(QString::fromUtf8(text));
        field.setModified(true);
        emit field.editingFinished();
    }

    std::unique_ptr<MotionCase> m_case;
    std::unique_ptr<StagesPanel> m_panel;
};

}  // namespace sinew::test

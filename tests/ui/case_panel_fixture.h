#pragma once

#include <memory>

#include <QObject>
#include <QString>
#include <QWidget>

#include "tests/ui/session_fixture.h"
#include "ui/panels/fixation/case_panel.h"
#include "ui/session/fixation_session.h"
#include "ui/session/session.h"

namespace sinew::test {

// The field of a panel that has this accessible name; nullptr: there is none.
template <class Field>
Field* named(const QWidget& panel, const QString& name)
{
    for (Field* field : panel.findChildren<Field*>()) {
        if (field->accessibleName() == name)
            return field;
    }
    return nullptr;
}

// A test of the panel of the case: each function has sessions of its own.
class CasePanelTest : public QObject {
protected:
    void begin()
    {
        m_panel.reset();
        m_fixation.reset();
        m_session = std::make_unique<Session>();
        m_fixation = std::make_unique<FixationSession>(*m_session);
        m_panel = std::make_unique<CasePanel>(*m_session, *m_fixation);
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<FixationSession> m_fixation;
    std::unique_ptr<CasePanel> m_panel;
};

}  // namespace sinew::test

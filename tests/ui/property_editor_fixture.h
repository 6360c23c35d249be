#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QObject>
#include <QTest>
#include <QToolButton>

#include "tests/ui/session_fixture.h"
#include "ui/panels/properties/property_editor.h"
#include "ui/panels/properties/property_field.h"
#include "ui/session/session.h"
#include "ui/widgets/number_field.h"

namespace sinew::test {

// A test of the property editor: each function has a session of its own with a small model, and its first link selected.
class PropertyEditorTest : public QObject {
protected:
    void begin()
    {
        m_session = std::make_unique<Session>();
        QVERIFY(m_session->openAndWait(test::twoLinks));
        m_editor = std::make_unique<PropertyEditor>(*m_session);
        connect(m_session.get(), &Session::changed, m_editor.get(), &PropertyEditor::refresh);
        m_editor->resize(320, 900);
        m_editor->show();
        m_session->select({ObjectKind::Link, firstLink()});
    }
    void end()
    {
        m_editor.reset();
        m_session.reset();
    }

    std::string firstLink() const { return m_session->project().model.links[0].name; }
    const Link& link() const { return m_session->project().model.links[0]; }
    const MaterialStiffness& material(std::size_t link) const
    {
        return std::get<MaterialStiffness>(m_session->project().model.links[link].stiffness);
    }
    void selectLinks(std::size_t count)
    {
        std::vector<ObjectId> ids;
        for (std::size_t i = 0; i < count; ++i)
            ids.push_back({ObjectKind::Link, m_session->project().model.links[i].name});
        m_session->selectObjects(ids);
    }
    double stiffness() const { return std::get<DirectStiffness>(link().stiffness).stiffness; }
    Place at(const std::string& rest) const { return placeFrom("links/" + firstLink() + "/" + rest); }

    PropertyField* field(const std::string& key) const
    {
        const std::optional<Place> place = m_session->selectedPlace();
        return place ? m_editor->fieldOf(*place, key) : nullptr;
    }
    PropertyField* formOf(const std::string& label) const
    {
        QCoreApplication::processEvents();  // new fields are shown, old ones go
        for (PropertyField* it : m_editor->findChildren<PropertyField*>()) {
            if (it->row().label == label && it->row().kind == RowKind::Form && it->isVisible())
                return it;
        }
        return nullptr;
    }
    NumberField* number(const std::string& key) const { return field(key)->findChild<NumberField*>(); }
    QString saidIn(const std::string& key) const { return field(key)->findChildren<QLabel*>().back()->text(); }

    void activate()
    {
        m_editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    }
    static void type(QLineEdit* field, const char* text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::fromUtf8(text));
        QTest::keyClick(field, Qt::Key_Return);
    }
    static void chooseIn(PropertyField& field, const char* word)
    {
        auto* box = field.findChild<QComboBox*>();
        const int index = box->findData(QString::fromLatin1(word));
        QVERIFY(index >= 0);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    void choose(const std::string& key, const char* word) { chooseIn(*field(key), word); }
    void click(const std::string& name)
    {
        QCoreApplication::processEvents();
        for (QToolButton* button : m_editor->findChildren<QToolButton*>(QString::fromStdString(name))) {
            if (button->isVisible())
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(name.c_str());
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<PropertyEditor> m_editor;
};

}  // namespace sinew::test

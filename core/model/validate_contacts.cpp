#include "core/model/validate_contacts.h"

namespace sinew {

namespace {

class ContactChecker {
public:
    ContactChecker(const Contact& contact, std::string path, ProblemList& problems)
        : m_contact(contact), m_path(std::move(path)), m_quote("contact '" + contact.name + "'"), m_problems(problems)
    {
    }

    void run()
    {
        if (m_contact.body == m_contact.against && !m_contact.body.empty())
            m_problems.error(m_path / "against", m_quote + " lets body '" + m_contact.body + "' touch itself",
                             "name two bodies");
        if (!m_contact.compliance)
            return;
        if (m_contact.restitution > 0)
            m_problems.warning(m_path / "restitution", "the restitution of " + m_quote + " has no effect: it gives way",
                               "its damping decides how it bounces; without a stiffness it is rigid");
        if (m_contact.friction)
            checkFriction(*m_contact.friction);
    }

private:
    // What gives way does so along the plane too.
    void checkFriction(const ContactFriction& friction)
    {
        const std::string path = m_path / "friction", of = " of the friction of " + m_quote;
        if (friction.stiffness == 0)
            m_problems.error(path / "stiffness", "the stiffness" + of + " is zero", "it must be above zero");
        if (friction.damping == 0)
            m_problems.error(path / "damping", "the damping" + of + " is zero", "it must be above zero");
    }

    const Contact& m_contact;
    std::string m_path;
    std::string m_quote;  // what the contact is called
    ProblemList& m_problems;
};

}  // namespace

void checkContacts(const Model& model, ProblemList& problems)
{
    for (std::size_t i = 0; i < model.contacts.size(); ++i)
        ContactChecker(model.contacts[i], std::string("contacts") / i, problems).run();
}

}  // namespace sinew

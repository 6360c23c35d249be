#include "core/model/validate_contacts.h"

namespace sinew {

namespace {

class ContactChecker {
public:
    ContactChecker(const Contact& contact, std::string path, ProblemList& problems)
        : m_contact(contact), m_path(std::move(path)), m_problems(problems)
    {
    }

    void run()
    {
        if (m_contact.body == m_contact.against && !m_contact.body.empty())
            m_problems.error(m_path / "against",
                             sentence("contact '%1' lets body '%2' touch itself", m_contact.name, m_contact.body),
                             sentence("name two bodies"));
        if (!m_contact.compliance)
            return;
        if (m_contact.restitution > 0)
            m_problems.warning(m_path / "restitution",
                               sentence("the restitution of contact '%1' has no effect: it gives way", m_contact.name),
                               sentence("its damping decides how it bounces; without a stiffness it is rigid"),
                               Finding::HasNoEffect);
        if (m_contact.friction)
            checkFriction(*m_contact.friction);
    }

private:
    // What gives way does so along the plane too.
    void checkFriction(const ContactFriction& friction)
    {
        const std::string path = m_path / "friction";
        if (friction.stiffness == 0)
            m_problems.error(path / "stiffness",
                             sentence("the stiffness of the friction of contact '%1' is zero", m_contact.name),
                             sentence("it must be above zero"));
        if (friction.damping == 0)
            m_problems.error(path / "damping",
                             sentence("the damping of the friction of contact '%1' is zero", m_contact.name),
                             sentence("it must be above zero"));
    }

    const Contact& m_contact;
    std::string m_path;
    ProblemList& m_problems;
};

}  // namespace

void checkContacts(const Model& model, ProblemList& problems)
{
    for (std::size_t i = 0; i < model.contacts.size(); ++i)
        ContactChecker(model.contacts[i], std::string("contacts") / i, problems).run();
}

}  // namespace sinew

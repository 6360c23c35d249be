#include "core/model/validate_contacts.h"

#include "core/model/validate_parts.h"

namespace sinew {

namespace {

class ContactChecker {
public:
    ContactChecker(const Model& model, const ModelNames& names, ProblemList& problems)
        : m_model(model), m_names(names), m_problems(problems)
    {
    }

    void run()
    {
        m_problems.checkNames("contacts", m_model.contacts, "contact");
        for (std::size_t i = 0; i < m_model.contacts.size(); ++i) {
            const Contact& contact = m_model.contacts[i];
            m_path = std::string("contacts") / i;
            m_quote = "contact '" + contact.name + "'";
            checkBodies(contact);
            checkPlane(contact);
            m_problems.checkNotNegative(m_path / "radius", contact.radius, "the radius of " + m_quote);
            if (contact.compliance)
                checkCompliance(*contact.compliance);
            checkRestitution(contact);
            if (contact.friction)
                checkFriction(*contact.friction, contact.compliance.has_value());
        }
    }

private:
    void checkBodies(const Contact& contact)
    {
        m_problems.checkReference(m_path / "body", contact.body, m_names.places, "body");
        const std::string path = m_path / "against";
        if (m_problems.checkReference(path, contact.against, m_names.places, "body") && contact.body == contact.against)
            m_problems.error(path, m_quote + " lets body '" + contact.body + "' touch itself", "name two bodies");
    }

    void checkPlane(const Contact& contact)
    {
        checkInPlane(m_path / "point", contact.point, "the point of " + m_quote, m_model.space, m_problems);
        checkInPlane(m_path / "place", contact.place, "the place of " + m_quote, m_model.space, m_problems);
        const std::string path = m_path / "normal";
        if (!m_problems.checkFinite(path, contact.normal, "the normal of " + m_quote))
            return;
        // Far from these bounds the squares in the length neither vanish nor overflow.
        constexpr double shortest = 1e-100, longest = 1e100;
        const double length = contact.normal.stableNorm();
        if (!(length > shortest && length < longest))
            m_problems.error(path, "the normal of " + m_quote + (length > 1 ? " is too long" : " has no length"),
                             "give the direction out of the plane, such as [0, 1, 0]");
        else
            checkInPlane(path, contact.normal / length, "the normal of " + m_quote, m_model.space, m_problems);
    }

    void checkCompliance(const ContactCompliance& compliance)
    {
        m_problems.checkPositive(m_path / "stiffness", compliance.stiffness, "the stiffness of " + m_quote);
        m_problems.checkNotNegative(m_path / "damping", compliance.damping, "the damping of " + m_quote);
        if (compliance.depth)
            m_problems.checkPositive(m_path / "depth", *compliance.depth, "the depth of " + m_quote);
    }

    void checkRestitution(const Contact& contact)
    {
        const std::string path = m_path / "restitution", what = "the restitution of " + m_quote;
        if (!m_problems.checkFinite(path, contact.restitution, what))
            return;
        if (contact.restitution < 0 || contact.restitution > 1)
            m_problems.error(path, what + " lies outside 0 to 1", "0: it stays where it hits; 1: it loses no speed");
        else if (contact.restitution > 0 && contact.compliance)
            m_problems.warning(path, what + " has no effect: it gives way",
                               "its damping decides how it bounces; without a stiffness it is rigid");
    }

    void checkFriction(const ContactFriction& friction, bool givesWay)
    {
        const std::string path = m_path / "friction", of = " of the friction of " + m_quote;
        m_problems.checkPositive(path / "coefficient", friction.coefficient, "the coefficient" + of);
        const std::string stiffness = "the stiffness" + of, damping = "the damping" + of;
        if (!givesWay) {
            m_problems.checkNotNegative(path / "stiffness", friction.stiffness, stiffness);
            m_problems.checkNotNegative(path / "damping", friction.damping, damping);
            return;
        }
        m_problems.checkPositive(path / "stiffness", friction.stiffness, stiffness);
        m_problems.checkPositive(path / "damping", friction.damping, damping);
    }

    const Model& m_model;
    const ModelNames& m_names;
    ProblemList& m_problems;
    std::string m_path;   // of the contact that is checked
    std::string m_quote;  // and what it is called
};

}  // namespace

void checkContacts(const Model& model, const ModelNames& names, ProblemList& problems)
{
    ContactChecker(model, names, problems).run();
}

}  // namespace sinew

#include "core/statics/admissibility.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/statics/statics_words.h"

namespace sinew {

namespace {

// A force this share of the largest beyond its limit counts for nothing: a load that is not held but for so much is held
// for every other criterion too (the share from which MissingSupport has its proof).
constexpr double negligibleExcess = 1e-10;

void add(Sentence fault, Sentence& text)
{
    text = text.empty() ? std::move(fault) : sentence("%1; %2", text, fault);
}

void addLinks(const Mechanism& mechanism, const StaticsSolution& solution, double none, Sentence& text)
{
    std::vector<std::string> pushing, pulling, overloaded;
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        const CompiledLink& link = mechanism.links[j];
        const double force = solution.forces[static_cast<Eigen::Index>(j)];
        if (link.sense == LinkSense::Tension && force < -none)
            pushing.push_back(mechanism.linkNames[j]);
        if (link.sense == LinkSense::Compression && force > none)
            pulling.push_back(mechanism.linkNames[j]);
        if (std::abs(force) > link.strength + none)
            overloaded.push_back(mechanism.linkNames[j]);
    }
    if (!pushing.empty())
        add(sentence("a link that only pulls, such as a muscle, cannot push: %1", quotedList(pushing)), text);
    if (!pulling.empty())
        add(sentence("a link that only pushes cannot pull: %1", quotedList(pulling)), text);
    if (!overloaded.empty())
        add(sentence("a link cannot bear more than its strength: %1", quotedList(overloaded)), text);
}

void addContacts(const Mechanism& mechanism, const StaticsSolution& solution, double none, Sentence& text)
{
    std::vector<std::string> pulling, slipping;
    for (std::size_t i = 0; i < mechanism.contacts.size(); ++i) {
        const ContactFrame& contact = solution.contacts[i];
        const auto& friction = mechanism.contacts[i].friction;
        if (contact.normal < -none)
            pulling.push_back(mechanism.contactNames[i]);
        else if (friction && std::abs(contact.friction) > friction->coefficient * contact.normal + none)
            slipping.push_back(mechanism.contactNames[i]);
    }
    if (!pulling.empty())
        add(sentence("a contact cannot pull: %1", quotedList(pulling)), text);
    if (!slipping.empty())
        add(sentence("friction of a contact cannot exceed its coefficient times the push: %1", quotedList(slipping)),
            text);
}

}  // namespace

Sentence inadmissibleForces(const Mechanism& mechanism, const StaticsSolution& solution)
{
    double largest = solution.forces.size() > 0 ? solution.forces.cwiseAbs().maxCoeff() : 0;
    for (const ContactFrame& contact : solution.contacts)
        largest = std::max(largest, contact.force.norm());
    Sentence text;
    addLinks(mechanism, solution, negligibleExcess * largest, text);
    addContacts(mechanism, solution, negligibleExcess * largest, text);
    return text;
}

}  // namespace sinew

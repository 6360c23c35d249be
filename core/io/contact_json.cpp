#include "core/io/contact_json.h"

#include <utility>

#include "core/io/shared_from_json.h"
#include "core/io/shared_to_json.h"

namespace sinew {

namespace {

// A contact without a stiffness is rigid, and then the other keys of compliance mean nothing.
void readCompliance(ObjectReader& in, Contact& contact, TextReport& report)
{
    ContactCompliance compliance;
    const JsonNode* stiffness = in.find("stiffness");
    in.number("stiffness", compliance.stiffness);
    in.number("damping", compliance.damping);
    in.number("depth", compliance.depth);
    if (stiffness) {
        contact.compliance = compliance;
        return;
    }
    for (const char* key : {"damping", "depth"}) {
        if (const JsonNode* node = in.find(key))
            report.error(node->begin, std::string("a contact has '") + key + "' but no 'stiffness'",
                         "add \"stiffness\": ..., or remove the key: without it the contact is rigid");
    }
}

void readFriction(const JsonNode& node, ContactFriction& friction, TextReport& report)
{
    ObjectReader in(node, report, "'friction'");
    in.needNumber("coefficient", friction.coefficient);
    in.number("stiffness", friction.stiffness);
    in.number("damping", friction.damping);
    in.finish();
}

JsonValue frictionToJson(const ContactFriction& friction)
{
    JsonValue out = JsonValue::object().set("coefficient", friction.coefficient);
    setUnless(out, "stiffness", friction.stiffness, 0.0);
    setUnless(out, "damping", friction.damping, 0.0);
    return out;
}

}  // namespace

void readContact(const JsonNode& node, Contact& contact, TextReport& report)
{
    ObjectReader in(node, report, "a contact");
    in.needText("name", contact.name);
    in.needText("body", contact.body);
    in.vector("point", contact.point);
    in.number("radius", contact.radius);
    in.text("against", contact.against);
    in.vector("place", contact.place);
    in.vector("normal", contact.normal);
    readCompliance(in, contact, report);
    in.number("restitution", contact.restitution);
    if (const JsonNode* friction = in.find("friction"))
        readFriction(*friction, contact.friction.emplace(), report);
    readRemarks(in, contact);
    in.finish();
}

JsonValue contactToJson(const Contact& contact)
{
    const Contact usual;
    JsonValue out = JsonValue::object().set("name", contact.name).set("body", contact.body);
    setUnless(out, "point", contact.point, usual.point);
    setUnless(out, "radius", contact.radius, usual.radius);
    setUnless(out, "against", contact.against, usual.against);
    setUnless(out, "place", contact.place, usual.place);
    setUnless(out, "normal", contact.normal, usual.normal);
    if (const auto& compliance = contact.compliance) {
        out.set("stiffness", compliance->stiffness);
        setUnless(out, "damping", compliance->damping, 0.0);
        if (compliance->depth)
            out.set("depth", *compliance->depth);
    }
    setUnless(out, "restitution", contact.restitution, usual.restitution);
    if (contact.friction)
        out.set("friction", frictionToJson(*contact.friction));
    setRemarks(out, contact);
    return out;
}

}  // namespace sinew

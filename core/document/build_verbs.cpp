#include <algorithm>
#include <tuple>
#include <utility>

#include "core/base/suggest.h"
#include "core/document/paste.h"
#include "core/document/project_schema.h"
#include "core/document/scaled_links.h"
#include "core/document/verb_arguments.h"
#include "core/figures/building_blocks.h"
#include "core/figures/figures.h"
#include "core/figures/ready_parts.h"
#include "core/io/object_forms.h"
#include "core/schema/scale.h"

namespace sinew {

namespace {

std::optional<Project> paste(const Project& project, ObjectReader& in, TextReport& report)
{
    const JsonNode* objects = in.need("objects");
    return objects ? withPastedObjects(project, *objects, report) : std::nullopt;
}

// Sizes of what is inserted.
struct Positive {
    ObjectReader& in;
    TextReport& report;

    std::optional<double> find(const char* key) const
    {
        const JsonNode* node = in.find(key);
        std::optional<double> value;
        in.number(key, value);
        if (value && !(*value > 0))
            report.error(node->begin, sentence("'%1' must be above zero", std::string(key)),
                         sentence("write a size in SI units"));
        return value;
    }

    double orElse(const char* key, double usual) const { return find(key).value_or(usual); }
};

Person personFrom(ObjectReader& in, TextReport& report)
{
    static constexpr Words<Sex> sexes = {{"male", Sex::Male}, {"female", Sex::Female}};
    Sex sex = Sex::Male;
    in.choice("sex", sex, sexes);
    Person person = meanPerson(sex);
    const Positive sizes{in, report};
    person.height = sizes.orElse("height", person.height);
    person.mass = sizes.orElse("mass", person.mass);
    if (auto problem = problemOf(person); problem && !report.hasErrors())
        report.add(in.node().begin, *std::move(problem));
    return person;
}

PathPoint pointFrom(const JsonNode& node, TextReport& report)
{
    PathPoint point;
    SchemaReader reader(report);
    readObject(reader, node, point);
    return point;
}

Model muscleFrom(ObjectReader& in, TextReport& report)
{
    TwoHeadedMuscle muscle;
    in.text("name", muscle.name);
    in.need("heads");
    in.list("heads", [&](const JsonNode& item) { muscle.heads.push_back(pointFrom(item, report)); });
    if (muscle.heads.size() != 2)
        report.error(in.node().begin, sentence("a muscle of two heads needs two points in 'heads'"),
                     sentence("write \"heads\": [{\"body\": ..., \"position\": [x, y, z]}, ...]"));
    for (const auto& [key, point] : {std::pair("node", &muscle.node), std::pair("insertion", &muscle.insertion)}) {
        if (const JsonNode* node = in.need(key))
            *point = pointFrom(*node, report);
    }
    muscle.stiffness = Positive{in, report}.orElse("stiffness", muscle.stiffness);
    return report.hasErrors() ? Model{} : twoHeadedMuscle(muscle);
}

int linkCountFrom(ObjectReader& in, int usual, TextReport& report)
{
    const auto links
        = Arguments{in, report}.wholeNumber("links", {1, mostFigureLinks}, sentence("write how many links there are"));
    return static_cast<int>(links.value_or(static_cast<std::size_t>(usual)));
}

Model chainFrom(ObjectReader& in, TextReport& report)
{
    const Positive sizes{in, report};
    ChainOptions options;
    options.links = linkCountFrom(in, options.links, report);
    options.length = sizes.orElse("length", options.length);
    options.mass = sizes.orElse("mass", options.mass);
    return report.hasErrors() ? Model{} : chain(options);
}

Model figureFrom(const std::string& name, ObjectReader& in, TextReport& report)
{
    FigureOptions options;
    const FigureKind* kind = findFigureKind(name);
    if (kind && kind->usesPerson)
        options.person = personFrom(in, report);
    if (kind && kind->usesLinks)
        options.links = linkCountFrom(in, options.links, report);
    if (report.hasErrors())
        return {};
    Result<Model> made = makeFigure(name, options);
    if (!made) {
        for (Diagnostic& reason : made.diagnostics)
            report.add(in.node().begin, std::move(reason));
        return {};
    }
    return *std::move(made.value);
}

std::vector<std::string> templateNames()
{
    std::vector<std::string> names;
    for (const ReadyPart& part : readyParts())
        names.emplace_back(part.name);
    return names;
}

std::optional<Project> insert(const Project& project, ObjectReader& in, TextReport& report)
{
    std::string name, body = groundName;
    Vector3 place = Vector3::Zero();
    in.needText("template", name);
    in.text("on", body);
    in.vector("position", place);
    const std::vector<std::string> names = templateNames();
    if (std::find(names.begin(), names.end(), name) == names.end()) {
        const Sentence hint = didYouMean(name, names);
        report.error(in.node().begin, sentence("there is no template '%1'", name),
                     hint.empty() ? sentence("it is one of %1", listed(names)) : hint);
    }
    const JsonNode* hung = in.find("on") ? in.find("on") : in.find("position");
    if (name == "muscle" && hung)
        report.error(hung->begin, sentence("a muscle hangs on no body: its points say where they are"),
                     sentence("leave out 'on' and 'position'; write body and position of heads, node and insertion"));
    if (report.hasErrors())
        return std::nullopt;
    Model part = name == "chain"    ? chainFrom(in, report)
                 : name == "limb"   ? limb(personFrom(in, report))
                 : name == "muscle" ? muscleFrom(in, report)
                                    : figureFrom(name, in, report);
    if (report.hasErrors())
        return std::nullopt;
    const Model& before = project.model;
    Project result = withPasted(project, {std::move(part), {}}, in.node().begin, report);
    hangOn(result.model, {before.joints.size(), before.segments.size()}, body, place);
    return result;
}

// The body at a place, by its name or number; nullptr when something else or nothing is there.
const Body* bodyAt(const Model& model, const Place& place)
{
    if (place.size() != 2 || place[0] != "bodies")
        return nullptr;
    const std::size_t index = indexOf(model.bodies, place[1]);
    return index < model.bodies.size() ? &model.bodies[index] : nullptr;
}

// Between its joints, or, of the last body of a chain, from its joint to the landmark farthest from it.
std::optional<std::pair<Vector3, Vector3>> endsOf(const Model& model, const Body& body)
{
    if (auto centres = jointCentres(model, body.name))
        return centres;
    const auto carrier = std::ranges::find(model.joints, body.name, &Joint::child);
    if (carrier == model.joints.end())
        return std::nullopt;
    const Vector3 start = carrier->inChild.position;
    const auto farther = [&](const Landmark& a, const Landmark& b) {
        return (a.position - start).norm() < (b.position - start).norm();
    };
    const auto end = std::ranges::max_element(body.landmarks, farther);
    if (end == body.landmarks.end() || end->position == start)
        return std::nullopt;
    return std::pair(start, end->position);
}

std::optional<Project> attach(const Project& project, ObjectReader& in, TextReport& report)
{
    const Arguments given{in, report};
    const Place place = given.place();
    const Body* body = bodyAt(project.model, place);
    if (report.hasErrors() || !body)
        return given.at<Project>(project, std::nullopt);
    ExoskeletonSegment segment;
    segment.body = body->name;
    segment.name = body->name + "_exo";
    in.text("name", segment.name);
    segment.mass = Positive{in, report}.orElse("mass", segment.mass);
    const auto ends = endsOf(project.model, *body);
    if (ends)
        std::tie(segment.from, segment.to) = *ends;
    const bool isGiven = in.find("from") && in.find("to");
    in.vector("from", segment.from);
    in.vector("to", segment.to);
    if ((!ends && !isGiven) || segment.from == segment.to)
        report.error(
            in.node().begin,
            sentence("body '%1' has no two joints, and no landmark beside its joint, that say where the segment goes",
                     body->name),
            sentence("give \"from\" and \"to\", points of the body"));
    if (report.hasErrors())
        return std::nullopt;
    return withPasted(project, {exoskeletonSegment(segment), {}}, in.node().begin, report);
}

// The factors of one body: a number, three numbers, a length between its joints or between two landmarks.
std::optional<Vector3> factorsOf(const Model& model, const Body& body, ObjectReader& in, TextReport& report)
{
    const Positive sizes{in, report};
    const JsonNode* factor = in.find("factor");
    Vector3 factors = Vector3::Ones();
    std::optional<double> before, after;
    if (factor && factor->kind == JsonNode::Kind::Array) {
        in.vector("factor", factors);
        if (!(factors.minCoeff() > 0))
            report.error(factor->begin, sentence("a factor is not above zero"),
                         sentence("write three factors along x, y and z"));
        return report.hasErrors() ? std::nullopt : std::optional(factors);
    }
    if (factor) {
        before = 1;
        after = sizes.find("factor");
    } else if (in.find("length")) {
        before = jointDistance(model, body.name);
        after = sizes.find("length");
        if (!before)
            report.error(in.node().begin, sentence("body '%1' has no two joints apart from each other", body.name),
                         sentence("give a 'factor', or 'from', 'to' and 'distance' between landmarks"));
    } else {
        std::string from, to;
        in.needText("from", from);
        in.needText("to", to);
        in.need("distance");
        after = sizes.find("distance");
        before = landmarkDistance(body, from, to);
        if (!before && !report.hasErrors())
            report.error(
                in.node().begin,
                sentence("body '%1' has no landmarks '%2' and '%3' apart from each other", body.name, from, to),
                sentence("name two of its landmarks"));
    }
    if (report.hasErrors() || !before || !after)
        return std::nullopt;
    return Vector3(Vector3::Constant(*after / *before));
}

std::optional<Project> scaledBody(const Project& project, const std::string& name, ObjectReader& in, bool scalesMass,
                                  TextReport& report)
{
    const Body* body = findBody(project.model, name);
    if (!body) {
        report.error(
            in.node().begin, sentence("there is no body '%1' to scale", name),
            sentence("name one of the model's bodies; segments are as long as their coordinates and rods say"));
        return std::nullopt;
    }
    const std::optional<Vector3> factors = factorsOf(project.model, *body, in, report);
    if (!factors)
        return std::nullopt;
    Project result = project;
    scaleBody(result.model, name, {*factors, scalesMass});
    if (result.scenario)
        scaleBody(*result.scenario, name, {*factors, scalesMass});
    return result;
}

std::optional<Project> scale(const Project& project, ObjectReader& in, TextReport& report)
{
    bool scalesMass = false;
    in.flag("masses", scalesMass);
    if (in.find("at")) {
        const Place place = Arguments{in, report}.place();
        const Body* body = bodyAt(project.model, place);
        if (!body)
            return Arguments{in, report}.at<Project>(project, std::nullopt);
        std::optional<Project> scaled = scaledBody(project, body->name, in, scalesMass, report);
        if (scaled)
            scaleStatedLengths(project.model, scaled->model, in.node().begin, report);
        return scaled;
    }
    std::optional<Project> result = project;
    if (in.find("lengths")) {
        in.list("lengths", [&](const JsonNode& item) {
            ObjectReader one(item, report, sentence("a length"));
            std::string body;
            one.needText("body", body);
            if (result && !report.hasErrors())
                result = scaledBody(*result, body, one, scalesMass, report);
            one.finish();
        });
        if (report.hasErrors() || !result)
            return std::nullopt;
        scaleStatedLengths(project.model, result->model, in.node().begin, report);
        return result;
    }
    in.need("factor");
    const std::optional<double> factor = Positive{in, report}.find("factor");
    if (report.hasErrors() || !factor)
        return std::nullopt;
    if (result->scenario)
        scaleWhole(*result->scenario, result->model, *factor, scalesMass);
    scaleWhole(result->model, *factor, scalesMass);
    return result;
}

}  // namespace

std::vector<Verb> buildVerbs()
{
    return {
        {"paste",
         "Adds objects of any kinds; one whose name is taken gets another, and what refers to it among them follows",
         {{"objects", "a list for each kind, as in a file: {\"bodies\": [...], \"scenario\": {\"stages\": [...]}}; and "
                      "\"body_weight\", N, when fractions among them are of another one than here"}},
         paste},
        {"insert",
         "Adds a ready part: chain, limb, muscle (of two heads that meet at a node), or a figure such as human17",
         {{"template", "its name"},
          {"on", "the body that it hangs on; the ground when left out; not of a muscle", false},
          {"position", "of what hangs there, m; not of a muscle", false},
          {"links", "of a chain or a snake, how many", false},
          {"length", "of a link of a chain, m", false},
          {"mass", "of a link of a chain, or of the person, kg", false},
          {"height", "of the person, m", false},
          {"sex", "of the person: male or female", false},
          {"heads", "of a muscle: two points, as in a path", false},
          {"node", "of a muscle: the point where its heads meet", false},
          {"insertion", "of a muscle: its other end", false},
          {"stiffness", "of a muscle's strands, N/m", false},
          {"name", "of a muscle", false}},
         insert},
        {"attach",
         "Clamps a telescopic exoskeleton segment to a body, along it",
         {{"at", "a body, such as bodies/femur_r"},
          {"name", "of the segment", false},
          {"mass", "of the segment, kg", false},
          {"from", "a point of the body, m; its joint when left out", false},
          {"to", "a point of the body, m; the next joint when left out", false}},
         attach},
        {"scale",
         "Makes a body, several, or the whole larger or smaller, with all points on it; strengths and stiffnesses "
         "given as numbers stay, those from area and modulus follow the lengths; lengths that links state grow with "
         "their paths",
         {{"at", "a body; the whole when left out", false},
          {"factor", "a number; of a body also three, along its axes", false},
          {"length", "of a body: between its joint and the next, m", false},
          {"from", "a landmark of the body", false},
          {"to", "another one", false},
          {"distance", "between these two, m", false},
          {"lengths", "of several bodies: [{\"body\": ..., \"length\": ...}, ...]", false},
          {"masses", "true: masses grow with the volume", false}},
         scale},
    };
}

}  // namespace sinew

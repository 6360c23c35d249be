#include "core/io/interface_file.h"

#include <cmath>
#include <istream>
#include <string_view>
#include <utility>

#include "core/base/constants.h"
#include "core/io/interface_case.h"
#include "core/io/interface_checks.h"
#include "core/io/json_document.h"
#include "core/io/number_text.h"
#include "core/io/schema_reader.h"
#include "core/io/whole_file.h"
#include "core/schema/interface_schema.h"
#include "core/schema/simple_checks.h"

namespace sinew {

// SchemaReader finds these by their arguments, so they stand outside of the unnamed namespace.

// Six rows of six numbers.
static void readForm(SchemaReader& reader, ObjectReader& in, InterfaceBeamInput&, std::optional<Matrix6>& target,
                     schema::SixRows)
{
    const JsonNode* rows = in.find("stiffness");
    if (!rows)
        return;
    Matrix6& matrix = target.emplace(Matrix6::Zero());
    const auto isSix
        = [](const JsonNode& node) { return node.kind == JsonNode::Kind::Array && node.items.size() == 6; };
    const auto refuse = [&](const JsonNode& node, const Sentence& what) {
        const Sentence hint = sentence(
            "write six rows of six numbers, [[...], ...], forces before moments, displacements before turns");
        if (node.kind == JsonNode::Kind::Array && !node.items.empty())
            reader.report().error(node.begin, sentence("expected %1, found %2", what, node.items.size()), hint);
        else
            reportType(node, what, hint, reader.report());
    };
    if (!isSix(*rows)) {
        refuse(*rows, sentence("six rows for 'stiffness'"));
        return;
    }
    for (std::size_t i = 0; i < 6; ++i) {
        const JsonNode& row = rows->items[i];
        if (!isSix(row)) {
            refuse(row, sentence("a row of six numbers"));
            continue;
        }
        for (std::size_t k = 0; k < 6; ++k)
            matrix(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(k))
                = readNumberNode(row.items[k], reader.report()).value_or(0);
    }
}

// Three stiffnesses; "held" stands for infinity.
static void readForm(SchemaReader& reader, ObjectReader& in, BeamSupportInput&, Vector3& target,
                     schema::HeldOrSprings form)
{
    const JsonNode* node = in.find(form.key);
    if (!node)
        return;
    if (node->kind != JsonNode::Kind::Array || node->items.size() != 3) {
        reportType(*node, sentence("three stiffnesses [x, y, z] for '%1'", std::string(form.key)),
                   sentence("a stiffness is a number, or \"held\" for a motion held fast"), reader.report());
        return;
    }
    for (Eigen::Index i = 0; i < 3; ++i) {
        const JsonNode& item = node->items[static_cast<std::size_t>(i)];
        if (item.kind == JsonNode::Kind::Text && item.text == "held")
            target[i] = infinity;
        else if (item.kind == JsonNode::Kind::Number)
            target[i] = readNumberNode(item, reader.report()).value_or(0);
        else
            reportType(item, sentence("a stiffness"), sentence("write a number, or \"held\" for a motion held fast"),
                       reader.report());
    }
}

namespace {

using Kind = JsonNode::Kind;

// Numbers that no interface of bodies has, and whose products would not fit a double.
void reportFarNumbers(const JsonNode& node, TextReport& report)
{
    constexpr double largest = 1e20, smallest = 1e-60;
    if (node.kind == Kind::Number) {
        const double size = std::abs(readNumber(node.text).value_or(0));
        if (size > largest)
            report.error(node.begin, sentence("the number %1 is too large", numberText(size)),
                         sentence("all numbers are SI and at most 1e20"));
        else if (size > 0 && size < smallest)
            report.error(node.begin, sentence("the number %1 is too small", numberText(size)),
                         sentence("all numbers are SI; write 0, or at least 1e-60"));
    }
    for (const JsonNode& item : node.items)
        reportFarNumbers(item, report);
    for (const JsonMember& member : node.members)
        reportFarNumbers(member.value, report);
}

FileAdvice interfaceAdvice()
{
    return {sentence("a problem may have 20 000 cells; this seems to be another file"), interfaceExample(),
            sentence("name a file in it")};
}

constexpr JsonSubject interfaceSubject = {"problem", "problem in JSON"};

Result<InterfaceCase> readInterfaceText(std::string_view text, const std::string& fileName)
{
    TextReport report(fileName, text);
    const auto parsed = parseJson(text, interfaceSubject);
    if (const auto* error = std::get_if<JsonError>(&parsed)) {
        report.error(error->offset, error->message, error->hint);
        return Result<InterfaceCase>::failure(report.diagnostics());
    }
    const JsonNode& root = std::get<JsonNode>(parsed);
    if (root.kind != Kind::Object) {
        reportType(root, sentence("a problem between braces {...}"), interfaceExample(), report);
        return Result<InterfaceCase>::failure(report.diagnostics());
    }
    report.refuseUnknownKeys();
    InterfaceInput input;
    SchemaReader(report).read(root, input);
    reportFarNumbers(root, report);
    ProblemList problems;
    checkDescribed(input, problems);
    std::vector<std::optional<CondensedBeam>> condensed;
    if (!report.hasErrors())
        condensed = checkInterface(input, problems);
    addProblems(root, problems.take(), report);
    if (report.hasErrors())
        return Result<InterfaceCase>::failure(report.diagnostics());
    return Result<InterfaceCase>::success(interfaceCaseOf(input, std::move(condensed)), report.diagnostics());
}

}  // namespace

Result<InterfaceCase> readInterface(std::istream& stream, const std::string& fileName)
{
    return parseWhole<Result<InterfaceCase>>(
        fileName, [&] { return readWhole(stream, fileName, interfaceAdvice()); },
        [&](const std::string& text) { return readInterfaceText(text, fileName); });
}

Result<InterfaceCase> readInterfaceFile(const std::string& path)
{
    return parseWhole<Result<InterfaceCase>>(
        path, [&] { return readWholeFile(path, interfaceAdvice()); },
        [&](const std::string& text) { return readInterfaceText(text, path); });
}

}  // namespace sinew

#include "core/io/state_file.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <istream>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "core/base/name_list.h"
#include "core/base/number_words.h"
#include "core/base/suggest.h"
#include "core/io/json_parser.h"
#include "core/io/object_reader.h"
#include "core/io/text_report.h"
#include "core/io/whole_file.h"

namespace sinew {

namespace {

using Kind = JsonNode::Kind;
using Names = std::vector<std::string>;

Sentence stateExample()
{
    return sentence("such as %1",
                    std::string(R"({"coordinates": [{"name": "hip", "value": 0.3, "speed": 1, "effort": 0}]})"));
}

Sentence aState()
{
    return sentence("a state");
}

Sentence coordinateNamed(const std::string& name)
{
    return sentence("coordinate '%1'", name);
}

bool hasName(const JsonNode& node)
{
    const JsonMember* name = node.kind == Kind::Object ? findMember(node, "name") : nullptr;
    return name && name->value.kind == Kind::Text;
}

// Reads states one after another. What is wrong is reported; then no state is of use.
class StateReader {
public:
    StateReader(const Names& coordinates, TextReport& report) : m_coordinates(coordinates), m_report(report)
    {
        for (std::size_t i = 0; i < coordinates.size(); ++i)
            m_index.emplace(coordinates[i], i);
    }

    // A state, a list of states, or the bare list of one state's coordinates.
    StateFile read(const JsonNode& root)
    {
        StateFile file;
        if (root.kind != Kind::Array) {
            file.states.push_back(readState(root));
        } else if (root.items.empty()) {
            m_report.error(root.begin, sentence("the list of states is empty"), stateExample());
        } else if (std::all_of(root.items.begin(), root.items.end(), hasName)) {
            begin();
            readList(root);
            file.states.push_back(std::move(m_state));
        } else {
            file.isList = true;
            for (const JsonNode& item : root.items)
                file.states.push_back(readState(item));
        }
        return file;
    }

private:
    void begin()
    {
        const auto n = static_cast<Eigen::Index>(m_coordinates.size());
        const Eigen::VectorXd zeros = Eigen::VectorXd::Zero(n);
        m_state = {0, zeros, zeros, std::vector<bool>(m_coordinates.size(), false), zeros, zeros};
        m_seen.clear();
    }

    MotionState readState(const JsonNode& node)
    {
        begin();
        if (node.kind != Kind::Object) {
            reportType(node, sentence("a state between braces {...}"), stateExample(), m_report);
            return std::move(m_state);
        }
        const JsonMember* list = findMember(node, "coordinates");
        const JsonMember* time = findMember(node, "time");
        // A coordinate may be named 'time'; then it is told from the time by its braces.
        const bool isTime = time && (list || time->value.kind != Kind::Object || !m_index.contains("time"));
        if (isTime)
            readNumber(time->value, "time", m_state.time);
        if (list)
            readCoordinates(node, list->value);
        else
            readMap(node, isTime ? "time" : "");
        return std::move(m_state);
    }

    void readCoordinates(const JsonNode& node, const JsonNode& list)
    {
        checkTwins(node, aState);
        for (const JsonMember& member : node.members) {
            if (m_index.contains(member.key) && member.key != "time" && member.key != "coordinates")
                m_report.error(member.keyBegin, sentence("coordinate '%1' stands beside 'coordinates'", member.key),
                               sentence("move it into 'coordinates'"));
            else
                checkKey(member, {"time", "coordinates"}, aState);
        }
        if (list.kind == Kind::Array)
            readList(list);
        else if (list.kind == Kind::Object)
            readMap(list, "");
        else
            reportType(list, sentence("a list for 'coordinates'"), stateExample(), m_report);
    }

    // [{"name": "hip", "value": 0.3}, ...]
    void readList(const JsonNode& list)
    {
        for (const JsonNode& item : list.items) {
            if (item.kind != Kind::Object) {
                reportType(item, sentence("a coordinate between braces {...}"),
                           sentence("such as %1", std::string(R"({"name": "hip", "value": 0.3})")), m_report);
            } else if (const JsonMember* name = findMember(item, "name"); !name) {
                m_report.error(item.begin, sentence("the key 'name' is missing from a coordinate"),
                               sentence("add %1", std::string(R"("name": "...")")));
            } else if (name->value.kind != Kind::Text) {
                reportType(name->value, sentence("a text for 'name'"), sentence("put it between double quotes"),
                           m_report);
            } else {
                readEntry(name->value.text, name->value.begin, item, true);
            }
        }
    }

    // {"hip": {"value": 0.3}, ...}, but for one key.
    void readMap(const JsonNode& map, std::string_view except)
    {
        std::size_t exceptions = 0;
        for (const JsonMember& member : map.members) {
            if (member.key != except)
                readEntry(member.key, member.keyBegin, member.value, false);
            else if (++exceptions == 2)
                reportTwin(member, aState());
        }
    }

    void readEntry(const std::string& name, std::size_t place, const JsonNode& node, bool isNamed)
    {
        const auto found = m_index.find(name);
        if (found == m_index.end()) {
            const Sentence hint = didYouMean(name, m_coordinates);
            m_report.error(place, sentence("the model has no coordinate '%1'", name), hint.empty() ? choices() : hint);
        } else if (!m_seen.insert(name).second) {
            m_report.error(place, sentence("coordinate '%1' stands twice", name), sentence("keep one of the two"));
        } else if (node.kind != Kind::Object) {
            reportType(node, sentence("an object for coordinate '%1'", name),
                       sentence("such as %1", std::string(R"({"value": 0.3, "speed": 1, "effort": 0})")), m_report);
        } else {
            const auto where = [&] { return coordinateNamed(name); };
            checkTwins(node, where);
            Names keys = {"value", "speed", "acceleration", "effort"};
            if (isNamed)
                keys.insert(keys.begin(), "name");
            for (const JsonMember& member : node.members)
                checkKey(member, keys, where);
            readNumbers(name, node, found->second);
        }
    }

    void readNumbers(const std::string& name, const JsonNode& node, std::size_t index)
    {
        const auto i = static_cast<Eigen::Index>(index);
        for (const auto& [key, target] : {std::pair("value", &m_state.values), std::pair("speed", &m_state.speeds)}) {
            if (const JsonMember* member = findMember(node, key))
                readNumber(member->value, key, (*target)[i]);
        }
        const JsonMember *acceleration = findGiven(node, "acceleration"), *effort = findGiven(node, "effort");
        if (acceleration && effort) {
            m_report.error(std::max(acceleration->keyBegin, effort->keyBegin),
                           sentence("coordinate '%1' has both an acceleration and an effort", name),
                           sentence("give one of the two; the other is computed"));
            return;
        }
        m_state.isAccelerationGiven[index] = acceleration != nullptr;
        if (acceleration)
            readNumber(acceleration->value, "acceleration", m_state.accelerations[i]);
        else if (effort)
            readNumber(effort->value, "effort", m_state.efforts[i]);
    }

    // null says that it is not given.
    static const JsonMember* findGiven(const JsonNode& node, std::string_view key)
    {
        const JsonMember* member = findMember(node, key);
        return member && member->value.kind != Kind::Null ? member : nullptr;
    }

    void readNumber(const JsonNode& node, const std::string& key, double& target)
    {
        // beyond it squares and products of what is computed overflow
        constexpr double largest = 1e15;
        if (node.kind == Kind::Number) {
            target = readNumberNode(node, m_report).value_or(0);
            if (std::abs(target) > largest)
                m_report.error(node.begin, sentence("the number for '%1' is too large to compute with", key),
                               sentence("numbers of a state are at most %1", inWords(largest)));
        } else {
            reportType(node, sentence("a number for '%1'", key),
                       sentence("write it as in 12.5 or -1e-3, SI and radians, without quotes or units"), m_report);
        }
    }

    void checkKey(const JsonMember& member, const Names& known, const std::function<Sentence()>& where)
    {
        if (std::find(known.begin(), known.end(), member.key) != known.end())
            return;
        const Sentence hint = m_report.wantsWarnings() ? didYouMean(member.key, known) : Sentence();
        m_report.warning(member.keyBegin, sentence("unknown key '%1' in %2", member.key, where()),
                         hint.empty() ? sentence("it is passed over") : hint);
    }

    void checkTwins(const JsonNode& node, const std::function<Sentence()>& where)
    {
        std::set<std::string_view> seen;
        for (const JsonMember& member : node.members) {
            if (!seen.insert(member.key).second)
                reportTwin(member, where());
        }
    }

    void reportTwin(const JsonMember& member, const Sentence& where)
    {
        m_report.error(member.keyBegin, sentence("the key '%1' stands twice in %2", member.key, where),
                       sentence("keep one of the two"));
    }

    Sentence choices() const
    {
        constexpr std::size_t most = 8;
        return m_coordinates.empty() ? sentence("it has none at all")
                                     : sentence("its coordinates are %1", firstOf(m_coordinates, most));
    }

    const Names& m_coordinates;
    TextReport& m_report;
    std::unordered_map<std::string, std::size_t> m_index;
    std::set<std::string> m_seen;
    MotionState m_state;
};

FileAdvice stateAdvice()
{
    return {sentence("give fewer states at once; or this is another file"), stateExample(),
            sentence("name a file in it")};
}

constexpr JsonSubject stateSubject = {"state", "state in JSON"};

Result<StateFile> readStateText(std::string_view text, const std::string& fileName, const Names& coordinates)
{
    TextReport report(fileName, text);
    const auto parsed = parseJson(text, stateSubject);
    if (const auto* error = std::get_if<JsonError>(&parsed)) {
        report.error(error->offset, error->message, error->hint);
        return Result<StateFile>::failure(report.diagnostics());
    }
    StateFile file = StateReader(coordinates, report).read(std::get<JsonNode>(parsed));
    if (report.hasErrors())
        return Result<StateFile>::failure(report.diagnostics());
    return Result<StateFile>::success(std::move(file), report.diagnostics());
}

}  // namespace

Result<StateFile> readStates(std::istream& stream, const std::string& fileName, const Names& coordinates)
{
    return parseWhole<Result<StateFile>>(
        fileName, [&] { return readWhole(stream, fileName, stateAdvice()); },
        [&](const std::string& text) { return readStateText(text, fileName, coordinates); });
}

Result<StateFile> readStateFile(const std::string& path, const Names& coordinates)
{
    return parseWhole<Result<StateFile>>(
        path, [&] { return readWholeFile(path, stateAdvice()); },
        [&](const std::string& text) { return readStateText(text, path, coordinates); });
}

}  // namespace sinew

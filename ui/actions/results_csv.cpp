#include "ui/actions/results_csv.h"

#include <charconv>
#include <numbers>

namespace sinew {

namespace {

class CsvText {
public:
    void add(const char* kind, const std::string& name, const char* quantity, const char* unit, double value)
    {
        char number[40];
        const auto end = std::to_chars(number, number + sizeof number, value).ptr;
        add(kind, name, quantity, unit, std::string(number, end));
    }

    void add(const char* kind, const std::string& name, const char* quantity, const char* unit,
             const std::string& value)
    {
        m_text += std::string(kind) + ',' + quoted(name) + ',' + quantity + ',' + unit + ',' + quoted(value) + '\n';
    }

    std::string take() { return std::move(m_text); }

private:
    static std::string quoted(const std::string& field)
    {
        if (field.find_first_of(",\"\r\n") == std::string::npos)
            return field;
        std::string result = "\"";
        for (const char c : field)
            result += c == '"' ? std::string("\"\"") : std::string(1, c);
        return result + '"';
    }

    std::string m_text = "kind,name,quantity,unit,value\n";
};

const char* textOf(CoordinateMode mode)
{
    switch (mode) {
    case CoordinateMode::Free: return "free";
    case CoordinateMode::Locked: return "locked";
    case CoordinateMode::Driven: return "driven";
    }
    return "";
}

void addCoordinates(CsvText& csv, const Model& model, const Solved& solved)
{
    for (std::size_t i = 0; i < model.coordinates.size(); ++i) {
        const Coordinate& coordinate = model.coordinates[i];
        const auto row = static_cast<Eigen::Index>(i);
        const bool turns = coordinate.kind == CoordinateKind::Rotation;
        const double value = solved.situation.values[row];
        const char* effortUnit = turns ? "N m" : "N";
        csv.add("coordinate", coordinate.name, "value", turns ? "deg" : "m",
                turns ? value * 180 / std::numbers::pi : value);
        csv.add("coordinate", coordinate.name, "mode", "", textOf(solved.situation.modes[i]));
        if (row < solved.solution.efforts.size())
            csv.add("coordinate", coordinate.name, "effort", effortUnit, solved.solution.efforts[row]);
        if (row < solved.solution.missing.size() && !solved.solution.isUsable())
            csv.add("coordinate", coordinate.name, "missing", effortUnit, solved.solution.missing[row]);
    }
}

void addLinks(CsvText& csv, const Model& model, const StaticsSolution& solution)
{
    for (std::size_t i = 0; i < model.links.size() && static_cast<Eigen::Index>(i) < solution.forces.size(); ++i) {
        const auto row = static_cast<Eigen::Index>(i);
        const std::string& name = model.links[i].name;
        csv.add("link", name, "force", "N", solution.forces[row]);
        csv.add("link", name, "engaged", "", solution.engaged[i] ? "yes" : "no");
        csv.add("link", name, "length", "m", solution.lengths[row]);
        csv.add("link", name, "elongation", "m", solution.elongations[row]);
    }
}

void addJoints(CsvText& csv, const Model& model, const StaticsSolution& solution, double bodyWeight)
{
    static constexpr const char* axes[] = {"x", "y", "z"};
    for (std::size_t i = 0; i < model.joints.size() && i < solution.joints.size(); ++i) {
        const std::string& name = model.joints[i].name;
        const JointForce& joint = solution.joints[i];
        for (int k = 0; k < 3; ++k)
            csv.add("joint", name, (std::string("force_") + axes[k]).c_str(), "N", joint.force[k]);
        for (int k = 0; k < 3; ++k)
            csv.add("joint", name, (std::string("moment_") + axes[k]).c_str(), "N m", joint.moment[k]);
        csv.add("joint", name, "resultant", "N", joint.resultant);
        if (bodyWeight > 0)
            csv.add("joint", name, "resultant", "BW", joint.resultant / bodyWeight);
    }
}

}  // namespace

std::string resultsCsv(const Model& model, const Solved& solved)
{
    CsvText csv;
    csv.add("model", model.name, "title", "", model.title);
    csv.add("solution", model.name, "message", "", solved.solution.message);
    csv.add("solution", model.name, "residual", "", solved.solution.residual);
    addCoordinates(csv, model, solved);
    addLinks(csv, model, solved.solution);
    addJoints(csv, model, solved.solution, solved.situation.bodyWeight);
    return csv.take();
}

}  // namespace sinew

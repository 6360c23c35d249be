#include "core/equations/link_tree.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/equations/link_checks.h"
#include "core/equations/link_symbols.h"
#include "core/math/rotation.h"
#include "core/model/validate.h"

namespace sinew {

namespace {

Vector3 withoutRoundOff(Vector3 v)
{
    const double size = v.cwiseAbs().maxCoeff();
    return v.unaryExpr([&](double x) { return std::abs(x) < 1e-12 * size ? 0.0 : x; });
}

// A translation of the base: by which coordinate, along which axis of the chain's frame (0, 1, 2), forwards or back.
struct BaseAxis {
    std::string coordinate;
    Eigen::Index axis = 0;
    double sign = 1;
};

class TreeReader {
public:
    explicit TreeReader(const Model& model) : m_model(model), m_symbols(model, m_tree) {}

    Result<LinkTree> run()
    {
        Diagnostics problems = checkLinks(m_model);
        if (problems.empty()) {
            m_order = parentsFirst(m_model);
            for (std::size_t i = 0; i < m_order.size(); ++i)
                m_numbers.emplace(m_order[i]->name, static_cast<int>(i));
            if (m_model.space == Space::Spatial)
                m_R_GC = rotationFromXyz(m_order.front()->inParent.orientation);
            problems = readBase();
        }
        if (!problems.empty())
            return Result<LinkTree>::failure(problems);
        m_symbols.addCoordinates(coordinateNames());
        m_symbols.addGravity(withoutRoundOff(m_R_GC.transpose() * m_model.gravity));
        addBase();
        for (const Segment* segment : m_order) {
            problems = addLink(*segment);
            if (!problems.empty())
                return Result<LinkTree>::failure(problems);
        }
        m_symbols.addCoefficients();
        nameAngles();
        return Result<LinkTree>::success(std::move(m_tree));
    }

private:
    Diagnostics readBase()
    {
        std::vector<const Joint*> joints;
        findTranslatingBodies(m_model, m_order.front()->parent, joints);
        for (const Joint* joint : joints) {
            for (const Axis& axis : joint->axes) {
                const Vector3 d = withoutRoundOff(m_R_GC.transpose() * axis.direction.normalized());
                for (const AxisTerm& term : axis.value.terms) {
                    if (!addBaseAxis(d, term))
                        return {makeError("joint '" + joint->name
                                              + "' moves the base in a way that the equations do "
                                                "not support",
                                          "let each coordinate translate it along x, y or z of the first segment's "
                                          "frame, as it is")};
                }
            }
        }
        return readBaseMasses();
    }

    bool addBaseAxis(const Vector3& direction, const AxisTerm& term)
    {
        const auto* polynomial = std::get_if<Polynomial>(&term.function);
        Eigen::Index axis = 0;
        const double size = direction.cwiseAbs().maxCoeff(&axis);
        if (!polynomial || polynomial->coefficients.size() != 2 || std::abs(size - 1) > 1e-12
            || std::abs(polynomial->coefficients[1]) != 1)
            return false;
        m_baseAxes.push_back({term.coordinate, axis, (direction(axis) < 0 ? -1 : 1) * polynomial->coefficients[1]});
        return true;
    }

    static std::set<std::string> coordinatesOf(const std::vector<const Joint*>& joints)
    {
        std::set<std::string> names;
        for (const Joint* joint : joints) {
            for (const Axis& axis : joint->axes) {
                for (const AxisTerm& term : axis.value.terms)
                    names.insert(term.coordinate);
            }
        }
        return names;
    }

    // The bodies that move with the base. One that moves otherwise would couple with it, or be a mechanism of its own.
    Diagnostics readBaseMasses()
    {
        Diagnostics problems;
        std::set<std::string> own;
        for (const BaseAxis& axis : m_baseAxes)
            own.insert(axis.coordinate);
        for (const Body& body : m_model.bodies) {
            std::vector<const Joint*> joints;
            if (body.mass.value == 0 || !findTranslatingBodies(m_model, body.name, joints))
                continue;
            const std::set<std::string> names = coordinatesOf(joints);
            if (!own.empty() && names == own)
                m_baseBodies.push_back(&body);
            else if (!names.empty())
                problems.push_back(makeError("body '" + body.name
                                                 + "' translates by itself, which the equations do "
                                                   "not support",
                                             "weld it to the base, or leave it out"));
        }
        return problems;
    }

    // The base's, then the angles in the order of the links, then the lengths.
    std::vector<std::string> coordinateNames() const
    {
        std::vector<std::string> names;
        const auto add = [&](const std::string& name) {
            if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end())
                names.push_back(name);
        };
        for (const BaseAxis& axis : m_baseAxes)
            add(axis.coordinate);
        for (const Segment* segment : m_order)
            std::for_each(segment->angles.begin(), segment->angles.end(), add);
        for (const Segment* segment : m_order) {
            for (const Stretch& stretch : segment->stretches)
                add(stretch.coordinate);
        }
        return names;
    }

    void addBase()
    {
        for (const BaseAxis& axis : m_baseAxes) {
            Expression& place = m_tree.base[static_cast<std::size_t>(axis.axis)];
            place = place + axis.sign * m_symbols.coordinate(axis.coordinate);
        }
        for (const Body* body : m_baseBodies) {
            const int mass
                = m_symbols.addGiven("m_" + body->name, SymbolRole::Mass, massInSi(body->mass, m_model.bodyWeight),
                                     "mass of body '" + body->name + "'");
            m_tree.baseMass = m_tree.baseMass + Expression::atom(mass);
        }
        m_tree.baseTranslates = !m_baseAxes.empty();
    }

    // The frame that the segment's own angles turn: its parent's, or the one before its parent turned.
    void addFrame(const Segment& segment, EquationLink& link)
    {
        if (link.parentLink >= 0) {
            const EquationLink& parent = m_tree.links[static_cast<std::size_t>(link.parentLink)];
            const bool fromGround = segment.angleReference == AngleReference::Ground;
            link.azimuthBefore = fromGround ? parent.azimuthBefore : parent.azimuth;
            link.elevationBefore = fromGround ? parent.elevationBefore : parent.elevation;
        }
        const double turned = segment.inParent.orientation.z();
        if (m_model.space == Space::Plane && turned != 0) {
            const int delta = m_symbols.addGiven("delta_" + segment.name, SymbolRole::Angle, turned,
                                                 "angle at which link '" + segment.name + "' is hinged");
            link.azimuthBefore = plus(link.azimuthBefore, delta);
        }
    }

    Diagnostics addLink(const Segment& segment)
    {
        EquationLink link;
        link.name = segment.name;
        link.parent = segment.parent;
        link.kind = segment.kind;
        const auto parent = m_numbers.find(segment.parent);
        link.parentLink = parent == m_numbers.end() ? -1 : parent->second;
        addFrame(segment, link);
        link.azimuth = link.azimuthBefore;
        link.elevation = link.elevationBefore;
        if (!segment.angles.empty() && !link.elevationBefore.empty())
            return {makeError("segment '" + segment.name
                                  + "' turns relatively to a segment that leaves the x-y plane, "
                                    "which the equations do not support",
                              "set angle_reference to ground")};
        if (!segment.angles.empty())
            link.azimuth = plus(link.azimuth, m_symbols.atomOfCoordinate(segment.angles[0]));
        if (segment.angles.size() > 1)
            link.elevation = plus(link.elevation, m_symbols.atomOfCoordinate(segment.angles[1]));
        m_symbols.addLink(segment, std::move(link));
        return {};
    }

    // Asks for every cosine and sine that can occur, so that their numbers do not depend on the method.
    void nameAngles()
    {
        AtomTable& atoms = m_tree.atoms;
        for (const EquationLink& link : m_tree.links)
            atoms.cosine(link.elevation);
        for (const EquationLink& link : m_tree.links)
            atoms.cosine(link.azimuth);
        for (std::size_t j = 0; j < m_tree.links.size(); ++j) {
            for (const int i : m_tree.pathTo(static_cast<int>(j)))
                atoms.cosine(m_tree.links[static_cast<std::size_t>(i)].azimuth - m_tree.links[j].azimuth);
        }
    }

    const Model& m_model;
    LinkTree m_tree;
    LinkSymbols m_symbols;
    std::vector<const Segment*> m_order;
    std::map<std::string, int> m_numbers;
    Matrix3 m_R_GC = Matrix3::Identity();  // from the chain's frame to the ground
    std::vector<BaseAxis> m_baseAxes;
    std::vector<const Body*> m_baseBodies;
};

}  // namespace

std::vector<int> LinkTree::pathTo(int link) const
{
    std::vector<int> path;
    for (int i = links[static_cast<std::size_t>(link)].parentLink; i >= 0;
         i = links[static_cast<std::size_t>(i)].parentLink)
        path.insert(path.begin(), i);
    return path;
}

Diagnostics errorsOf(const Model& model)
{
    Diagnostics problems;
    for (const ModelProblem& problem : validate(model)) {
        if (problem.diagnostic.severity == Severity::Error)
            problems.push_back(problem.diagnostic);
    }
    return problems;
}

Result<LinkTree> readLinkTree(const Model& model)
{
    return TreeReader(model).run();
}

}  // namespace sinew

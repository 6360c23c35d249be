#include "core/equations/link_tree.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/equations/equation_symbols.h"
#include "core/equations/link_checks.h"
#include "core/equations/link_symbols.h"
#include "core/math/rotation.h"

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
    explicit TreeReader(EquationSymbols& symbols) : m_model(symbols.model()), m_symbols(symbols), m_tree(symbols.tree())
    {
    }

    Result<std::vector<EquationLink>> run()
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
            return Result<std::vector<EquationLink>>::failure(problems);
        m_symbols.addCoordinates(coordinateNames());
        m_symbols.addGravity(withoutRoundOff(m_R_GC.transpose() * m_model.gravity));
        addBase();
        LinkSymbols links(m_symbols, m_links, m_tree.elements.empty() ? -1 : 0, m_tree.arms.empty() ? -1 : 0);
        for (const Segment* segment : m_order) {
            problems = addLink(*segment, links);
            if (!problems.empty())
                return Result<std::vector<EquationLink>>::failure(problems);
        }
        links.addCoefficients();
        nameAngles();
        placeBase();
        return Result<std::vector<EquationLink>>::success(std::move(m_links));
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
                        return {makeError(
                            sentence("joint '%1' moves the base in a way that the equations do not support",
                                     joint->name),
                            sentence("let each coordinate translate it along x, y or z of the first segment's "
                                     "frame, as it is"))};
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
                problems.push_back(
                    makeError(sentence("body '%1' translates by itself, which the equations do not support", body.name),
                              sentence("weld it to the base, or leave it out")));
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
        if (m_baseAxes.empty())
            return;
        Components place;
        for (const BaseAxis& axis : m_baseAxes) {
            Expression& component = place[static_cast<std::size_t>(axis.axis)];
            component = component + axis.sign * m_symbols.coordinate(axis.coordinate);
        }
        Expression mass;
        for (const Body* body : m_baseBodies)
            mass = mass
                   + Expression::atom(m_symbols.addGiven("m_" + body->name, SymbolRole::Mass,
                                                         massInSi(body->mass, m_model.bodyWeight),
                                                         sentence("mass of body '%1'", body->name)));
        m_tree.arms.push_back({{0, place}, -1, {}});
        m_tree.elements.push_back({.mass = mass, .arms = {0}});
    }

    // Where the base and the ground are, in the chain's frame; places are not known when parts of the base stand at
    // constant distances, which the equations do not need.
    void placeBase()
    {
        std::vector<const Joint*> joints;
        findTranslatingBodies(m_model, m_order.front()->parent, joints);
        bool isPlain
            = std::all_of(joints.begin(), joints.end(), [](const Joint* joint) { return standsPlain(*joint); });
        for (const Segment* segment : m_order)
            isPlain = isPlain && segment->inParent.position.isZero(0);
        if (!isPlain) {
            m_tree.places.clear();
            return;
        }
        BodyPlace place{.axes = m_R_GC.transpose()};
        m_tree.places[groundName] = place;
        place.carrier = m_baseAxes.empty() ? -1 : 0;
        if (m_order.front()->parent != groundName)
            m_tree.places[m_order.front()->parent] = place;
    }

    static bool standsPlain(const Joint& joint)
    {
        return joint.inParent.position.isZero(0) && joint.inChild.position.isZero(0)
               && std::all_of(joint.axes.begin(), joint.axes.end(), [](const Axis& axis) {
                      return axis.value.constant == 0
                             && std::all_of(axis.value.terms.begin(), axis.value.terms.end(), [](const AxisTerm& term) {
                                    return std::get<Polynomial>(term.function).coefficients.front() == 0;
                                });
                  });
    }

    // The frame that the segment's own angles turn: its parent's, or the one before its parent turned.
    void addFrame(const Segment& segment, EquationLink& link)
    {
        if (link.parentLink >= 0) {
            const EquationLink& parent = m_links[static_cast<std::size_t>(link.parentLink)];
            const bool fromGround = segment.angleReference == AngleReference::Ground;
            link.azimuthBefore = fromGround ? parent.azimuthBefore : parent.azimuth;
            link.elevationBefore = fromGround ? parent.elevationBefore : parent.elevation;
        }
        const double turned = segment.inParent.orientation.z();
        if (m_model.space == Space::Plane && turned != 0) {
            const int delta = m_symbols.addGiven("delta_" + segment.name, SymbolRole::Angle, turned,
                                                 sentence("angle at which link '%1' is hinged", segment.name));
            link.azimuthBefore = plus(link.azimuthBefore, delta);
        }
    }

    Diagnostics addLink(const Segment& segment, LinkSymbols& links)
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
            return {makeError(
                sentence("segment '%1' turns relatively to a segment that leaves the x-y plane, which the equations do "
                         "not support",
                         segment.name),
                sentence("set angle_reference to ground"))};
        if (!segment.angles.empty())
            link.azimuth = plus(link.azimuth, m_tree.atoms.coordinate(m_symbols.indexOf(segment.angles[0])));
        if (segment.angles.size() > 1)
            link.elevation = plus(link.elevation, m_tree.atoms.coordinate(m_symbols.indexOf(segment.angles[1])));
        links.addLink(segment, std::move(link));
        return {};
    }

    // Asks for every cosine and sine that can occur, so that their numbers do not depend on the method.
    void nameAngles()
    {
        AtomTable& atoms = m_tree.atoms;
        const std::vector<EquationLink>& links = m_links;
        for (const EquationLink& link : links)
            atoms.cosine(link.elevation);
        for (const EquationLink& link : links)
            atoms.cosine(link.azimuth);
        for (const EquationLink& link : links) {
            std::vector<int> path;
            for (int i = link.parentLink; i >= 0; i = links[static_cast<std::size_t>(i)].parentLink)
                path.insert(path.begin(), i);
            for (const int i : path)
                atoms.cosine(links[static_cast<std::size_t>(i)].azimuth - link.azimuth);
        }
    }

    const Model& m_model;
    EquationSymbols& m_symbols;
    EquationTree& m_tree;
    std::vector<EquationLink> m_links;
    std::vector<const Segment*> m_order;
    std::map<std::string, int> m_numbers;
    Matrix3 m_R_GC = Matrix3::Identity();  // from the chain's frame to the ground
    std::vector<BaseAxis> m_baseAxes;
    std::vector<const Body*> m_baseBodies;
};

}  // namespace

Result<std::vector<EquationLink>> readLinks(EquationSymbols& symbols)
{
    return TreeReader(symbols).run();
}

}  // namespace sinew

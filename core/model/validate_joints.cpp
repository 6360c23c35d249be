#include "core/model/validate_joints.h"

#include "core/model/validate_parts.h"

namespace sinew {

namespace {

class JointChecker {
public:
    JointChecker(const Model& model, const ModelNames& names, ProblemList& problems)
        : m_model(model), m_names(names), m_problems(problems)
    {
    }

    void run()
    {
        for (std::size_t i = 0; i < m_model.joints.size(); ++i)
            claimCoordinates(m_model.joints[i], joints() / i);
        for (std::size_t i = 0; i < m_model.joints.size(); ++i) {
            const Joint& joint = m_model.joints[i];
            checkAxes(joint, joints() / i);
            checkCoordinates(joint, joints() / i);
            checkLayers(joint, joints() / i);
        }
        warnOfIdleCoordinates();
    }

private:
    static std::string joints() { return "joints"; }
    static Sentence quote(const Joint& joint) { return sentence("joint '%1'", joint.name); }
    bool isPlane() const { return m_model.space == Space::Plane; }

    // The coordinates of a ball or a free joint are parts of one rotation vector, so no other joint may share them.
    void claimCoordinates(const Joint& joint, const std::string& path)
    {
        if (joint.kind != JointKind::Ball && joint.kind != JointKind::Free)
            return;
        for (std::size_t k = 0; k < joint.coordinates.size(); ++k) {
            if (!m_claimed.insert(joint.coordinates[k]).second)
                checkLoneCoordinate(path / "coordinates" / k, joint.coordinates[k], m_names, m_problems);
        }
    }

    void checkAxes(const Joint& joint, const std::string& path)
    {
        if (joint.kind != JointKind::Axes && !joint.axes.empty()) {
            m_problems.error(path / "axes", sentence("%1 has axes, but its kind has none of its own", quote(joint)),
                             sentence("remove 'axes', or remove 'kind' to make it a joint of axes"));
            return;
        }
        if (joint.kind == JointKind::Axes && joint.axes.empty())
            m_problems.warning(path, sentence("%1 has no axes and does not move", quote(joint)),
                               sentence("if so meant, set its kind to 'weld'"));
        for (std::size_t i = 0; i < joint.axes.size(); ++i)
            checkTerms(path / "axes" / i, joint.axes[i].value, m_names, m_problems);
    }

    void checkCoordinates(const Joint& joint, const std::string& path)
    {
        if (joint.kind != JointKind::Ball && joint.kind != JointKind::Free) {
            if (!joint.coordinates.empty())
                m_problems.error(path / "coordinates",
                                 sentence("%1 lists coordinates, but only ball and free joints do", quote(joint)),
                                 sentence("remove 'coordinates'; axes name their own"));
            return;
        }
        const std::size_t needed = joint.kind == JointKind::Ball ? 3 : 6;
        if (joint.coordinates.size() != needed) {
            m_problems.error(
                path / "coordinates",
                sentence("%1 needs %2 coordinates, found %3", quote(joint), needed, joint.coordinates.size()),
                needed == 3 ? sentence("name three rotations")
                            : sentence("name three rotations, then three translations"));
        }
        if (isPlane())
            m_problems.error(path / "kind", sentence("a ball or free joint leaves the plane of a plane model"),
                             sentence("write axes: a rotation about z, translations along x and y"));
        for (std::size_t k = 0; k < joint.coordinates.size(); ++k)
            checkCoordinateOfBall(joint.coordinates[k], k < 3, path / "coordinates" / k);
    }

    void checkCoordinateOfBall(const std::string& name, bool isRotation, const std::string& path)
    {
        const auto coordinate = m_names.coordinateOf.find(name);
        if (coordinate != m_names.coordinateOf.end()
            && (coordinate->second->kind == CoordinateKind::Rotation) != isRotation) {
            m_problems.error(
                path,
                isRotation ? sentence("coordinate '%1' is no rotation", name)
                           : sentence("coordinate '%1' is no translation", name),
                sentence("the first three of a ball or free joint are rotations, the others translations"));
        }
    }

    void checkLayers(const Joint& joint, const std::string& path)
    {
        if (joint.layers.empty() && joint.layerPressure)
            m_problems.warning(path / "layer_pressure",
                               sentence("%1 has a pressure, but no layers that it presses", quote(joint)),
                               sentence("add 'layers', or remove 'layer_pressure'"));
        for (std::size_t i = 0; i < joint.layers.size(); ++i) {
            const JointLayer &layer = joint.layers[i], &within = joint.layers[i > 0 ? i - 1 : 0];
            if (layer.poissonsRatio == 0.5)
                m_problems.error(path / "layers" / i / "poisson",
                                 sentence("layer '%1' of %2 is incompressible", layer.name, quote(joint)),
                                 sentence("take a Poisson's ratio below 0.5, such as 0.499"));
            if (i > 0 && layer.outerRadius <= within.outerRadius)
                m_problems.error(path / "layers" / i / "outer_radius",
                                 sentence("layer '%1' of %2 does not lie around '%3', which is within it", layer.name,
                                          quote(joint), within.name),
                                 sentence("its outer radius must be greater; layers stand from the core outwards"));
        }
    }

    void warnOfIdleCoordinates()
    {
        const std::unordered_set<std::string> used = usedCoordinates(m_model);
        for (std::size_t i = 0; i < m_model.coordinates.size(); ++i) {
            const std::string& name = m_model.coordinates[i].name;
            if (!name.empty() && !used.count(name)) {
                m_problems.warning(std::string("coordinates") / i, sentence("coordinate '%1' moves no joint", name),
                                   sentence("name it in an axis of a joint, or remove it"));
            }
        }
    }

    const Model& m_model;
    const ModelNames& m_names;
    ProblemList& m_problems;
    std::unordered_set<std::string> m_claimed;
};

}  // namespace

void checkJoints(const Model& model, const ModelNames& names, ProblemList& problems)
{
    JointChecker(model, names, problems).run();
}

}  // namespace sinew

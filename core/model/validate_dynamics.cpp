#include "core/model/validate_dynamics.h"

#include <cmath>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

// Each principal moment of a rigid body is the sum of two of the integrals of x^2, y^2 and z^2 over its mass, so that
// none exceeds the sum of the other two.
bool isOfRigidBody(Matrix3 tensor)
{
    // The numbers of tables are rounded, to three digits as a rule.
    constexpr double tolerance = 1e-3;
    const double scale = tensor.cwiseAbs().maxCoeff();
    if (scale == 0)
        return true;
    tensor /= scale;
    const Vector3 moments = Eigen::SelfAdjointEigenSolver<Matrix3>(tensor, Eigen::EigenvaluesOnly).eigenvalues();
    return moments[2] <= moments[0] + moments[1] + tolerance * moments[2];
}

// The inertia of unit mass and extent, so that no square overflows.
Matrix3 scaledTensor(const Inertia& inertia)
{
    const auto* gyration = std::get_if<GyrationRadii>(&inertia);
    if (!gyration)
        return inertiaTensor(inertia, 1);
    const double scale = gyration->radii.maxCoeff();
    return inertiaTensor(GyrationRadii{scale > 0 ? Vector3(gyration->radii / scale) : gyration->radii}, 1);
}

}  // namespace

void checkInertia(const Body& body, const std::string& path, Space space, ProblemList& problems)
{
    const auto* gyration = std::get_if<GyrationRadii>(&body.inertia);
    const auto* tensor = std::get_if<InertiaTensor>(&body.inertia);
    if (!gyration && !tensor)
        return;
    const std::string place = path / (gyration ? "gyration_radii" : "inertia");
    const Vector3& main = gyration ? gyration->radii : tensor->moments;
    const auto what = [&] {
        return gyration ? sentence("a radius of gyration of body '%1'", body.name)
                        : sentence("a moment of inertia of body '%1'", body.name);
    };
    if (!problems.checkFinite(place, main, what) || (tensor && !problems.checkFinite(place, tensor->products, [&] {
            return sentence("a product of inertia of body '%1'", body.name);
        })))
        return;
    if (main.minCoeff() < 0)
        problems.error(place, sentence("%1 is negative", what()), sentence("it must be zero or above"));
    else if (space == Space::Spatial && !isOfRigidBody(scaledTensor(body.inertia)))  // in the plane zz alone counts
        problems.error(place,
                       sentence("no rigid body has the inertia of body '%1': its largest principal moment exceeds the "
                                "sum of the other two",
                                body.name),
                       gyration
                           ? sentence("check the radii: no square may exceed the sum of the other two")
                           : sentence("check the numbers; xy, xz and yz are minus the integrals of x y, x z and y z"));
}

void checkStop(const Coordinate& coordinate, const std::string& path, ProblemList& problems)
{
    if (coordinate.resistance.stop && std::isinf(coordinate.minimum) && std::isinf(coordinate.maximum))
        problems.warning(path,
                         sentence("the stop of coordinate '%1' has no end of a range to stop at", coordinate.name),
                         sentence("give the coordinate a range, or remove 'stop'"));
}

}  // namespace sinew

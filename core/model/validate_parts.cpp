#include "core/model/validate_parts.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

void checkPolynomial(const std::string& path, const Polynomial& polynomial, ProblemList& problems)
{
    const std::vector<double>& c = polynomial.coefficients;
    if (c.empty())
        problems.error(path, "a polynomial has no coefficients", "write [c0, c1, ...]");
    if (!std::all_of(c.begin(), c.end(), [](double value) { return std::isfinite(value); }))
        problems.error(path, "a coefficient of a polynomial is not finite", "every number must be finite");
}

void checkSpline(const std::string& path, const NaturalSpline& spline, ProblemList& problems)
{
    if (!NaturalSpline::isValid(spline.x(), spline.y())) {
        problems.error(path, "the points of a spline do not rise in x, or are fewer than two",
                       "write two points or more, sorted by x");
        return;
    }
    const auto isSmooth = [&](double x) {
        const FunctionValue f = spline.at(x);
        return std::isfinite(f.value) && std::isfinite(f.slope) && std::isfinite(f.curvature);
    };
    if (!std::all_of(spline.x().begin(), spline.x().end(), isSmooth))
        problems.error(path, "a spline is too steep to compute with", "its points are too near to each other");
}

}  // namespace

void checkInPlane(const std::string& path, const Vector3& value, const std::string& what, Space space,
                  ProblemList& problems)
{
    if (problems.checkFinite(path, value, what) && space == Space::Plane && std::abs(value.z()) > planeTolerance)
        problems.error(path, what + " leaves the plane of a plane model", "set its z to 0");
}

void checkFrame(const std::string& path, const Frame& frame, const std::string& noun, Space space,
                ProblemList& problems)
{
    const bool positionIsFinite = problems.checkFinite(path / "position", frame.position, "a " + noun + "'s position");
    const bool isFinite = problems.checkFinite(path / "orientation", frame.orientation, "a " + noun + "'s orientation");
    if (space != Space::Plane)
        return;
    if (positionIsFinite && std::abs(frame.position.z()) > planeTolerance)
        problems.error(path / "position", "a " + noun + " of a plane model lies out of the plane", "set its z to 0");
    if (isFinite && frame.orientation.head<2>().cwiseAbs().maxCoeff() > planeTolerance)
        problems.error(path / "orientation", "a frame of a plane model is turned out of the plane",
                       "only the third angle, about z, may differ from 0");
}

bool checkLoneCoordinate(const std::string& path, const std::string& coordinate, const ModelNames& names,
                         ProblemList& problems)
{
    if (!problems.checkReference(path, coordinate, names.coordinates, "coordinate"))
        return false;
    const auto ball = names.ballOf.find(coordinate);
    if (ball == names.ballOf.end())
        return true;
    problems.error(path, "coordinate '" + coordinate + "' belongs to joint '" + ball->second + "' already",
                   "a ball or free joint shares its coordinates with no other");
    return false;
}

bool checkCoordinateOfKind(const std::string& path, const std::string& coordinate, CoordinateKind kind,
                           const char* advice, const ModelNames& names, ProblemList& problems)
{
    if (!checkLoneCoordinate(path, coordinate, names, problems))
        return false;
    const bool isOfKind = names.coordinateOf.at(coordinate)->kind == kind;
    if (!isOfKind) {
        const char* noun = kind == CoordinateKind::Rotation ? "rotation" : "translation";
        problems.error(path, "coordinate '" + coordinate + "' is no " + noun, advice);
    }
    return isOfKind;
}

void checkFunction(const std::string& path, const ScalarFunction& function, ProblemList& problems)
{
    if (const auto* polynomial = std::get_if<Polynomial>(&function))
        checkPolynomial(path / "polynomial", *polynomial, problems);
    else
        checkSpline(path / "spline", std::get<NaturalSpline>(function), problems);
}

void checkAxisFunction(const std::string& path, const AxisFunction& function, const std::string& what,
                       const ModelNames& names, ProblemList& problems)
{
    problems.checkFinite(path / "constant", function.constant, "the constant of " + what);
    for (std::size_t i = 0; i < function.terms.size(); ++i) {
        const AxisTerm& term = function.terms[i];
        checkLoneCoordinate(path / "terms" / i / "coordinate", term.coordinate, names, problems);
        checkFunction(path / "terms" / i, term.function, problems);
    }
}

}  // namespace sinew

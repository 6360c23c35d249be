#include "core/fixation/bedded_beam.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

using Matrix12 = Eigen::Matrix<double, 12, 12>;

// Of bending in one plane: deflections and turns at both ends, as they stand in an element of twelve.
struct BendingPlane {
    int deflection, turn;
    double sign;  // of the turn: about z a deflection along y grows, about y one along z falls
};
constexpr BendingPlane inY{1, 5, 1}, inZ{2, 4, -1};

void addBending(Matrix12& into, const Eigen::Matrix4d& of, const BendingPlane& plane)
{
    const int index[] = {plane.deflection, plane.turn, plane.deflection + 6, plane.turn + 6};
    const double sign[] = {1, plane.sign, 1, plane.sign};
    for (int i = 0; i < 4; ++i) {
        for (int k = 0; k < 4; ++k)
            into(index[i], index[k]) += sign[i] * sign[k] * of(i, k);
    }
}

void addBar(Matrix12& into, int index, double equal, double other)
{
    into(index, index) += equal;
    into(index + 6, index + 6) += equal;
    into(index, index + 6) += other;
    into(index + 6, index) += other;
}

Eigen::Matrix4d bendingStiffness(double bending, double shear, double L)
{
    const double phi = std::isinf(shear) ? 0 : 12 * bending / (shear * L * L);
    Eigen::Matrix4d k;
    k << 12, 6 * L, -12, 6 * L, 6 * L, (4 + phi) * L * L, -6 * L, (2 - phi) * L * L, -12, -6 * L, 12, -6 * L, 6 * L,
        (2 - phi) * L * L, -6 * L, (4 + phi) * L * L;
    return bending / (L * L * L * (1 + phi)) * k;
}

// Of a bed of 1 N/m per m, by Hermite's functions.
Eigen::Matrix4d bendingBed(double L)
{
    Eigen::Matrix4d b;
    b << 156, 22 * L, 54, -13 * L, 22 * L, 4 * L * L, 13 * L, -3 * L * L, 54, 13 * L, 156, -22 * L, -13 * L, -3 * L * L,
        -22 * L, 4 * L * L;
    return L / 420 * b;
}

Matrix12 elasticOf(const BeamSection& section, double length)
{
    Matrix12 k = Matrix12::Zero();
    addBar(k, 0, section.axial / length, -section.axial / length);
    addBar(k, 3, section.torsional / length, -section.torsional / length);
    addBending(k, bendingStiffness(section.bendingY, section.shearY, length), inY);
    addBending(k, bendingStiffness(section.bendingZ, section.shearZ, length), inZ);
    return k;
}

Matrix12 beddingOf(const BeamBed& bed, double length)
{
    Matrix12 b = Matrix12::Zero();
    addBar(b, 0, bed.axial * length / 3, bed.axial * length / 6);
    addBar(b, 3, bed.torsional * length / 3, bed.torsional * length / 6);
    addBending(b, bed.lateral * bendingBed(length), inY);
    addBending(b, bed.lateral * bendingBed(length), inZ);
    return b;
}

bool isStiffness(double value, bool mayBeInfinite)
{
    return value >= 0 && (mayBeInfinite || std::isfinite(value));
}

// The answer of a semidefinite system; where a motion is free, its least one.
Eigen::MatrixXd solved(const Eigen::MatrixXd& A, const Eigen::MatrixXd& right)
{
    constexpr double roundOff = 1e-13;
    const Eigen::VectorXd scale = A.diagonal().cwiseMax(1e-300).cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd scaled = scale.asDiagonal() * A * scale.asDiagonal();
    const Eigen::MatrixXd wanted = scale.asDiagonal() * right;
    const Eigen::LDLT<Eigen::MatrixXd> factor(scaled);
    if (factor.vectorD().size() == 0 || factor.vectorD().minCoeff() > roundOff)
        return scale.asDiagonal() * factor.solve(wanted);
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> complete;
    complete.setThreshold(roundOff * 10);
    complete.compute(scaled);
    return scale.asDiagonal() * complete.solve(wanted);
}

}  // namespace

Sentence CondensedBeam::refusal(const BeddedBeam& beam)
{
    const BeamSection& section = beam.section;
    if (!beam.crossing.allFinite() || !(std::abs(beam.direction.norm() - 1) <= 1e-6))
        return sentence("the direction of '%1' is no unit vector", beam.name);
    if (!beam.across.allFinite() || !(beam.direction.cross(beam.across).norm() > 1e-6 * beam.across.norm()))
        return sentence("the direction across of '%1' is along it", beam.name);
    if (!(beam.from < beam.to) || !std::isfinite(beam.from) || !std::isfinite(beam.to))
        return sentence("the ends of '%1' must be two finite places, in order", beam.name);
    if (!(beam.longestElement > 0) || (beam.to - beam.from) / beam.longestElement > 1000)
        return sentence("the elements of '%1' must be longer than a thousandth of it", beam.name);
    for (const double value : {section.axial, section.torsional, section.bendingY, section.bendingZ}) {
        if (!(value > 0 && std::isfinite(value)))
            return sentence("the section of '%1' must be stiff in all ways", beam.name);
    }
    if (!(section.shearY > 0) || !(section.shearZ > 0))
        return sentence("the shear stiffness of '%1' must be positive", beam.name);
    for (const BeamBed& bed : beam.beds) {
        if (!(bed.from < bed.to) || !isStiffness(bed.lateral, false) || !isStiffness(bed.axial, false)
            || !isStiffness(bed.torsional, false))
            return sentence(
                "a bed of '%1' must run from one place to a later one, with stiffnesses that are not negative",
                beam.name);
    }
    for (const BeamSupport& support : beam.supports) {
        const bool isStiff = std::all_of(support.translation.begin(), support.translation.end(),
                                         [](double k) { return isStiffness(k, true); })
                             && std::all_of(support.rotation.begin(), support.rotation.end(),
                                            [](double k) { return isStiffness(k, true); });
        if (!isStiff || !(support.at >= beam.from && support.at <= beam.to))
            return sentence("a support of '%1' must lie on it, with stiffnesses that are not negative", beam.name);
    }
    return {};
}

CondensedBeam::CondensedBeam(const BeddedBeam& beam) : m_crossing(beam.crossing)
{
    const Vector3 x = beam.direction.normalized(), z = x.cross(beam.across).normalized();
    m_axes << x.transpose(), z.cross(x).transpose(), z.transpose();
    addElements(beam);
    condense(beam);
}

// Nodes at the ends, at supports, and where a bed begins or ends; between them as many as the longest element asks for.
void CondensedBeam::addElements(const BeddedBeam& beam)
{
    std::vector<double> places{beam.from, beam.to};
    const auto add = [&](double at) {
        if (at > beam.from && at < beam.to)
            places.push_back(at);
    };
    for (const BeamBed& bed : beam.beds) {
        add(bed.from);
        add(bed.to);
    }
    for (const BeamSupport& support : beam.supports)
        add(support.at);
    std::sort(places.begin(), places.end());
    const double same = 1e-9 * (beam.to - beam.from);
    places.erase(std::unique(places.begin(), places.end(), [&](double a, double b) { return b - a <= same; }),
                 places.end());
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const double stretch = places[i + 1] - places[i];
        const int count = std::max(1, static_cast<int>(std::ceil(stretch / beam.longestElement - 1e-9)));
        for (int k = 0; k < count; ++k) {
            Element element{places[i] + stretch * k / count, stretch / count, {}, {}, {}};
            const double middle = element.from + 0.5 * element.length;
            for (const BeamBed& bed : beam.beds) {
                if (middle <= bed.from || middle >= bed.to)
                    continue;
                element.bed.fragment = bed.fragment;
                element.bed.lateral += bed.lateral;
                element.bed.axial += bed.axial;
                element.bed.torsional += bed.torsional;
            }
            element.elastic = elasticOf(beam.section, element.length);
            element.bedding = beddingOf(element.bed, element.length);
            m_elements.push_back(element);
        }
    }
}

// Displacement and rotation of a point of the proximal fragment on the beam's axis, in the beam's axes, per unit of q.
Matrix6 CondensedBeam::nodeMotion(double at) const
{
    const Vector3 place = m_crossing + at * m_axes.row(0).transpose();
    Matrix3 cross;  // w x place = -cross w
    cross << 0, -place.z(), place.y(), place.z(), 0, -place.x(), -place.y(), place.x(), 0;
    Matrix6 motion;
    motion << m_axes, -m_axes * cross, Matrix3::Zero(), m_axes;
    return motion;
}

Eigen::Matrix<double, 12, 6> CondensedBeam::fragmentMotion(const Element& element) const
{
    Eigen::Matrix<double, 12, 6> motion = Eigen::Matrix<double, 12, 6>::Zero();
    if (element.bed.fragment == Fragment::Proximal)
        motion << nodeMotion(element.from), nodeMotion(element.from + element.length);
    return motion;
}

// Energy = 1/2 x'A x + x'C q + 1/2 q'D q; the nodes x take the place of least energy, but for motions held fast.
void CondensedBeam::condense(const BeddedBeam& beam)
{
    const auto size = static_cast<Eigen::Index>(6 * (m_elements.size() + 1));
    Eigen::MatrixXd A = Eigen::MatrixXd::Zero(size, size), C = Eigen::MatrixXd::Zero(size, 6);
    Eigen::MatrixXd held = Eigen::MatrixXd::Zero(size, 6);
    std::vector<bool> isHeld(static_cast<std::size_t>(size), false);
    Matrix6 D = Matrix6::Zero();
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const auto at = static_cast<Eigen::Index>(6 * i);
        const Element& element = m_elements[i];
        const Eigen::Matrix<double, 12, 6> motion = fragmentMotion(element);
        A.block<12, 12>(at, at) += element.elastic + element.bedding;
        C.block<12, 6>(at, 0) -= element.bedding * motion;
        D += motion.transpose() * element.bedding * motion;
    }
    for (const BeamSupport& support : beam.supports) {
        std::size_t node = 0;
        while (node < m_elements.size() && m_elements[node].from + 0.5 * m_elements[node].length < support.at)
            ++node;
        const Matrix6 motion = support.fragment == Fragment::Proximal ? nodeMotion(support.at) : Matrix6::Zero().eval();
        for (Eigen::Index k = 0; k < 6; ++k) {
            const double stiffness = k < 3 ? support.translation[k] : support.rotation[k - 3];
            const auto row = static_cast<Eigen::Index>(6 * node) + k;
            if (std::isinf(stiffness)) {
                isHeld[static_cast<std::size_t>(row)] = true;
                held.row(row) = motion.row(k);
                continue;
            }
            A(row, row) += stiffness;
            C.row(row) -= stiffness * motion.row(k);
            D += stiffness * motion.row(k).transpose() * motion.row(k);
        }
    }
    std::vector<Eigen::Index> free;
    for (Eigen::Index row = 0; row < size; ++row) {
        if (!isHeld[static_cast<std::size_t>(row)])
            free.push_back(row);
    }
    const Eigen::MatrixXd right = A * held + C;
    m_nodes = held;
    m_nodes(free, Eigen::all) = -solved(A(free, free), right(free, Eigen::all));
    m_stiffness = m_nodes.transpose() * (A * m_nodes + C) + C.transpose() * m_nodes + D;
    m_stiffness = (0.5 * (m_stiffness + m_stiffness.transpose())).eval();
}

std::vector<BeamStation> CondensedBeam::stations(const Twist& q) const
{
    const Eigen::VectorXd nodes = m_nodes * q;
    std::vector<BeamStation> stations;
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Element& element = m_elements[i];
        const Eigen::Matrix<double, 12, 1> moved = nodes.segment<12>(static_cast<Eigen::Index>(6 * i));
        const Eigen::Matrix<double, 12, 1> relative = moved - fragmentMotion(element) * q;
        const Eigen::Matrix<double, 12, 1> forces = element.elastic * moved + element.bedding * relative;
        for (const int end : {0, 1}) {
            BeamStation station;
            station.at = element.from + end * element.length;
            const double sign = end == 0 ? -1 : 1;  // the part before an element pulls it back
            station.force = sign * forces.segment<3>(6 * end);
            station.moment = sign * forces.segment<3>(6 * end + 3);
            station.movement = relative.segment<3>(6 * end);
            station.bearing = element.bed.lateral * station.movement.tail<2>().norm();
            stations.push_back(station);
        }
    }
    return stations;
}

}  // namespace sinew

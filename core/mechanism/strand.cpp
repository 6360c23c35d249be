#include "core/mechanism/strand.h"

#include <algorithm>

namespace sinew {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

Vector3 placeOf(const Configuration& configuration, const CompiledPoint& point)
{
    return point.node >= 0 ? configuration.nodes[at(point.node)] : configuration.inGround(point.body, point.position);
}

// The frame of a surface, in the ground's.
Eigen::Isometry3d frameOf(const Configuration& configuration, const CompiledWrap& wrap)
{
    Eigen::Isometry3d frame = Eigen::Isometry3d::Identity();
    frame.linear() = configuration.R[at(wrap.body)] * wrap.at.linear();
    frame.translation() = configuration.inGround(wrap.body, wrap.at.translation());
    return frame;
}

// Lays one strand after another.
class StrandLayer {
public:
    StrandLayer(const Mechanism& mechanism, const Configuration& configuration, Strands& strands)
        : m_mechanism(mechanism), m_configuration(configuration), m_strands(strands)
    {
    }

    void lay(int j)
    {
        m_length = 0;
        m_isFirst = true;
        m_leaving.setZero();
        const CompiledLink& link = m_mechanism.links[at(j)];
        for (int i = link.firstPoint; i < link.firstPoint + link.pointCount; ++i) {
            const CompiledPoint& point = m_mechanism.points[at(i)];
            if (point.wrap >= 0) {
                layRound(j, point.wrap, placeOf(m_configuration, m_mechanism.points[at(i + 1)]));
                continue;
            }
            layStraight({point.body, point.node, placeOf(m_configuration, point), Vector3::Zero()}, m_leaving);
            m_leaving.setZero();
        }
        m_strands.lengths[j] = m_length;
    }

    int count() const { return m_count; }

private:
    StrandPull& last() { return m_strands.pulls[at(m_count - 1)]; }
    void add(const StrandPull& pull)
    {
        m_strands.pulls[at(m_count)] = pull;
        ++m_count;
        m_isFirst = false;
    }

    // onSurface: the strand's direction where the last point and this one are one on a surface; else zero.
    void layStraight(StrandPull here, const Vector3& onSurface)
    {
        if (!m_isFirst) {
            StrandPull& before = last();
            const Vector3 piece = here.point - before.point;
            const double size = piece.norm();
            m_length += size;
            if (onSurface != Vector3::Zero()) {
                before.pull += onSurface;
                here.pull -= onSurface;
            } else if (size > 0) {
                before.pull += piece / size;
                here.pull -= piece / size;
            }
        }
        add(here);
    }

    // Up to where the strand leaves the surface; nothing where the line to the next point is clear of it.
    void layRound(int link, int index, const Vector3& next)
    {
        const CompiledWrap& wrap = m_mechanism.wraps[at(index)];
        const Eigen::Isometry3d frame = frameOf(m_configuration, wrap), toFrame = frame.inverse();
        const Vector3 from = toFrame * last().point, to = toFrame * next;
        const WrapCurve curve = calcWrap(wrap.shape, from, to);
        if (const WrapLimit limit = limitOf(wrap.shape, from, to, curve); limit != WrapLimit::None)
            m_strands.faults.push_back({link, index, limit});
        if (!curve.touches || !curve.isConverged)
            return;
        // Massless and without friction it presses on the surface with what its straight ends pull there, and no more.
        layStraight({wrap.body, -1, frame * curve.first, Vector3::Zero(), index},
                    isWithin(wrap.shape, from) ? Vector3(frame.linear() * curve.atFirst) : Vector3(Vector3::Zero()));
        m_length += curve.length;
        add({wrap.body, -1, frame * curve.last, Vector3::Zero(), index});
        if (isWithin(wrap.shape, to))
            m_leaving = frame.linear() * curve.atLast;
    }

    const Mechanism& m_mechanism;
    const Configuration& m_configuration;
    Strands& m_strands;
    int m_count = 0;
    double m_length = 0;
    bool m_isFirst = true;
    Vector3 m_leaving = Vector3::Zero();  // the strand's direction where it ends on a surface at the next point
};

}  // namespace

void calcStrands(const Mechanism& mechanism, const Configuration& configuration, Strands& strands)
{
    strands.lengths.resize(mechanism.linkCount());
    // A surface that is touched takes two places, its own and one more.
    strands.pulls.resize(mechanism.points.size() + mechanism.wraps.size());
    strands.first.resize(mechanism.links.size() + 1);
    strands.faults.clear();
    StrandLayer layer(mechanism, configuration, strands);
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        strands.first[j] = layer.count();
        layer.lay(static_cast<int>(j));
    }
    strands.first.back() = layer.count();
}

namespace {

// How many of the first motions of its bodies move all of a strand together. They do not change its length: its pulls
// balance among themselves.
std::size_t commonMotions(const Mechanism& mechanism, std::span<const StrandPull> pulls)
{
    std::span<const int> common;
    for (std::size_t i = 0; i < pulls.size(); ++i) {
        const std::vector<int>& motions = mechanism.motionsOfBody[at(pulls[i].body)];
        if (i == 0)
            common = motions;
        else if (pulls[i].body != pulls[i - 1].body)
            common = {common.begin(), std::ranges::mismatch(common, motions).in1};
    }
    return common.size();
}

}  // namespace

void calcMomentArms(const Mechanism& mechanism, const Configuration& configuration, const Strands& strands,
                    Eigen::MatrixXd& momentArms)
{
    const int links = mechanism.linkCount(), dimension = mechanism.nodeDimension();
    momentArms.setZero(mechanism.rowCount(), links);
    for (int j = 0; j < links; ++j) {
        auto column = momentArms.col(j);
        const std::span<const StrandPull> pulls = strands.of(j);
        const std::size_t common = commonMotions(mechanism, pulls);
        for (const StrandPull& it : pulls) {
            const Vector3 moment = it.point.cross(it.pull);
            const std::vector<int>& motions = mechanism.motionsOfBody[at(it.body)];
            for (std::size_t i = common; i < motions.size(); ++i) {
                const Screw& screw = configuration.screws[at(motions[i])];
                column[mechanism.motions[at(motions[i])].coordinate]
                    += screw.angular.dot(moment) + screw.linear.dot(it.pull);
            }
            if (it.node >= 0)
                column.segment(mechanism.coordinateCount + dimension * it.node, dimension) += it.pull.head(dimension);
        }
    }
}

Sentence describe(const WrapFault& fault, const Mechanism& mechanism)
{
    const std::string& link = mechanism.linkNames[at(fault.link)];
    const std::string& surface = mechanism.wraps[at(fault.wrap)].surface;
    switch (fault.limit) {
    case WrapLimit::None: break;
    case WrapLimit::Within:
        return sentence("a point of link '%1' lies within surface '%2': it runs straight there", link, surface);
    case WrapLimit::Through:
        return sentence("link '%1' runs straight through surface '%2': no way round it was found", link, surface);
    case WrapLimit::OtherSide:
        return sentence("link '%1' runs past surface '%2' on the other side than its path states", link, surface);
    case WrapLimit::EitherWay:
        return sentence("both ways of link '%1' round surface '%2' are equally long: which one it takes is arbitrary",
                        link, surface);
    case WrapLimit::Turned:
        return sentence("link '%1' runs round surface '%2' on another side than in the rest posture", link, surface);
    }
    return {};
}

Sentence faultOf(const Strands& strands, const Mechanism& mechanism)
{
    for (const WrapFault& fault : strands.faults) {
        if (fault.isBroken())
            return sentence(
                "%1; wrapping round more than half a turn is not computed: let its path pass a point on the way",
                describe(fault, mechanism));
    }
    return {};
}

std::vector<Vector3> calcRestSides(const Mechanism& mechanism)
{
    std::vector<Vector3> sides(mechanism.wraps.size(), Vector3::Zero());
    if (sides.empty())
        return sides;
    const Configuration rest = calcConfiguration(mechanism, mechanism.restPosture);
    for (const CompiledLink& link : mechanism.links) {
        for (int i = link.firstPoint + 1; i + 1 < link.firstPoint + link.pointCount; ++i) {
            const int index = mechanism.points[at(i)].wrap;
            if (index < 0)
                continue;
            const Eigen::Isometry3d toFrame = frameOf(rest, mechanism.wraps[at(index)]).inverse();
            sides[at(index)]
                = passingSide(mechanism.wraps[at(index)].shape, toFrame * placeOf(rest, mechanism.points[at(i - 1)]),
                              toFrame * placeOf(rest, mechanism.points[at(i + 1)]));
        }
    }
    return sides;
}

std::vector<WrapFault> turnedStrands(const Mechanism& mechanism, const Configuration& configuration,
                                     const Strands& strands, const std::vector<Vector3>& restSides)
{
    std::vector<WrapFault> turned;
    for (int link = 0; !restSides.empty() && link < mechanism.linkCount(); ++link) {
        const std::span<const StrandPull> path = strands.of(link);
        for (std::size_t i = 1; i + 2 < path.size(); ++i) {
            if (path[i].wrap < 0 || !isOnSurface(path[i], path[i + 1]))
                continue;
            const CompiledWrap& wrap = mechanism.wraps[at(path[i].wrap)];
            const Eigen::Isometry3d toFrame = frameOf(configuration, wrap).inverse();
            const Vector3 side = passingSide(wrap.shape, toFrame * path[i - 1].point, toFrame * path[i + 2].point);
            if (restSides[at(path[i].wrap)].dot(side) < 0)
                turned.push_back({link, path[i].wrap, WrapLimit::Turned});
        }
    }
    return turned;
}

Strands calcStrands(const Mechanism& mechanism, const Configuration& configuration)
{
    Strands strands;
    calcStrands(mechanism, configuration, strands);
    return strands;
}

Eigen::MatrixXd calcMomentArms(const Mechanism& mechanism, const Configuration& configuration)
{
    Eigen::MatrixXd momentArms;
    calcMomentArms(mechanism, configuration, calcStrands(mechanism, configuration), momentArms);
    return momentArms;
}

double lengthRate(const Strands& strands, int link, const BodyMotion& motion,
                  const std::vector<Vector3>& nodeVelocities)
{
    double rate = 0;
    for (const StrandPull& it : strands.of(link)) {
        const Vector3 velocity
            = it.node >= 0 ? nodeVelocities[at(it.node)] : pointVelocity(motion.velocities[at(it.body)], it.point);
        rate -= it.pull.dot(velocity);
    }
    return rate;
}

namespace {

// Of one straight piece between two points with relative velocity v and acceleration a: e a + (v^2 - (e v)^2) / size.
double straightAcceleration(const StrandPull& from, const StrandPull& to, const BodyMotion& motion)
{
    const Vector3 piece = to.point - from.point;
    const double size = piece.norm();
    if (!(size > 0))
        return 0;
    const Screw &velocityA = motion.velocities[at(from.body)], &velocityB = motion.velocities[at(to.body)];
    const Vector3 v = pointVelocity(velocityB, to.point) - pointVelocity(velocityA, from.point);
    const Vector3 a = pointAcceleration(velocityB, motion.accelerations[at(to.body)], to.point)
                      - pointAcceleration(velocityA, motion.accelerations[at(from.body)], from.point);
    const double along = piece.dot(v) / size;
    return piece.dot(a) / size + (v.squaredNorm() - along * along) / size;
}

// How a point moves as seen from a body, in axes of the ground.
struct SeenMotion {
    Vector3 velocity, acceleration;
};

SeenMotion seenFrom(int body, const StrandPull& of, const BodyMotion& motion)
{
    const Screw &own = motion.velocities[at(of.body)], &frame = motion.velocities[at(body)];
    SeenMotion seen;
    seen.velocity = pointVelocity(own, of.point) - pointVelocity(frame, of.point);
    seen.acceleration = pointAcceleration(own, motion.accelerations[at(of.body)], of.point)
                        - pointAcceleration(frame, motion.accelerations[at(body)], of.point)
                        - 2 * frame.angular.cross(seen.velocity);
    return seen;
}

// From a point round a surface to the next: the directions at both ends times the points' accelerations as seen from the
// surface, and how these directions turn, by central differences.
double wrappedAcceleration(const CompiledWrap& wrap, const Configuration& configuration, const StrandPull& from,
                           const StrandPull& to, const BodyMotion& motion)
{
    const Eigen::Isometry3d toFrame = frameOf(configuration, wrap).inverse();
    const SeenMotion first = seenFrom(wrap.body, from, motion), last = seenFrom(wrap.body, to, motion);
    const Vector3 p = toFrame * from.point, q = toFrame * to.point;
    const Vector3 vp = toFrame.linear() * first.velocity, vq = toFrame.linear() * last.velocity;
    // The slope of the length: minus the direction of the strand at its begin, plus that at its end.
    using Slope = Eigen::Matrix<double, 6, 1>;
    const auto slopeAt = [&](double time) {
        const Vector3 begin = p + time * vp, end = q + time * vq;
        const WrapCurve curve = calcWrap(wrap.shape, begin, end);
        const Vector3 straight = (end - begin).normalized();
        Slope slope;
        const bool begins = curve.touches && isWithin(wrap.shape, begin);
        const bool ends = curve.touches && isWithin(wrap.shape, end);
        slope << (begins          ? Vector3(-curve.atFirst)
                  : curve.touches ? Vector3((begin - curve.first).normalized())
                                  : Vector3(-straight)),
            (ends            ? curve.atLast
             : curve.touches ? Vector3((end - curve.last).normalized())
                             : straight);
        return slope;
    };
    Slope accelerations, velocities;
    accelerations << toFrame.linear() * first.acceleration, toFrame.linear() * last.acceleration;
    velocities << vp, vq;
    double acceleration = slopeAt(0).dot(accelerations);
    if (const double speed = velocities.norm(); speed > 0) {
        const double step = 1e-5 * (q - p).norm() / speed;
        acceleration += (slopeAt(step) - slopeAt(-step)).dot(velocities) / (2 * step);
    }
    return acceleration;
}

}  // namespace

double lengthAcceleration(const Mechanism& mechanism, const Configuration& configuration, const Strands& strands,
                          int link, const BodyMotion& motion)
{
    const std::span<const StrandPull> path = strands.of(link);
    double acceleration = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (path[i].wrap < 0) {
            acceleration += straightAcceleration(path[i - 1], path[i], motion);
        } else {
            acceleration += wrappedAcceleration(mechanism.wraps[at(path[i].wrap)], configuration, path[i - 1],
                                                path[i + 2], motion);
            i += 2;
        }
    }
    return acceleration;
}

StrandLine strandLine(const Mechanism& mechanism, const Configuration& configuration, const Strands& strands, int link)
{
    constexpr int pointsOnSurface = 13;
    const std::span<const StrandPull> path = strands.of(link);
    const CompiledLink& compiled = mechanism.links[at(link)];
    StrandLine line;
    std::size_t next = 0;
    for (int i = 0; i < compiled.pointCount; ++i) {
        const int index = mechanism.points[at(compiled.firstPoint + i)].wrap;
        if (index < 0) {
            line.points.push_back(path[next].point);
            line.pathPoints.push_back(i);
            ++next;
        } else if (path[next].wrap == index) {
            const CompiledWrap& wrap = mechanism.wraps[at(index)];
            const Eigen::Isometry3d frame = frameOf(configuration, wrap), toFrame = frame.inverse();
            const WrapCurve curve
                = calcWrap(wrap.shape, toFrame * path[next - 1].point, toFrame * path[next + 2].point);
            for (const Vector3& point : pointsAlong(wrap.shape, curve, pointsOnSurface)) {
                line.points.push_back(frame * point);
                line.pathPoints.push_back(-1);
            }
            next += 2;
        }
    }
    return line;
}

}  // namespace sinew

#include "core/mechanism/strand.h"

namespace sinew {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

Vector3 placeOf(const Configuration& configuration, const CompiledPoint& point)
{
    return point.node >= 0 ? configuration.nodes[at(point.node)]
                           : configuration.inGround(point.body, point.position);
}

// Fills in a strand's pulls from its first point on and returns its length.
double layStrand(const Mechanism& mechanism, const Configuration& configuration, const CompiledLink& link,
                 StrandPull* pulls)
{
    double length = 0;
    for (int i = 0; i < link.pointCount; ++i) {
        const CompiledPoint& point = mechanism.points[at(link.firstPoint + i)];
        StrandPull& here = pulls[i];
        here = {point.body, point.node, placeOf(configuration, point), Vector3::Zero()};
        if (i == 0)
            continue;
        StrandPull& before = pulls[i - 1];
        const Vector3 piece = here.point - before.point;
        const double size = piece.norm();
        length += size;
        if (!(size > 0))
            continue;
        before.pull += piece / size;
        here.pull -= piece / size;
    }
    return length;
}

}  // namespace

void calcStrands(const Mechanism& mechanism, const Configuration& configuration, Strands& strands)
{
    strands.lengths.resize(mechanism.linkCount());
    strands.pulls.resize(mechanism.points.size());
    strands.first.resize(mechanism.links.size() + 1);
    int next = 0;
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        strands.first[j] = next;
        strands.lengths[static_cast<Eigen::Index>(j)]
            = layStrand(mechanism, configuration, mechanism.links[j], strands.pulls.data() + next);
        next += mechanism.links[j].pointCount;
    }
    strands.first.back() = next;
}

void calcMomentArms(const Mechanism& mechanism, const Configuration& configuration, const Strands& strands,
                    Eigen::MatrixXd& momentArms)
{
    const int links = mechanism.linkCount(), dimension = mechanism.nodeDimension();
    momentArms.setZero(mechanism.rowCount(), links);
    for (int j = 0; j < links; ++j) {
        auto column = momentArms.col(j);
        for (const StrandPull& it : strands.of(j)) {
            addGeneralisedForce(mechanism, configuration, it.body, it.point, it.pull, Vector3::Zero(), column);
            if (it.node >= 0)
                column.segment(mechanism.coordinateCount + dimension * it.node, dimension) += it.pull.head(dimension);
        }
    }
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

// Of one straight piece between two points with relative velocity v and acceleration a: e a + (v^2 - (e v)^2) / size.
double lengthAcceleration(const Strands& strands, int link, const BodyMotion& motion)
{
    const std::span<const StrandPull> path = strands.of(link);
    double acceleration = 0;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Screw& velocityA = motion.velocities[at(path[i - 1].body)];
        const Screw& velocityB = motion.velocities[at(path[i].body)];
        const Vector3 piece = path[i].point - path[i - 1].point;
        const double size = piece.norm();
        if (!(size > 0))
            continue;
        const Vector3 v = pointVelocity(velocityB, path[i].point) - pointVelocity(velocityA, path[i - 1].point);
        const Vector3 a = pointAcceleration(velocityB, motion.accelerations[at(path[i].body)], path[i].point)
                          - pointAcceleration(velocityA, motion.accelerations[at(path[i - 1].body)], path[i - 1].point);
        const double along = piece.dot(v) / size;
        acceleration += piece.dot(a) / size + (v.squaredNorm() - along * along) / size;
    }
    return acceleration;
}

}  // namespace sinew

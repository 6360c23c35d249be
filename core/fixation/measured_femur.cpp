#include "core/fixation/measured_femur.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/fixation/femur_side.h"

namespace sinew {

namespace {

constexpr const char* landmarks = "mesh/landmarks";

// The parts of a mesh that lie within a distance of a point.
SurfaceMesh partAround(const SurfaceMesh& mesh, const Vector3& centre, double radius)
{
    SurfaceMesh part;
    part.points = mesh.points;
    const auto isNear
        = [&](std::uint32_t corner) { return (mesh.points[corner] - centre).squaredNorm() <= radius * radius; };
    for (const SurfaceMesh::Triangle& each : mesh.triangles) {
        if (isNear(each[0]) || isNear(each[1]) || isNear(each[2]))
            part.triangles.push_back(each);
    }
    return part;
}

enum class KneePoints { Condyles, Epicondyles };

// Measures one after the other, each by what came before.
class FemurMeasurement {
public:
    FemurMeasurement(const FemurMesh& stated, MeasuredFemur& femur) : m_stated(stated), m_femur(femur) {}

    void run()
    {
        measureHead();
        measureShaft();
        if (m_femur.head && m_femur.shaft && hasPlausibleHead())
            measureNeck();
        if (!m_femur.neck)
            return;
        m_femur.trochanterBehind = trochanterBehind(m_femur);
        measureKnee();
    }

private:
    std::vector<Vector3> pointsOn(MeshPoint on) const
    {
        std::vector<Vector3> points;
        for (const MeshLandmark& landmark : m_stated.landmarks) {
            if (landmark.on == on)
                points.push_back(m_femur.fromMesh(landmark.position));
        }
        return points;
    }

    void fail(Sentence message, Sentence hint, const char* place = landmarks)
    {
        m_femur.problems.push_back({place, makeError(std::move(message), std::move(hint))});
    }

    void measureHead()
    {
        const std::vector<Vector3> points = pointsOn(MeshPoint::Head);
        if (points.size() < 4)
            return fail(sentence("the head of the femur needs at least four points, and has %1", points.size()),
                        sentence("pick points all around it"));
        m_femur.head = fitSphere(points);
        if (!m_femur.head)
            return fail(sentence("the points on the head lie in one plane, which determines no sphere"),
                        sentence("pick some on its other sides"));
        Vector3 mean = Vector3::Zero();
        for (const Vector3& point : points)
            mean += (point - m_femur.head->centre).normalized() / static_cast<double>(points.size());
        m_femur.headOneSided = mean.norm();
        checkSize();
        const double worst = 0.1 * m_femur.head->radius;
        if (hasPlausibleHead() && m_femur.head->residual > worst)
            fail(sentence("the points on the head miss the sphere through them by %1",
                          millimetresInWords(m_femur.head->residual)),
                 sentence("remove those that do not lie on the head"));
    }

    bool hasPlausibleHead() const { return isPlausible(m_femur.head->radius); }
    static bool isPlausible(double radius) { return radius >= 0.01 && radius <= 0.04; }

    void checkSize()
    {
        const double radius = m_femur.head->radius;
        if (isPlausible(radius))
            return;
        Sentence hint = sentence("pick points all around the head");
        if (m_stated.unit == MeshUnit::Millimetre && isPlausible(1000 * radius))
            hint = sentence("the numbers of the mesh seem to be metres: set its unit to m");
        else if (m_stated.unit == MeshUnit::Metre && isPlausible(radius / 1000))
            hint = sentence("the numbers of the mesh seem to be millimetres: set its unit to mm");
        else if (m_stated.unit == MeshUnit::Millimetre && isPlausible(10 * radius))
            hint = sentence("the numbers of the mesh seem to be centimetres: export it in mm");
        fail(sentence("the head would be %1 wide; heads of femurs measure 20 to 80 mm", millimetresInWords(2 * radius)),
             hint);
    }

    void measureShaft()
    {
        std::vector<Vector3> points = pointsOn(MeshPoint::Shaft);
        if (points.size() != 2)
            return fail(sentence("the shaft needs two points, and has %1", points.size()),
                        points.size() > 2 ? sentence("remove some")
                                          : sentence("pick one below the lesser trochanter and one further down"));
        if (!m_femur.head || !hasPlausibleHead())
            return;
        const Vector3& head = m_femur.head->centre;
        if ((points[0] - head).norm() > (points[1] - head).norm())
            std::swap(points[0], points[1]);
        if ((points[0] - points[1]).norm() < 0.02)
            return fail(sentence("the two points on the shaft lie %1 apart, too near to each other to tell its axis",
                                 millimetresInWords((points[0] - points[1]).norm())),
                        sentence("pick them 50 mm apart or more"));
        iterateShaft(points);
    }

    void iterateShaft(const std::vector<Vector3>& points)
    {
        constexpr int mostRounds = 30;
        MeasuredFemur::Shaft shaft;
        shaft.up = (points[0] - points[1]).normalized();
        for (int round = 0; round < mostRounds; ++round) {
            Vector3 middles[2];
            for (std::size_t i = 0; i < 2; ++i) {
                const CutPlane plane = CutPlane::squareTo(shaft.up, points[i]);
                const BoneOutline bone = boneBeside(cutMesh(m_femur.mesh, plane), Point2::Zero());
                if (!bone)
                    return fail(i == 0 ? sentence("where the shaft was picked above, %1", bone.problem)
                                       : sentence("where the shaft was picked below, %1", bone.problem),
                                sentence("pick it elsewhere"));
                const SectionProperties section = propertiesOf(bone.outer);
                middles[i] = plane.at(section.centroid);
                if (i > 0)
                    continue;
                shaft.diameter = 2 * std::sqrt(section.area / std::numbers::pi);
                shaft.wall = bone.inner.empty() ? std::nullopt : std::optional(wallOf(bone));
            }
            const Vector3 up = (middles[0] - middles[1]).normalized();
            const double change = (up - shaft.up).norm();
            shaft.up = up;
            shaft.point = middles[0];
            shaft.length = (middles[0] - middles[1]).norm();
            if (change < 1e-10)
                break;
        }
        if (shaft.diameter < 0.01 || shaft.diameter > 0.06)
            return fail(
                sentence("the shaft would be %1 thick; shafts measure 10 to 60 mm", millimetresInWords(shaft.diameter)),
                sentence("pick it below the trochanters"));
        m_femur.shaft = shaft;
    }

    // Its axis passes through the middle of the head; the sections are those that the axis passes through.
    void measureNeck()
    {
        const std::vector<Vector3> points = pointsOn(MeshPoint::Neck);
        if (points.size() != 1)
            return fail(sentence("the neck needs one point, and has %1", points.size()),
                        points.empty() ? sentence("pick one on its narrowest part") : sentence("remove some"));
        constexpr double usualAngle = 130 * degree;
        const Vector3 &head = m_femur.head->centre, &up = m_femur.shaft->up, toHead = head - m_femur.shaft->point;
        const Vector3 medial = toHead - toHead.dot(up) * up;
        if (medial.norm() < 0.01)
            return fail(sentence("the middle of the head lies %1 beside the axis of the shaft",
                                 millimetresInWords(medial.norm())),
                        sentence("pick the shaft below the trochanters"));
        Vector3 axis = -std::cos(usualAngle) * up + std::sin(usualAngle) * medial.normalized();
        const double beyond = (head - points.front()).dot(axis);
        if (beyond < 0.3 * m_femur.head->radius || beyond > 0.12)
            return fail(sentence("the point on the neck lies %1 from the middle of the head along the neck",
                                 millimetresInWords(beyond)),
                        sentence("pick it on the neck's narrowest part"));
        const SurfaceMesh around = partAround(m_femur.mesh, head - beyond * axis, 0.06);
        iterateNeck(around, axis, points.front());
    }

    struct NeckSection {
        double at = 0, area = 0;
        CutPlane plane;
        BoneOutline bone;
    };

    // Sections of the neck within a distance of a place, 1 mm apart.
    std::vector<NeckSection> neckSections(const SurfaceMesh& mesh, const Vector3& axis, double place, int reach) const
    {
        std::vector<NeckSection> sections;
        const Vector3 &head = m_femur.head->centre, &up = m_femur.shaft->up;
        const Vector3 superior = (up - up.dot(axis) * axis).normalized();
        for (int i = -reach; i <= reach; ++i) {
            NeckSection section;
            section.at = place + 0.001 * i;
            section.plane = {head - section.at * axis, axis.cross(superior), superior, -axis};
            section.bone = boneAround(cutMesh(mesh, section.plane), Point2::Zero());
            section.area = section.bone ? propertiesOf(section.bone.outer).area : 0;
            if (section.at > 0.3 * m_femur.head->radius)
                sections.push_back(std::move(section));
        }
        return sections;
    }

    void iterateNeck(const SurfaceMesh& mesh, Vector3 axis, const Vector3& picked)
    {
        constexpr int mostRounds = 30, wide = 8, near = 3;
        double place = (m_femur.head->centre - picked).dot(axis);
        Sentence problem;
        for (int round = 0; round < mostRounds; ++round) {
            // The narrowest is sought until the axis has settled, then kept, so that the iteration ends.
            if (round == 0 || round == 3) {
                const double from = (m_femur.head->centre - picked).dot(axis);
                double least = std::numeric_limits<double>::infinity();
                for (const NeckSection& section : neckSections(mesh, axis, from, wide)) {
                    if (section.bone && section.area < least) {
                        least = section.area;
                        place = section.at;
                    } else if (!section.bone) {
                        problem = section.bone.problem;
                    }
                }
                if (!std::isfinite(least))
                    return fail(sentence("where the neck was picked, %1", problem),
                                sentence("pick it elsewhere, or repair the mesh"));
            }
            Vector3 sum = Vector3::Zero();
            for (const NeckSection& section : neckSections(mesh, axis, place, near)) {
                if (section.bone)
                    sum += section.at
                           * (m_femur.head->centre - section.plane.at(propertiesOf(section.bone.outer).centroid));
            }
            const Vector3 next = sum.normalized();
            const double change = (next - axis).norm();
            axis = next;
            if (change < 1e-9 && round > 3)
                break;
        }
        finishNeck(mesh, axis, place);
    }

    void finishNeck(const SurfaceMesh& mesh, const Vector3& axis, double place)
    {
        std::vector<NeckSection> sections = neckSections(mesh, axis, place, 0);
        if (sections.empty() || !sections.front().bone)
            return fail(sentence("the axis of the neck could not be found"),
                        sentence("pick the neck on its narrowest part"));
        const BoneOutline& bone = sections.front().bone;
        MeasuredFemur::Neck neck;
        neck.towardsHead = axis;
        neck.narrowest = place;
        Point2 least = bone.outer.front(), most = least;
        for (const Point2& point : bone.outer) {
            least = least.cwiseMin(point);
            most = most.cwiseMax(point);
        }
        neck.height = (most - least).y();
        neck.depth = (most - least).x();
        if (!bone.inner.empty())
            neck.wall = wallOf(bone);
        if (const double wide = 2 * std::sqrt(sections.front().area / std::numbers::pi);
            wide >= 2 * m_femur.head->radius)
            return fail(sentence("where the neck was picked the bone is %1 wide, wider than the head",
                                 millimetresInWords(wide)),
                        sentence("pick the neck on its narrowest part"));
        crossAxes(neck);
        if (neck.angle < 90 * degree || neck.angle > 170 * degree)
            return fail(sentence("the neck would stand at %1 degrees to the shaft; necks stand at 90 to 170 degrees",
                                 std::lround(neck.angle / degree)),
                        sentence("pick the neck on its narrowest part"));
        for (std::size_t i = 0; i < neck.shares.size(); ++i) {
            std::vector<NeckSection> there = neckSections(m_femur.mesh, axis, neck.shares[i] * neck.length, 0);
            if (!there.empty())
                neck.outlines[i] = std::move(there.front().bone.outer);
        }
        m_femur.neck = std::move(neck);
    }

    // Where the axes of neck and shaft pass nearest to each other.
    void crossAxes(MeasuredFemur::Neck& neck) const
    {
        const Vector3 &n = neck.towardsHead, &s = m_femur.shaft->up,
                      apart = m_femur.head->centre - m_femur.shaft->point;
        const double cosine = n.dot(s), sine2 = 1 - cosine * cosine;
        neck.angle = std::acos(std::clamp(-cosine, -1.0, 1.0));
        neck.length = (n.dot(apart) - cosine * s.dot(apart)) / sine2;
        neck.miss = std::abs(apart.dot(n.cross(s))) / std::sqrt(sine2);
    }

    std::optional<Vector3> one(MeshPoint on, const Sentence& name)
    {
        const std::vector<Vector3> points = pointsOn(on);
        if (points.size() > 1)
            fail(sentence("%1 has %2 points and needs one", name, points.size()), sentence("remove some"));
        return points.empty() ? std::nullopt : std::optional(points.front());
    }

    void measureKnee()
    {
        const auto medialEpicondyle = one(MeshPoint::MedialEpicondyle, sentence("the medial epicondyle"));
        const auto lateralEpicondyle = one(MeshPoint::LateralEpicondyle, sentence("the lateral epicondyle"));
        const auto medialCondyle = one(MeshPoint::MedialCondyle, sentence("the medial condyle"));
        const auto lateralCondyle = one(MeshPoint::LateralCondyle, sentence("the lateral condyle"));
        if (medialEpicondyle.has_value() != lateralEpicondyle.has_value())
            return fail(sentence("one epicondyle was picked and the other was not"),
                        sentence("pick both, or remove it"));
        if (medialCondyle.has_value() != lateralCondyle.has_value())
            return fail(sentence("one condyle was picked and the other was not"), sentence("pick both, or remove it"));
        if ((medialEpicondyle && !areAtKnee(*medialEpicondyle, *lateralEpicondyle, KneePoints::Epicondyles))
            || (medialCondyle && !areAtKnee(*medialCondyle, *lateralCondyle, KneePoints::Condyles)))
            return;
        if (medialEpicondyle)
            m_femur.mechanicalLength = (m_femur.head->centre - 0.5 * (*medialEpicondyle + *lateralEpicondyle)).norm();
        m_femur.isByCondyles = medialCondyle.has_value();
        if (m_femur.isByCondyles)
            measureAnteversion(*lateralCondyle - *medialCondyle);
        else if (medialEpicondyle)
            measureAnteversion(*lateralEpicondyle - *medialEpicondyle);
        if (m_femur.anteversion && medialCondyle)
            checkSide(*medialCondyle, *lateralCondyle, medialEpicondyle, lateralEpicondyle);
    }

    // Which way is forward follows from the side; the condyles lie behind the epicondyles, and some 30 mm and more behind
    // the axis of the shaft.
    void checkSide(const Vector3& medial, const Vector3& lateral, const std::optional<Vector3>& medialEpicondyle,
                   const std::optional<Vector3>& lateralEpicondyle)
    {
        constexpr double spread = 0.01;  // m, by which the axis of the shaft may miss the knee
        const Vector3 forward = m_femur.shaft->up.cross(lateral - medial).normalized();
        const Vector3 middle = 0.5 * (medial + lateral);
        const bool isInFront = medialEpicondyle
                                   ? (middle - 0.5 * (*medialEpicondyle + *lateralEpicondyle)).dot(forward) > 0
                                   : (middle - m_femur.shaft->point).dot(forward) > spread;
        m_femur.isSideByKnee = true;
        if (!isInFront)
            return;
        const Sentence why = medialEpicondyle ? sentence("the condyles lie in front of the epicondyles")
                                              : sentence("the condyles lie in front of the shaft");
        fail(m_femur.side == BodySide::Left ? sentence("%1: this seems to be a right femur", why)
                                            : sentence("%1: this seems to be a left femur", why),
             sentence("choose the other side, or pick the condyles at the back"), "femur/side");
    }

    // Below the shaft, near to its axis, as far apart as those of a knee.
    bool areAtKnee(const Vector3& medial, const Vector3& lateral, KneePoints which)
    {
        const Vector3 middle = 0.5 * (medial + lateral), from = m_femur.shaft->point - middle;
        const double above = from.dot(m_femur.shaft->up), beside = (from - above * m_femur.shaft->up).norm(),
                     apart = (lateral - medial).norm();
        if (above >= m_femur.shaft->length && beside < 0.1 && apart < 0.15)
            return true;
        const Sentence hint = sentence("pick both at the knee");
        const bool isOfCondyles = which == KneePoints::Condyles;
        if (above < m_femur.shaft->length) {
            fail(isOfCondyles ? sentence("the condyles lie above the lower end of the shaft")
                              : sentence("the epicondyles lie above the lower end of the shaft"),
                 hint);
        } else if (beside >= 0.1) {
            const Sentence by = millimetresInWords(beside);
            fail(isOfCondyles ? sentence("the middle of the condyles lies %1 beside the axis of the shaft", by)
                              : sentence("the middle of the epicondyles lies %1 beside the axis of the shaft", by),
                 hint);
        } else {
            const Sentence by = millimetresInWords(apart);
            fail(isOfCondyles ? sentence("the condyles lie %1 apart", by)
                              : sentence("the epicondyles lie %1 apart", by),
                 hint);
        }
        return false;
    }

    void measureAnteversion(const Vector3& across)
    {
        const Vector3 &s = m_femur.shaft->up, &n = m_femur.neck->towardsHead;
        const Vector3 square = across - across.dot(s) * s;
        if (square.norm() < 0.02)
            return fail(
                sentence("the points of the knee lie %1 apart across the shaft", millimetresInWords(square.norm())),
                sentence("pick them on the sides of the knee"));
        const Vector3 lateral = square.normalized(), forward = s.cross(lateral);
        const double angle = std::atan2(n.dot(forward), -n.dot(lateral));
        if (std::abs(angle) > 60 * degree)
            return fail(
                sentence("the neck would be turned by %1 degrees against the knee", std::lround(angle / degree)),
                sentence("medial and lateral seem to be confused"));
        m_femur.anteversion = angle;
    }

    const FemurMesh& m_stated;
    MeasuredFemur& m_femur;
};

}  // namespace

Vector3 MeasuredFemur::fromMesh(const Vector3& place) const
{
    return unit * Vector3(place.x(), place.y(), isMirrorImage ? -place.z() : place.z());
}

Vector3 MeasuredFemur::toMesh(const Vector3& place) const
{
    return Vector3(place.x(), place.y(), isMirrorImage ? -place.z() : place.z()) / unit;
}

MeasuredFemur measureFemur(const FemurMesh& stated, BodySide side, const SurfaceMesh& mesh)
{
    MeasuredFemur femur;
    femur.side = side;
    femur.isMirrorImage = (side == BodySide::Left) != stated.isMirrored;
    femur.unit = stated.unit == MeshUnit::Metre ? 1 : 1e-3;
    femur.mesh.triangles = mesh.triangles;
    femur.mesh.points.reserve(mesh.points.size());
    for (const Vector3& point : mesh.points)
        femur.mesh.points.push_back(femur.fromMesh(point));
    FemurMeasurement(stated, femur).run();
    return femur;
}

}  // namespace sinew

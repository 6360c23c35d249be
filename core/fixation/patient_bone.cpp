#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/fixation/femur_geometry.h"
#include "core/fixation/measured_femur.h"

namespace sinew {

namespace {

// Axes with `up` as the first and `beside` in the plane of the first two: rows.
Matrix3 axesOf(const Vector3& up, const Vector3& beside)
{
    Matrix3 axes;
    axes.row(0) = up;
    axes.row(1) = (beside - beside.dot(up) * up).normalized();
    axes.row(2) = up.cross(Vector3(axes.row(1)));
    return axes;
}

enum class ShapeUnit { Degrees, Millimetres };

// Takes what was measured into the shape, and says where the case states something else.
class ShapeMaker {
public:
    ShapeMaker(PatientBone& bone, const FemurShape& stated) : m_bone(bone), m_stated(stated) {}

    template <class Number>
    void take(const char* key, Number FemurShape::*number, const std::optional<double>& measured, ShapeUnit in,
              const Sentence& name)
    {
        if (!measured)
            return;
        static const FemurShape usual;
        m_bone.measuredKeys.push_back(key);
        m_bone.shape.*number = *measured;
        // What stands at its usual value nobody has stated.
        if (m_stated.*number == usual.*number)
            return;
        const double unit = in == ShapeUnit::Degrees ? degree : 1e-3;
        const double stated = std::optional<double>(m_stated.*number).value_or(0), shown = 0.1 * unit;
        if (std::abs(stated - *measured) < shown)
            return;
        const std::string size = withDecimals(*measured / unit, 1);
        m_bone.remarks.push_back(
            sentence("The mesh has a %1 of %2; that the case states %3 does not count.", name,
                     in == ShapeUnit::Degrees ? sentence("%1 degrees", size) : sentence("%1 mm", size),
                     withDecimals(stated / unit, 1)));
    }

private:
    PatientBone& m_bone;
    const FemurShape& m_stated;
};

void takeShape(PatientBone& bone, const FemurShape& stated)
{
    constexpr ShapeUnit degrees = ShapeUnit::Degrees, mm = ShapeUnit::Millimetres;
    const MeasuredFemur& it = *bone.measured;
    ShapeMaker shape(bone, stated);
    shape.take("neck_shaft_angle", &FemurShape::neckShaftAngle, it.neck->angle, degrees, sentence("neck-shaft angle"));
    shape.take("anteversion", &FemurShape::anteversion, it.anteversion, degrees, sentence("neck's anteversion"));
    shape.take("neck_length", &FemurShape::neckLength, it.neck->length, mm, sentence("neck length"));
    shape.take("head_diameter", &FemurShape::headDiameter, 2 * it.head->radius, mm, sentence("head diameter"));
    shape.take("mechanical_length", &FemurShape::mechanicalLength, it.mechanicalLength, mm,
               sentence("mechanical length"));
    shape.take("neck_height", &FemurShape::neckHeight, it.neck->height, mm, sentence("neck height"));
    shape.take("neck_depth", &FemurShape::neckDepth, it.neck->depth, mm, sentence("neck depth"));
    shape.take("neck_shell", &FemurShape::neckShell, it.neck->wall, mm, sentence("neck cortex"));
    shape.take("shaft_diameter", &FemurShape::shaftDiameter, it.shaft->diameter, mm, sentence("shaft diameter"));
    shape.take("shaft_shell", &FemurShape::shaftShell, it.shaft->wall, mm, sentence("shaft cortex"));
}

// Neck and shaft are alike in a mirror: what stands behind them tells the side.
void addRemarkOnSide(PatientBone& bone)
{
    const MeasuredFemur& it = *bone.measured;
    const bool isLeft = it.side == BodySide::Left;
    if (it.trochanterBehind.value_or(0) < 0) {
        const Sentence ahead = millimetresInWords(-*it.trochanterBehind, 0);
        bone.remarks.push_back(
            isLeft
                ? sentence("The lesser trochanter seems to stand %1 in front of the shaft: the mesh seems to be of a "
                           "right femur, and is taken for a left one.",
                           ahead)
                : sentence("The lesser trochanter seems to stand %1 in front of the shaft: the mesh seems to be of a "
                           "left femur, and is taken for a right one.",
                           ahead));
    } else if (!it.trochanterBehind && !it.isSideByKnee) {
        bone.remarks.push_back(
            isLeft ? sentence("Nothing on the mesh tells its side (no lesser trochanter is seen, no condyles were "
                              "picked): it is taken for a left femur.")
                   : sentence("Nothing on the mesh tells its side (no lesser trochanter is seen, no condyles were "
                              "picked): it is taken for a right femur."));
    }
}

void addRemarks(PatientBone& bone)
{
    const MeasuredFemur& it = *bone.measured;
    addRemarkOnSide(bone);
    constexpr double mostOneSided = 0.65;  // points all over half a ball have 0.5
    if (it.headOneSided > mostOneSided)
        bone.remarks.push_back(
            sentence("The points on the head lie on one side of it, so that its size and middle follow from little: "
                     "pick some on its other sides."));
    if (!it.anteversion) {
        bone.remarks.push_back(sentence("No knee was picked on the mesh: the anteversion of %1 degrees is assumed.",
                                        withDecimals(bone.shape.anteversion / degree, 0)));
    } else if (!it.isByCondyles) {
        bone.remarks.push_back(
            sentence("The anteversion is that to the line of the epicondyles, which is turned outwards by some degrees "
                     "against the backs of the condyles."));
    }
    if (!it.mechanicalLength)
        bone.remarks.push_back(
            sentence("No epicondyles were picked on the mesh: the length of %1 from the head to the knee is assumed.",
                     millimetresInWords(mechanicalLengthOf(bone.shape), 0)));
    if (it.neck->miss > 0.002)
        bone.remarks.push_back(sentence("The axes of neck and shaft miss each other by %1; they are taken to cross.",
                                        millimetresInWords(it.neck->miss)));
}

// The share of a line from a point behind which it meets a triangle (Möller and Trumbore 1997), or nothing.
std::optional<double> meets(const Vector3& from, const Vector3& along, const Vector3& a, const Vector3& b,
                            const Vector3& c)
{
    const Vector3 ab = b - a, ac = c - a, across = along.cross(ac), to = from - a;
    const double size = ab.dot(across);
    if (size == 0)
        return {};
    const double u = to.dot(across) / size;
    const Vector3 square = to.cross(ab);
    const double v = along.dot(square) / size;
    if (!(u >= 0 && v >= 0 && u + v <= 1))
        return {};
    return ac.dot(square) / size;
}

}  // namespace

std::optional<double> PatientBone::exitOf(const Vector3& from, const Vector3& direction) const
{
    const Vector3 start = toMesh(from), along = directionToMesh(direction);
    std::optional<double> last;
    for (const SurfaceMesh::Triangle& each : measured->mesh.triangles) {
        const auto& points = measured->mesh.points;
        const std::optional<double> at = meets(start, along, points[each[0]], points[each[1]], points[each[2]]);
        if (at && *at > 0 && *at > last.value_or(0))
            last = at;
    }
    return last;
}

PatientBone placedBone(std::shared_ptr<const MeasuredFemur> measured, const FemurShape& stated, double usualLength)
{
    PatientBone bone;
    bone.measured = std::move(measured);
    bone.shape = stated;
    if (!bone.shape.mechanicalLength)
        bone.shape.mechanicalLength = usualLength;
    takeShape(bone, stated);
    addRemarks(bone);
    if (!refusal(bone.shape).empty())
        return bone;
    FemurShape right = bone.shape;
    right.side = BodySide::Right;
    const FemurFrame frame = frameOf(right);
    bone.turn = axesOf(frame.shaft, frame.neck).transpose()
                * axesOf(bone.measured->shaft->up, bone.measured->neck->towardsHead);
    return bone;
}

}  // namespace sinew

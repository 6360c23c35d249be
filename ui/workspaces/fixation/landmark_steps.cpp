#include "ui/workspaces/fixation/landmark_steps.h"

#include <algorithm>

#include <QStringList>

#include "core/base/constants.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

double unitOf(const FemurMesh& mesh)
{
    return mesh.unit == MeshUnit::Metre ? 1 : 1e-3;
}

Vector3 hand(const FemurMesh& mesh, const Vector3& place)
{
    return {place.x(), place.y(), mesh.isMirrored ? -place.z() : place.z()};
}

constexpr double mm = 1e-3;

QString angleText(double angle)
{
    return withUnit(fixedText(angle / degree, 1), shownUnit("°"));
}

}  // namespace

const std::vector<LandmarkStep>& landmarkSteps()
{
    static const std::vector<LandmarkStep> steps
        = {{MeshPoint::Head, 4, 40, QT_TR_NOOP("Head"), QT_TR_NOOP("Click four or more points all around the head")},
           {MeshPoint::Neck, 1, 1, QT_TR_NOOP("Neck"), QT_TR_NOOP("Click a point on the narrowest part of the neck")},
           {MeshPoint::Shaft, 2, 2, QT_TR_NOOP("Shaft"),
            QT_TR_NOOP("Click the shaft twice: below the lesser trochanter, and further down")},
           {MeshPoint::MedialEpicondyle, 0, 1, QT_TR_NOOP("Medial epicondyle"),
            QT_TR_NOOP("Click the inner side of the knee, at its widest")},
           {MeshPoint::LateralEpicondyle, 0, 1, QT_TR_NOOP("Lateral epicondyle"),
            QT_TR_NOOP("Click the outer side of the knee, at its widest")},
           {MeshPoint::MedialCondyle, 0, 1, QT_TR_NOOP("Medial condyle"),
            QT_TR_NOOP("Click the hindmost point of the inner condyle")},
           {MeshPoint::LateralCondyle, 0, 1, QT_TR_NOOP("Lateral condyle"),
            QT_TR_NOOP("Click the hindmost point of the outer condyle")}};
    return steps;
}

std::optional<int> stepOf(MeshPoint on)
{
    const auto found = std::ranges::find(landmarkSteps(), on, &LandmarkStep::on);
    return found == landmarkSteps().end() ? std::nullopt
                                          : std::optional(static_cast<int>(found - landmarkSteps().begin()));
}

int pointsOn(const FemurMesh& mesh, MeshPoint on)
{
    return static_cast<int>(std::count_if(mesh.landmarks.begin(), mesh.landmarks.end(),
                                          [&](const MeshLandmark& each) { return each.on == on; }));
}

std::optional<int> nextStep(const FemurMesh& mesh)
{
    const std::vector<LandmarkStep>& steps = landmarkSteps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (pointsOn(mesh, steps[i].on) < std::max(1, steps[i].needed))
            return static_cast<int>(i);
    }
    return std::nullopt;
}

FemurMesh withLandmark(FemurMesh mesh, int step, const Vector3& position)
{
    const LandmarkStep& at = landmarkSteps()[static_cast<std::size_t>(step)];
    if (pointsOn(mesh, at.on) < at.most) {
        mesh.landmarks.push_back({at.on, position, {}});
        return mesh;
    }
    const auto last = std::find_if(mesh.landmarks.rbegin(), mesh.landmarks.rend(),
                                   [&](const MeshLandmark& each) { return each.on == at.on; });
    last->position = position;
    return mesh;
}

namespace {

constexpr double exactFit = 1e-7;  // m: what round-off leaves of four points on a sphere

}  // namespace

QString stepResult(int step, const MeasuredFemur& measured)
{
    QStringList parts;
    switch (landmarkSteps()[static_cast<std::size_t>(step)].on) {
    case MeshPoint::Head:
        if (measured.head)
            parts << translated("diameter %1 mm").arg(fixedText(2 * measured.head->radius / mm, 1))
                  << (measured.head->residual > exactFit
                          ? translated("points miss it by %1 mm").arg(fixedText(measured.head->residual / mm, 2))
                          : translated("four points fit any sphere: pick more, all round"));
        break;
    case MeshPoint::Neck:
    case MeshPoint::Shaft:
        if (measured.neck)
            parts << translated("neck %1 × %2 mm")
                         .arg(fixedText(measured.neck->height / mm, 1), fixedText(measured.neck->depth / mm, 1))
                  << translated("neck-shaft angle %1").arg(angleText(measured.neck->angle));
        if (measured.shaft)
            parts << translated("shaft %1 mm").arg(fixedText(measured.shaft->diameter / mm, 1));
        break;
    default:
        if (measured.mechanicalLength)
            parts << translated("length %1 mm").arg(fixedText(*measured.mechanicalLength / mm, 0));
        if (measured.anteversion)
            parts << translated("anteversion %1").arg(angleText(*measured.anteversion));
    }
    return parts.join(comma());
}

Vector3 toMeshNumbers(const FemurMesh& mesh, const Vector3& drawn)
{
    return hand(mesh, drawn) / unitOf(mesh);
}

Vector3 toDrawn(const FemurMesh& mesh, const Vector3& numbers)
{
    return unitOf(mesh) * hand(mesh, numbers);
}

}  // namespace sinew

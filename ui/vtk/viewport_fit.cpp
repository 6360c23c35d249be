// How the camera is put so that all is seen, and stays so.

#include <algorithm>
#include <cmath>
#include <utility>

#include <QGuiApplication>

#include "ui/vtk/viewport_impl.h"

namespace sinew {

namespace {

constexpr int restDelay = 300;  // ms after the last movement of a figure

// The same bodies and segments elsewhere.
bool hasMoved(const Scene& from, const Scene& to)
{
    const auto isSamePlace = [](const auto& a, const auto& b) { return a.pose.matrix() == b.pose.matrix(); };
    const auto isSameLength = [](const SceneSegment& a, const SceneSegment& b) { return a.length == b.length; };
    if (from.bodies.size() != to.bodies.size() || from.segments.size() != to.segments.size())
        return false;
    return !std::ranges::equal(from.bodies, to.bodies, isSamePlace)
           || !std::ranges::equal(from.segments, to.segments, isSamePlace)
           || !std::ranges::equal(from.segments, to.segments, isSameLength);
}

}  // namespace

bool Viewport::Impl::leavesPicture(const std::vector<Vector3>& points) const
{
    const Projection now = projection();
    return std::any_of(points.begin(), points.end(), [&](const Vector3& point) {
        const Projected at = now.at(point);
        return at.depth <= 0 || at.x < 0 || at.y < 0 || at.x > widget.width() || at.y > widget.height();
    });
}

// The share of the half picture that is covered at the top of its middle.
double Viewport::Impl::coveredTop() const
{
    const double height = std::max(1, widget.height()), middle = widget.width() / 2.0;
    double bottom = 0;
    for (const QRectF& place : overlay.covered()) {
        if (place.left() < middle && place.right() > middle && place.bottom() < height / 3)
            bottom = std::max(bottom, place.bottom());
    }
    return bottom > 0 ? 2 * bottom / height + 0.04 : 0;
}

// Margins wider where the points, as they are seen now, are behind the legend or the tools at the side: a legend is cleared
// above it, a column of tools beside it, a row of them below it.
FitMargins Viewport::Impl::clearOfCovers(const std::vector<Vector3>& points, FitMargins margins) const
{
    constexpr double gap = 0.03;
    const Projection now = projection();
    std::vector<QRectF> places = overlay.covered();
    places.push_back(overlay.legendPlace(sync.scene(), {now.width, now.height}));
    for (const QRectF& place : places) {
        const bool hides = std::any_of(points.begin(), points.end(), [&](const Vector3& point) {
            const Projected at = now.at(point);
            return at.depth > 0 && place.contains(at.x, at.y);
        });
        if (hides && place.top() > 0.6 * now.height)
            margins.bottom = std::max(margins.bottom, 2 * (1 - place.top() / now.height) + gap);
        else if (hides && place.right() < 0.4 * now.width)
            margins.left = std::max(margins.left, 2 * place.right() / now.width + gap);
        else if (hides && place.bottom() < 0.4 * now.height)
            margins.top = std::max(margins.top, 2 * place.bottom() / now.height + gap);
    }
    return margins;
}

// Whether covers hide more of what is seen than others would.
bool Viewport::Impl::hidesMore(const std::vector<QRectF>& covers, const std::vector<QRectF>& others) const
{
    const Projection now = projection();
    const auto hides = [](const std::vector<QRectF>& places, const Projected& at) {
        return std::ranges::any_of(places, [&](const QRectF& place) { return place.contains(at.x, at.y); });
    };
    return std::ranges::any_of(sync.extent(false), [&](const Vector3& point) {
        const Projected at = now.at(point);
        return at.depth > 0 && hides(covers, at) && !hides(others, at);
    });
}

// Once the view is at rest: from picture to picture the legend would jump.
bool Viewport::Impl::clearLegend(const Projection& seen)
{
    std::vector<Vector3> figure = sync.figureExtent(false);
    if (sync.scene().reach.empty())
        figure = sync.extent(false);
    return overlay.clearLegend(sync.scene(), seen, figure);
}

void Viewport::Impl::fitNow(double toAspect, const std::optional<FitMargins>& wanted)
{
    std::vector<Vector3> points;
    if (fitSelection)
        points = sync.extent(true);
    if (points.empty() && isFollowed())
        points = sync.figureExtent(false);
    if (points.empty())
        points = sync.extent(false);
    if (points.empty())
        return;
    // A figure that is fitted keeps clear of the legend in its usual corner.
    overlay.setLegendCorner(LegendCorner::BottomLeft);
    FitMargins margins = wanted.value_or(FitMargins());
    if (!wanted)
        margins.top = std::max(margins.top, coveredTop());
    if (toAspect < 1)
        margins.left = margins.right = 0.05;
    camera.fit(points, toAspect, margins);
    if (!wanted && std::abs(toAspect - aspect()) < 1e-3)
        camera.fit(points, toAspect, clearOfCovers(points, margins));
    // A single point or a thin strand still leaves room around it.
    camera.distance = std::max(camera.distance, 0.3 * sync.scene().size);
}

void Viewport::Impl::finishFit()
{
    if (!fitPending)
        return;
    fitNow(aspect());
    fitPending = false;
    // Once, with all its bones: from frame to frame the figure would grow and shrink.
    followFit = followFit && !(isFollowed() && sync.hasAllBones());
    imageIsOld = true;
    tellCameraMoved();
}

// Whoever has come near a part of the figure, so that it is not all in the picture, wants to stay there.
void Viewport::Impl::watchFigure(const Scene& next)
{
    const Scene& shown = sync.scene();
    const bool isPosture = next.document == shown.document && next.document != 0 && next.reach.empty();
    if (!isPosture)
        restTimer.stop();
    if (!isPosture || !hasMoved(shown, next))
        return;
    if (!restTimer.isActive())
        wasWhole = fitPending ? !fitSelection : glide.isRunning() || !leavesPicture(sync.figureExtent(false));
    restTimer.start(restDelay);
}

void Viewport::Impl::followFigure()
{
    // A slider or a handle is still held.
    if (QGuiApplication::mouseButtons() != Qt::NoButton) {
        restTimer.start(restDelay);
        return;
    }
    if (!wasWhole || !leavesPicture(sync.figureExtent(false)))
        return;
    const OrbitCamera seen = camera;
    fitSelection = false;
    fitNow(aspect());
    glide.start(std::exchange(camera, seen));
}

void Viewport::Impl::takeCamera()
{
    followFit = false;
    restTimer.stop();
    glide.stop();
}

}  // namespace sinew

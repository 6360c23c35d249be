#include "ui/panels/fixation/section_picture.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/fixation/standard_fixators.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/scene/section_patches.h"
#include "ui/text/said.h"

namespace sinew {

namespace {

constexpr double milli = 1e3;

// From the plane's axes t1 and t2 (back) to the picture: t1 downwards, or upwards where it leads up, as in a plane that
// falls outwards, so that what is upper stands above.
class SectionPlace {
public:
    SectionPlace(const PlaneFrame& frame, BodySide side)
        : m_down(frame.down.y() > level ? -1 : 1), m_hand(side == BodySide::Left ? -m_down : m_down)
    {
    }

    QPointF operator()(const Point2& place) const { return {m_hand * milli * place.y(), m_down * milli * place.x()}; }
    Vector3 down(const PlaneFrame& frame) const { return m_down * frame.down; }
    bool isFrontRight() const { return m_hand < 0; }
    QPolygonF operator()(const Outline& outline) const
    {
        QPolygonF polygon;
        for (const Point2& point : outline)
            polygon << (*this)(point);
        return polygon;
    }

private:
    static constexpr double level = 0.42;  // as edgeName() has it: such a plane has no upper edge

    double m_down, m_hand;
};

double diameterAtPlane(const PlacedBeam& beam)
{
    return beam.thread() <= 0 ? std::max(beam.stated.diameter, beam.stated.threadDiameter) : beam.stated.diameter;
}

// A direction of the beam's own section, prolonged along the beam until it lies in the plane.
Point2 inPlane(const Vector3& across, const PlacedBeam& beam, const PlaneFrame& plane)
{
    const Vector3& along = beam.bedded.direction;
    const Vector3 flat = across - across.dot(plane.normal) / along.dot(plane.normal) * along;
    return {flat.dot(plane.down), flat.dot(plane.back)};
}

Outline beamOutline(const PlacedBeam& beam, const PlaneFrame& plane)
{
    const Vector3& along = beam.bedded.direction;
    const Vector3 high = (beam.bedded.across - beam.bedded.across.dot(along) * along).normalized();
    const Point2 middle(beam.bedded.crossing.dot(plane.down), beam.bedded.crossing.dot(plane.back));
    const Point2 up = inPlane(high, beam, plane), wide = inPlane(along.cross(high), beam, plane);
    Outline outline;
    if (beam.stated.diameter > 0) {
        constexpr int points = 48;
        for (int i = 0; i < points; ++i) {
            const double angle = 2 * std::numbers::pi * i / points, radius = diameterAtPlane(beam) / 2;
            outline.push_back(middle + radius * (std::cos(angle) * up + std::sin(angle) * wide));
        }
        return outline;
    }
    const Point2 h = beam.stated.height / 2 * up, w = beam.stated.width / 2 * wide;
    return {middle - h - w, middle + h - w, middle + h + w, middle - h + w};
}

void addPressures(const Construct& construct, const FixationAnswer& answer, const SectionPlace& place,
                  SectionPicture& picture)
{
    const std::vector<CellAnswer>& cells = answer.interface.cells;
    if (cells.size() != picture.cells.size())
        return;
    picture.isSolved = true;
    picture.scale = sharesScale(construct, cells);
    double force = 0;
    Point2 sum = Point2::Zero();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].state == CellState::Open)
            continue;
        picture.cells[i].pressure = cells[i].pressure;
        picture.cells[i].share = strengthShare(construct, i, cells[i].pressure);
        const double push = cells[i].pressure * construct.sectionCells[i].area;
        force += push;
        sum += push * construct.sectionCells[i].centroid;
    }
    if (force > 0)
        picture.pressureCentre = place(Point2(sum / force));
}

}  // namespace

QRectF SectionPicture::bounds() const
{
    QRectF bounds = outer.boundingRect();
    for (const Beam& beam : beams)
        bounds = bounds.united(beam.outline.boundingRect());
    return bounds;
}

int SectionPicture::beamAt(const QPointF& place) const
{
    for (std::size_t i = 0; i < beams.size(); ++i) {
        if (beams[i].outline.containsPoint(place, Qt::WindingFill))
            return static_cast<int>(i);
    }
    return -1;
}

const SectionPicture::Cell* SectionPicture::cellAt(const QPointF& place) const
{
    const auto found = std::find_if(cells.begin(), cells.end(), [&](const Cell& cell) {
        return cell.outline.containsPoint(place, Qt::WindingFill);
    });
    return found == cells.end() ? nullptr : &*found;
}

SectionPicture sectionPictureOf(const Construct& construct, const FixationAnswer* answer, BodySide side)
{
    const PlaneFrame& frame = construct.section.frame;
    const SectionPlace place(frame, side);
    SectionPicture picture;
    picture.isFrontRight = place.isFrontRight();
    picture.isHollow = isHollow(construct);
    picture.topWord = edgeName(frame, -place.down(frame));
    picture.bottomWord = edgeName(frame, place.down(frame));
    picture.outer = place(construct.section.outer);
    for (const Outline& inner : construct.section.inner)
        picture.inner.push_back(place(inner));
    for (const SectionPatch& patch : sectionPatches(construct))
        picture.cells.push_back({place(patch.outline), {}, 0});
    for (const PlacedBeam& beam : construct.beams)
        picture.beams.push_back(
            {said(beamInWords(beam.stated.name)), place(beamOutline(beam, construct.section.frame))});
    if (answer && answer->isUsable())
        addPressures(construct, *answer, place, picture);
    return picture;
}

}  // namespace sinew

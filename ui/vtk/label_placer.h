#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QPointF>
#include <QRectF>

namespace sinew {

// A line of the picture that labels should not hide.
struct OverlayLine {
    QPointF from, to;
    double weight;         // how bad a hidden pixel is
    bool isArrow = false;  // no label lies over it while there is another place
};

// Whether a line runs through a rectangle or touches it.
bool crosses(const QRectF& rectangle, const QPointF& from, const QPointF& to);

struct LabelPlace {
    QRectF rect;
    bool isAway = false;  // from what it names: a line should lead there
};

// Puts labels beside what they name, none over another or over an arrow while there is room, and from picture to picture
// where they were while they can be. All in logical pixels.
class LabelPlacer {
public:
    // Begins a picture. taken: where no label may be.
    void begin(const QRectF& window, std::vector<QRectF> taken, std::vector<OverlayLine> lines);
    // Those that are placed first choose first. key: the same in every picture. at: the end of an arrow, for example.
    LabelPlace place(const std::string& key, const QPointF& at, const QSizeF& size);
    // The next picture follows none.
    void forget() { m_standing.clear(); }

private:
    struct Standing {
        int side = 0;
        QPointF away;  // of its upper left corner from what it names, where it stands away
    };
    // What a place must not lie over: nothing, other labels, or arrows too.
    enum class Clear { OfNothing, OfLabels, OfArrows };
    bool isFree(const QRectF& place, Clear clear) const;
    double linesUnder(const QRectF& place) const;
    QRectF besideIt(const QPointF& at, const QSizeF& size, Clear clear, std::optional<Standing>& standing) const;
    std::optional<QRectF> awayFromIt(const QPointF& at, const QSizeF& size, Clear clear,
                                     const std::optional<Standing>& standing) const;

    QRectF m_window;
    std::vector<QRectF> m_taken;
    std::vector<OverlayLine> m_lines;
    std::map<std::string, Standing> m_standing;
};

}  // namespace sinew

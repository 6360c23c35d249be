#pragma once

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "core/equations/atom_table.h"

namespace sinew {

using Components = std::array<Expression, 3>;  // along x, y and z

bool isZero(const Components& a);
Components operator+(const Components& a, const Components& b);
Components operator-(const Components& a, const Components& b);
Components operator*(const Expression& factor, const Components& a);
Expression dot(const Components& a, const Components& b);
Components cross(const Components& a, const Components& b);

// A turn of a frame about one of its own axes.
struct Turn {
    int axis = 2;  // x, y, z: 0, 1, 2
    AngleSum angle;

    bool operator==(const Turn&) const = default;
};

// The components that a vector of the turned frame has in the frame before the turn, and the other way round.
Components beforeTurn(AtomTable& atoms, const Turn& turn, const Components& a);
Components afterTurn(AtomTable& atoms, const Turn& turn, const Components& a);

// A vector by its components along the axes of a frame.
struct FrameVector {
    int frame = 0;
    Components components;

    bool operator==(const FrameVector&) const = default;
};

// How fast a frame turns per unit rate of a coordinate, along its own axes.
struct PartialTurning {
    int coordinate = 0;
    Components rate;
};

// Frames that are turned one after another about their own axes, starting from frame 0. Neighbouring turns about one
// axis are one turn, so that the angle between two frames of a plane model is a single sum of angles.
class FrameTable {
public:
    FrameTable() : m_frames(1) {}

    int add(std::vector<Turn> turns);  // counted from frame 0; the same turns give the same frame
    int addAfter(int frame, const std::vector<Turn>& turns);
    const std::vector<Turn>& turns(int frame) const { return m_frames[static_cast<std::size_t>(frame)]; }

    std::size_t mostTurns() const;  // of any frame

    // The components of a vector along the axes of another frame.
    Components inFrame(AtomTable& atoms, const FrameVector& a, int frame);
    // The angular velocity of the frame against frame 0, by the rates of the coordinates that turn it, rising.
    const std::vector<PartialTurning>& turning(AtomTable& atoms, int frame);

private:
    using Matrix = std::array<Components, 3>;  // by columns

    // R with (components in frame `to`) = R (components in frame `from`).
    const Matrix& rotation(AtomTable& atoms, int to, int from);

    std::vector<std::vector<Turn>> m_frames;
    std::map<std::pair<int, int>, Matrix> m_rotations;
    std::map<int, std::vector<PartialTurning>> m_turnings;
};

// Sums and derivatives of vectors in turned frames.
class VectorAlgebra {
public:
    VectorAlgebra(AtomTable& atoms, FrameTable& frames) : m_atoms(atoms), m_frames(frames) {}

    Expression dot(const FrameVector& a, const FrameVector& b);
    // Of the vector itself, not only of its components.
    FrameVector byCoordinate(const FrameVector& a, int coordinate);
    FrameVector byTime(const FrameVector& a);
    Components turningRate(int frame);  // the angular velocity, along the frame's own axes

private:
    AtomTable& m_atoms;
    FrameTable& m_frames;
};

}  // namespace sinew

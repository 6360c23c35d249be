#pragma once

#include <compare>
#include <string>
#include <vector>

#include "core/mechanism/mechanism.h"

namespace sinew {

// What a channel is of. Its names in files stand in front of the slash.
enum class ChannelObject { Coordinate, Link, Node, Contact, Hold, Joint, Constraint, Energy, CentreOfMass };

// What a channel measures. Vectors have the components 0, 1, 2 along x, y, z of the ground frame.
enum class Measure {
    Value,
    Speed,
    Acceleration,
    Effort,
    Passive,     // effort of spring, damper and stops; of the coordinates that have any
    Tension,     // of a link
    Stress,      // of a link that states its cross-section: tension over it
    Length,      // of a link
    Engaged,     // 1 or 0
    Broken,      // 1 or 0; of a link that may break
    Normal,      // force of a contact along its normal
    Friction,    // force of a contact along its plane, with a sign in a plane model
    Gap,         // of a contact
    Slides,      // 1 or 0
    Force,       // vector
    Moment,      // vector
    Position,    // vector
    Velocity,    // vector
    Multiplier,  // of a row of the constraints, see ConstraintRows
    Kinetic,
    Potential,
};

enum class QuantityKind {
    Angle,
    Length,
    AngularSpeed,
    Speed,
    Moment,
    Force,
    Energy,
    State,
    AngularAcceleration,
    Acceleration,
    Stress
};

// Which channel it is. index: of the object in its mechanism, or in Recording::holds; of constraints the row, of energy
// and centre of mass 0.
struct ChannelKey {
    ChannelObject object = ChannelObject::Coordinate;
    int index = 0;
    Measure measure = Measure::Value;
    int component = 0;

    auto operator<=>(const ChannelKey&) const = default;
};

// One column of the samples.
struct Channel {
    ChannelKey key;
    QuantityKind kind = QuantityKind::Length;
    std::string object;  // its name
    // Its name in files: "hip/value", "knee/fx", "energy/kinetic". Of two channels that would share it (a joint and a
    // contact 'foot') each says what it is of: "joint foot/fx". Set by nameColumns().
    std::string column;
    bool isQualified = false;  // it says what it is of
};

// Gives every channel its column name, no two the same even for a reader that trims blanks.
void nameColumns(std::vector<Channel>& channels);

// What stands behind the slash of its column: "value", "fx".
std::string wordOf(const ChannelKey& key);

// A noun for a kind of object: "joint".
const char* nounOf(ChannelObject object);

}  // namespace sinew

#pragma once

#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/scenario/scenario.h"

namespace sinew {

// The quantities that formulas and conditions may name. Contacts may be written with the body they touch before them
// ("ground.left_foot.normal"), points of bodies by landmark ("shank.toe.y"; the body's origin without).
enum class QuantityName {
    Time,
    StageTime,
    Value,
    Speed,
    Acceleration,
    Effort,  // COORD, COORD.speed, COORD.acceleration, COORD.effort
    LinkForce,
    LinkLength,
    LinkElongation,  // LINK.force, LINK.length, LINK.elongation
    Normal,
    Friction,
    Gap,
    Slip,  // CONTACT.normal, .friction, .gap, .slip
    PointX,
    PointY,
    PointZ,
    PointVx,
    PointVy,
    PointVz,  // BODY[.LANDMARK].x .y .z .vx .vy .vz, ground frame
    OwnVx,
    OwnVy,
    OwnVz,  // BODY[.LANDMARK].ux .uy .uz: velocity along the body's axes
    HoldX,
    HoldY,
    HoldZ,  // HOLD.fx .fy .fz: force of a stage's hold on its body, N
    CentreX,
    CentreY,
    CentreZ,
    CentreVx,
    CentreVy,
    CentreVz,  // com.x ... com.vz
    KineticEnergy,
    PotentialEnergy,  // energy.kinetic, energy.potential
    TableColumn,      // TABLE.COLUMN at the run's time
};

struct NamedQuantity {
    QuantityName name = QuantityName::Time;
    // Index of the coordinate, link, contact, hold or body (bodies from 1, expanded model); of columns counted through all
    // tables.
    int object = -1;
    Vector3 point = Vector3::Zero();  // body frame
    // Whether it needs the solution of the equations of motion (accelerations, efforts), not the state alone.
    bool needsSolution() const
    {
        return name == QuantityName::Acceleration || name == QuantityName::Effort
               || (name >= QuantityName::HoldX && name <= QuantityName::HoldZ);
    }
};

// Finds quantities by name. model: with its segments written out (expanded()).
class QuantityCatalogue {
public:
    // holds: names of holds. tables: those that have been read have columns.
    QuantityCatalogue(const Model& expandedModel, const std::vector<std::string>& holds,
                      const std::vector<NamedTable>& tables = {});

    // Nothing when there is no such quantity.
    bool find(const std::string& name, NamedQuantity& quantity) const;
    const std::vector<std::string>& names() const { return m_names; }  // all, for "did you mean" and completion

private:
    std::vector<std::string> m_names;
    std::vector<NamedQuantity> m_quantities;  // as m_names
};

}  // namespace sinew

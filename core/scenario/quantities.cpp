#include "core/scenario/quantities.h"

#include <algorithm>
#include <iterator>

namespace sinew {

namespace {

struct Suffix {
    const char* text;
    QuantityName name;
};

constexpr Suffix ofCoordinate[] = {{"", QuantityName::Value},
                                   {".value", QuantityName::Value},
                                   {".speed", QuantityName::Speed},
                                   {".acceleration", QuantityName::Acceleration},
                                   {".effort", QuantityName::Effort}};
constexpr Suffix ofLink[] = {{".force", QuantityName::LinkForce},
                             {".length", QuantityName::LinkLength},
                             {".elongation", QuantityName::LinkElongation}};
constexpr Suffix ofContact[] = {{".normal", QuantityName::Normal},
                                {".friction", QuantityName::Friction},
                                {".gap", QuantityName::Gap},
                                {".slip", QuantityName::Slip}};
constexpr Suffix ofPoint[]
    = {{".x", QuantityName::PointX},   {".y", QuantityName::PointY},   {".z", QuantityName::PointZ},
       {".vx", QuantityName::PointVx}, {".vy", QuantityName::PointVy}, {".vz", QuantityName::PointVz},
       {".ux", QuantityName::OwnVx},   {".uy", QuantityName::OwnVy},   {".uz", QuantityName::OwnVz}};
constexpr Suffix ofHold[] = {{".fx", QuantityName::HoldX}, {".fy", QuantityName::HoldY}, {".fz", QuantityName::HoldZ}};
constexpr Suffix ofTable[] = {{"", QuantityName::TableColumn}};
constexpr Suffix ofWhole[] = {{"time", QuantityName::Time},
                              {"stage_time", QuantityName::StageTime},
                              {"com.x", QuantityName::CentreX},
                              {"com.y", QuantityName::CentreY},
                              {"com.z", QuantityName::CentreZ},
                              {"com.vx", QuantityName::CentreVx},
                              {"com.vy", QuantityName::CentreVy},
                              {"com.vz", QuantityName::CentreVz},
                              {"energy.kinetic", QuantityName::KineticEnergy},
                              {"energy.potential", QuantityName::PotentialEnergy}};

// Collects the quantities of one object after another.
struct Collector {
    std::vector<std::string>& names;
    std::vector<NamedQuantity>& quantities;

    template <std::size_t n>
    void add(const Suffix (&suffixes)[n], const std::string& object, int index, const Vector3& point = Vector3::Zero())
    {
        for (const Suffix& suffix : suffixes) {
            names.push_back(object + suffix.text);
            quantities.push_back({suffix.name, index, point});
        }
    }
};

}  // namespace

QuantityCatalogue::QuantityCatalogue(const Model& expandedModel, const std::vector<std::string>& holds,
                                     const std::vector<NamedTable>& tables)
{
    Collector collector{m_names, m_quantities};
    collector.add(ofWhole, {}, -1);
    int index = 0;
    for (const Coordinate& coordinate : expandedModel.coordinates)
        collector.add(ofCoordinate, coordinate.name, index++);
    index = 0;
    for (const Link& link : expandedModel.links)
        collector.add(ofLink, link.name, index++);
    index = 0;
    for (const Contact& contact : expandedModel.contacts) {
        collector.add(ofContact, contact.name, index);
        collector.add(ofContact, contact.against + '.' + contact.name, index++);
    }
    index = 0;
    for (const std::string& hold : holds)
        collector.add(ofHold, hold, index++);
    index = 1;
    for (const Body& body : expandedModel.bodies) {
        collector.add(ofPoint, body.name, index);
        for (const Landmark& landmark : body.landmarks)
            collector.add(ofPoint, body.name + '.' + landmark.name, index, landmark.position);
        ++index;
    }
    index = 0;
    for (const NamedTable& table : tables) {
        for (const std::string& column : table.data->columns)
            collector.add(ofTable, table.name + '.' + column, index++);
    }
}

bool QuantityCatalogue::find(const std::string& name, NamedQuantity& quantity) const
{
    const auto it = std::find(m_names.begin(), m_names.end(), name);
    if (it == m_names.end())
        return false;
    quantity = m_quantities[static_cast<std::size_t>(std::distance(m_names.begin(), it))];
    return true;
}

}  // namespace sinew

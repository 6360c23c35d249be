#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/mechanism/constraint_rows.h"
#include "core/mechanism/contact_place.h"
#include "core/statics/situation.h"

namespace sinew {

enum class ElementKind { Spring, Stop, Contact };

// What carries load besides the links of the model, as one more column of the link problem: a gap, its stiffness, a
// force per unit of which generalised efforts are known.
//
// Springs of coordinates work both ways; a stop pushes back beyond the end of its range; a contact only pushes. The
// force of a contact with friction is a sum of forces >= 0 along the edges of a pyramid within the cone of friction: two
// edges in the plane (the cone itself), `pyramidEdges` in space, where one of them turns against the slip. Behind the
// edges a contact that gives way has springs along and across its normal, which meet the edges at a sliding point with
// rows of its own.
//
// Taken alone, such edges would make friction associated: sliding along the cone would open the contact by mu |slip|.
// Coulomb's law follows when the gap is wider by just that (de Saxce and Feng 1998, the bipotential of contact), so the
// slip is a part of the elements, and statics looks for the slip that its own answer confirms.
struct Element {
    ElementKind kind = ElementKind::Spring;
    int object = 0;  // coordinate or contact
    Vector3 force
        = Vector3::Zero();        // contact: on the touching body per unit, ground frame; 0 for springs behind edges
    Eigen::VectorXd effort;       // (rows of the mechanism, then those of sliding points), per unit
    double stiffness = 0;         // N/m or N m/rad; infinite: rigid
    double imposed = 0;           // m or rad: minus the gap
    double lower = 0, upper = 0;  // N or N m
    double atRest = 0;            // N or N m: what it bears in the posture itself, without displacements
    bool isReaction = false;      // rigid and touching: bears whatever it is asked to without displacements
};

inline constexpr int pyramidEdges = 16;  // the pyramid reaches at least cos(pi / 16) = 0.98 of the cone

// A contact at a posture.
struct ContactAtRest {
    ContactPlace place;
    double depth = 0;       // m: where the law of a contact whose stiffness grows is linearised
    int firstSliding = -1;  // row of its sliding point; -1: none
    // With friction:
    Eigen::MatrixXd along;   // (rows x 1 + tangents) efforts of normal and tangents at what slides
    Eigen::MatrixXd pushes;  // the same at the point of the touching body
    Eigen::Vector2d moved = Eigen::Vector2d::Zero();  // m, along the tangents, of Elements::moved
    Eigen::Index firstEdge = -1;                      // in the list of elements
    double imposed = 0;                               // m: of its edges while nothing slides
    double firstAngle = 0;                            // rad: of the first edge from the first tangent
    double slip = 0;                                  // m, of the slips that were set
};

enum class ElementUse {
    Elastic,    // for the complete system: elements give way
    Reactions,  // for an optimality criterion, which knows no displacements: springs and stops are loads, contacts rigid
};

// All elements of a mechanism at one posture. Coordinates that are locked have no springs here.
class Elements {
public:
    // To be set before set(): how far the touching bodies have moved along the tangents of contacts with friction from where
    // these began to bear, m, per contact; empty: they begin in the posture.
    std::vector<Eigen::Vector2d> moved;

    // The situation has passed faultOf(). Without elements nothing is allocated.
    void set(const Mechanism& mechanism, const Configuration& configuration, const Situation& situation,
             ElementUse use);

    const std::vector<Element>& list() const { return m_list; }
    const std::vector<ContactAtRest>& contacts() const { return m_contacts; }
    Eigen::Index slidingRows() const { return m_slidingRows; }
    // (coordinates), N m or N: of springs and stops that stand among the loads.
    const Eigen::VectorXd& deadEfforts() const { return m_deadEfforts; }

    // Linearises growing contact stiffness where the contacts are pressed by these displacements (all rows). True when
    // a force changed by more than `tolerance` of itself.
    bool relinearise(const Mechanism& mechanism, const Eigen::VectorXd& displacements, double tolerance);

    // How far contacts with friction slide by these displacements (all rows), m: one entry a contact in the plane, two
    // in space, along its tangents.
    Eigen::VectorXd slips(const Eigen::VectorXd& displacements) const;
    Eigen::VectorXd noSlips() const { return Eigen::VectorXd::Zero(m_slipCount); }
    // Along the first tangent, m, of those contacts with friction that are chosen, which are counted in their order.
    Eigen::VectorXd slipsWhere(const std::function<bool(std::size_t)>& isChosen, double slip) const;
    std::size_t frictionCount() const;
    // Whether the contact slides by the slips that were set.
    bool slides(int contact) const;
    // How far touching bodies move along the tangents, m, per contact, by these displacements (rows of the mechanism).
    std::vector<Eigen::Vector2d> movesAlong(const Eigen::VectorXd& displacements) const;
    // The laws of contacts that slide so far.
    void setSlips(const Mechanism& mechanism, const Eigen::VectorXd& slips);
    // The laws of contacts as they were built: the pyramid of one that stands still looks where it did at first, so that
    // what could be held then can be held again.
    void standStill(const Mechanism& mechanism);

private:
    void addResistances(const Mechanism& mechanism, const Situation& situation, ElementUse use);
    void addSpring(const CompiledResistance& resistance, double value, const Eigen::VectorXd& effort);
    void addStop(const CompiledResistance& resistance, double value, const Eigen::VectorXd& effort);
    void addContact(const Mechanism& mechanism, const Configuration& configuration, int contact, ElementUse use);
    void addEdges(const Mechanism& mechanism, int contact, double imposed, const Eigen::MatrixXd& along);
    void turnEdges(const Mechanism& mechanism, int contact, double slip);

    std::vector<Element> m_list;
    std::vector<ContactAtRest> m_contacts;
    Eigen::Index m_rows = 0, m_slidingRows = 0, m_slipCount = 0;
    Eigen::VectorXd m_deadEfforts;
};

// Why a study of elastic links alone cannot take account of a mechanism (rigid contacts, friction, links that break),
// naming the first object, or an empty text. study: such as "the sensitivities".
Sentence faultOfElements(const Mechanism& mechanism, const Sentence& study);

}  // namespace sinew

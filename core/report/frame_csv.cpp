#include "core/report/frame_csv.h"

#include <array>
#include <ostream>
#include <string>

#include "core/frame/link_stress.h"
#include "core/report/csv_text.h"
#include "core/statics/layered_joint.h"

namespace sinew {

namespace {

enum Column {
    Kind,
    Name,
    Engaged,
    Force,
    ForceInBodyWeights,
    Stress,
    Length,
    Elongation,
    Fx,
    Fy,
    Fz,
    Mx,
    My,
    Mz,
    MomentSize,
    Gap,
    State,
    Time,
    Pressure,
    RadiusChange,
    VonMises,
    Status,
    ColumnCount
};

constexpr std::array<const char*, ColumnCount> header
    = {"kind",  "name",   "engaged",     "force_N",         "force_bw",     "stress_Pa", "length_m",  "elongation_m",
       "fx_N",  "fy_N",   "fz_N",        "mx_Nm",           "my_Nm",        "mz_Nm",     "moment_Nm", "gap_m",
       "state", "time_s", "pressure_Pa", "radius_change_m", "von_mises_Pa", "status"};

class FrameTable {
public:
    FrameTable(const ResultFrame& frame, const Model& model, std::ostream& stream)
        : m_frame(frame), m_model(model), m_stream(stream)
    {
    }

    void write()
    {
        for (std::size_t i = 0; i < ColumnCount; ++i)
            m_stream << (i > 0 ? "," : "") << header[i];
        m_stream << '\n';
        if (!m_frame.isUsable()) {
            begin("message", m_frame.message.english());
            end();
        }
        writeLinks();
        writeJoints();
        writeLayers();
        writeContacts();
        writeConstraints();
        writeHolds();
    }

private:
    void begin(const char* kind, const std::string& name)
    {
        m_cells.fill({});
        m_cells[Kind] = kind;
        m_cells[Name] = csvField(name);
        m_cells[Status] = statusName(m_frame.status);
        set(Time, m_frame.time);
    }

    void end()
    {
        for (std::size_t i = 0; i < ColumnCount; ++i)
            m_stream << (i > 0 ? "," : "") << m_cells[i];
        m_stream << '\n';
    }

    void set(Column column, std::optional<double> value)
    {
        if (value)
            m_cells[column] = csvNumber(*value);
    }

    void setForce(std::optional<double> newtons)
    {
        set(Force, newtons);
        if (newtons && m_frame.bodyWeight > 0)
            set(ForceInBodyWeights, *newtons / m_frame.bodyWeight);
    }

    void setVector(Column first, const Vector3& vector)
    {
        for (int axis = 0; axis < 3; ++axis)
            set(static_cast<Column>(first + axis), vector[axis]);
    }

    std::optional<double> stressIn(std::size_t link) const
    {
        const std::optional<double> force = m_frame.links[link].force;
        return force && link < m_model.links.size() ? stressOf(m_model.links[link], *force) : std::nullopt;
    }

    void writeLinks()
    {
        for (std::size_t j = 0; j < m_frame.links.size(); ++j) {
            const LinkFrame& link = m_frame.links[j];
            begin("link", m_frame.mechanism->linkNames[j]);
            if (link.force)
                m_cells[Engaged] = link.isEngaged ? "1" : "0";
            setForce(link.force);
            set(Stress, stressIn(j));
            set(Length, link.length);
            set(Elongation, link.elongation);
            set(Gap, link.gap);
            if (link.isBroken)
                m_cells[State] = "broken";
            end();
        }
    }

    void writeJoints()
    {
        for (std::size_t i = 0; i < m_frame.joints.size(); ++i) {
            begin("joint", m_frame.mechanism->jointNames[i]);
            if (const auto& joint = m_frame.joints[i]) {
                setForce(joint->resultant());
                setVector(Fx, joint->force);
                setVector(Mx, joint->moment);
                set(MomentSize, joint->moment.norm());
            }
            end();
        }
    }

    // As far as there is a pressure on them: the outer face of each, and its largest stress.
    void writeLayers()
    {
        for (std::size_t i = 0; i < m_model.joints.size(); ++i) {
            const Joint& joint = m_model.joints[i];
            if (joint.layers.empty())
                continue;
            const LayeredJoint state = calcLayeredJoint(joint, i, &m_frame);
            for (std::size_t k = 0; k < joint.layers.size(); ++k) {
                begin("layer", joint.name + "/" + joint.layers[k].name);
                m_cells[State] = wordOf(state.basis);
                if (k < state.layers.size()) {
                    set(Pressure, state.layers[k].outer.pressure());
                    set(RadiusChange, state.layers[k].outer.displacement);
                    set(VonMises, largestVonMises(state.layers[k]));
                }
                end();
            }
        }
    }

    void writeContacts()
    {
        for (std::size_t i = 0; i < m_frame.contacts.size(); ++i) {
            const ContactFrame& contact = m_frame.contacts[i];
            begin("contact", m_frame.mechanism->contactNames[i]);
            m_cells[Engaged] = contact.mode == ContactMode::Open ? "0" : "1";
            m_cells[State] = modeName(m_frame.mechanism->contacts[i], contact.mode);
            setForce(contact.force.norm());
            setVector(Fx, contact.force);
            set(Gap, contact.gap);
            end();
        }
    }

    void writeConstraints()
    {
        for (const ConstraintFrame& row : m_frame.constraints) {
            begin("constraint", row.row);
            if (row.isRedundant || row.isReleased)
                m_cells[State] = row.isRedundant ? "redundant" : "released";
            else if (row.isMoment)
                set(MomentSize, row.multiplier);
            else
                setForce(row.multiplier);
            end();
        }
    }

    void writeHolds()
    {
        for (const HoldFrame& hold : m_frame.holds) {
            begin("hold", hold.name);
            setForce(hold.force.norm());
            setVector(Fx, hold.force);
            end();
        }
    }

    const ResultFrame& m_frame;
    const Model& m_model;
    std::ostream& m_stream;
    std::array<std::string, ColumnCount> m_cells;
};

}  // namespace

const char* statusName(FrameStatus status)
{
    switch (status) {
    case FrameStatus::Usable: return "usable";
    case FrameStatus::NotAdmissible: return "not_admissible";
    case FrameStatus::NotHoldable: return "not_holdable";
    case FrameStatus::Unusable: break;
    }
    return "unusable";
}

const char* modeName(const CompiledContact& contact, ContactMode mode)
{
    if (mode == ContactMode::Open)
        return "open";
    if (!contact.friction)
        return "presses";
    return mode == ContactMode::Sticks ? "sticks" : "slides";
}

const char* unloadedName(LinkSense sense)
{
    switch (sense) {
    case LinkSense::Tension: return "slack";
    case LinkSense::Compression: return "open";
    case LinkSense::Both: break;
    }
    return "no force";
}

void writeFrameCsv(const ResultFrame& frame, const Model& model, std::ostream& stream)
{
    FrameTable(frame, model, stream).write();
}

}  // namespace sinew

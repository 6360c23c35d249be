#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "ui/jobs/recruitment_study.h"
#include "ui/panels/panel_input.h"

namespace sinew {

inline constexpr double leastChange = -0.9, largestChange = 4;  // of a stiffness, relative

// Links that are made stiffer or softer together: those of one Link::group, or one link alone.
struct ActivationGroup {
    QString title;
    std::vector<int> links;  // in the model's order
    double change = 0;       // s: the stiffness is (1 + s) times the model's; of the first link when they differ
    bool isMixed = false;    // the links' changes differ

    bool operator==(const ActivationGroup&) const = default;
};

enum class ActivationRegion {
    Unchanged,  // every stiffness is the model's
    Inside,     // the same links stay engaged: the formula is the solution
    Outside,    // they do not, or there is no formula: the numbers are a full solve's
};

// N; `after` is not a number before a full solve has arrived.
struct ActivationBar {
    int link = -1;
    QString name;
    double before = 0, after = 0;
};

struct ActivationJoint {
    QString title;
    double before = 0, after = 0;  // resultant, N
};

struct ActivationData {
    std::vector<ActivationGroup> groups;  // there as soon as there is a model
    QString emptyText;                    // why there are no forces; empty when there are
    ActivationRegion region = ActivationRegion::Unchanged;
    QString regionText;              // a sentence
    bool isStale = false;            // the full solve is of an older move
    std::vector<ActivationBar> all;  // every link, in the model's order
    std::vector<int> shown;  // indices of `all`: what changes most; the largest forces while nothing has changed
    std::vector<ActivationJoint> joints;  // those that bear something
};

inline constexpr int mostActivationBars = 10;

// `study` may be nullptr or of another situation: then the data says that it is being computed.
ActivationData activationData(const PanelInput& input, const RecruitmentStudy* study);

// The activations of a situation whose links of `group` have their stiffness at (1 + change) times the model's; change
// is taken to the nearest that is allowed.
Eigen::VectorXd withGroupChange(const Model& model, const Eigen::VectorXd& activations, const ActivationGroup& group,
                                double change);
// Per link, as the model states them.
std::vector<double> ownActivations(const Model& model);

// A slider's travel, -1 to 1, for a change and back: 0 stays 0, equal steps to one side multiply the stiffness alike.
double travelOfChange(double change);
double changeOfTravel(double travel);

// link, before_N, after_N, region.
void writeActivationCsv(const Model& model, const ActivationData& data, std::ostream& stream);

}  // namespace sinew

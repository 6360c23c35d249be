#pragma once

#include <set>
#include <string>
#include <vector>

#include <QString>

#include "core/statics/criterion.h"
#include "ui/jobs/recruitment_study.h"
#include "ui/panels/panel_input.h"

namespace sinew {

// Which criteria are compared.
struct CriteriaChoice {
    std::set<CriterionKind> ticked = {CriterionKind::Stiffness, CriterionKind::Quadratic, CriterionKind::MinMax};
    double exponent = entryOf(CriterionKind::Power).power;  // of CriterionKind::Power
    Weighting weighting = Weighting::Automatic;             // of all but stiffness

    bool has(CriterionKind kind) const { return ticked.contains(kind); }
    void set(CriterionKind kind, bool on)
    {
        if (on)
            ticked.insert(kind);
        else
            ticked.erase(kind);
    }
    bool operator==(const CriteriaChoice&) const = default;
};

Criterion criterionOf(CriterionKind kind, const CriteriaChoice& choice);
// All that are ticked, none twice, and the one that the 3D view shows, ticked or not.
std::vector<Criterion> criteriaOf(const CriteriaChoice& choice, const Criterion& shown);
// What the 3D view is to show when the choice has become another: the same kind with its new power and weighting as
// long as it is ticked, else the first that is.
Criterion followChoice(const Criterion& shown, const CriteriaChoice& before, const CriteriaChoice& now);

// An entry of the legend.
struct CompareEntry {
    Criterion criterion;
    QString name;           // "Quadratic, by area"
    QString remark;         // why it could not be computed, or that it must equal the complete system
    bool isUsable = false;  // its forces may be shown
    bool isShown = false;   // in the 3D view

    bool operator==(const CompareEntry&) const = default;
};

struct CompareRow {
    ObjectId id;
    QString name;
    std::vector<double> values;  // N, by entry; NaN where not computed
};

// Bars of one posture: a row a link, a bar a criterion.
struct CompareData {
    std::vector<CompareEntry> entries;
    std::vector<CompareRow> links;   // that carry by one criterion at least; strands of a muscle side by side
    std::vector<CompareRow> joints;  // resultants, of those that bear something
    double bodyWeight = 0;           // N
    QString load;                    // "48 % of the load"; empty with all of it
    QString emptyText;               // why there is nothing to compare; empty when there is
};

// study: the newest one, or nullptr; shown: what the 3D view shows.
CompareData compareOf(const PanelInput& input, const RecruitmentStudy* study, const Criterion& shown);

}  // namespace sinew

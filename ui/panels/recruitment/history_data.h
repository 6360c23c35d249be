#pragma once

#include <vector>

#include <QString>

#include "core/complementarity/switching.h"
#include "core/statics/criterion.h"
#include "ui/panels/panel_input.h"

namespace sinew {

struct HistoryRow {
    int step = 1;
    QString text;                // "strand 5 goes slack"
    QString remark;              // which links are still in the wrong after it
    ObjectId link;               // null at the start
    std::vector<double> forces;  // N, after the step, by column

    bool operator==(const HistoryRow&) const = default;
};

struct HistoryColumn {
    ObjectId link;
    QString name;

    bool operator==(const HistoryColumn&) const = default;
};

// The order in which links switched on the way to the solution.
struct HistoryData {
    QString sentence;
    std::vector<HistoryColumn> columns;  // a link that switches each, in the order of their first switch
    std::vector<HistoryRow> rows;
    QString emptyText;  // why there is no history; empty when there is

    bool operator==(const HistoryData&) const = default;
};

// "strand 5 goes slack"; at the start no link is named.
QString switchText(SwitchingChange change, const QString& link);

// criterion: what the newest solution was shared by.
HistoryData historyOf(const PanelInput& input, const Criterion& criterion);

// True when forces are found by letting links go and taking them back one at a time.
bool hasHistory(const Criterion& criterion);

}  // namespace sinew

#pragma once

#include <QString>

namespace sinew {

// What the status line says of a workspace. Texts that are empty are left out.
struct StatusTexts {
    const char* role = "muted";  // of the state: "good", "warning", "error" or "muted"
    QString state;               // whether what is shown may be used: "solved: the forces balance"
    QString stateHint;           // the exact term: "Left-over of the equations of equilibrium: 1e-15"
    QString remark;              // that it is not all: "only 48 % of the load"
    QString detail, detailHint;  // "5 of 27 links pull"
    QString time;                // what computing took: "solve 31 µs"
    QString method, methodHint;

    void setState(const char* newRole, const QString& newState)
    {
        role = newRole;
        state = newState;
    }
};

}  // namespace sinew

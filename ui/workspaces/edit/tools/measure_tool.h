#pragma once

#include <vector>

#include "ui/workspaces/edit/tools/tool.h"

namespace sinew {

// The distance of two places, and with a third the angle at the second.
class MeasureTool : public Tool {
public:
    using Tool::Tool;

    bool clicked(const ViewPointer& pointer) override;
    bool cancel() override;
    void addMarks(ViewMarks& marks) override;
    QString hint() const override;

private:
    std::vector<Vector3> m_places;  // ground frame
};

// The angle at b between the ways to a and c, rad in [0, pi]; 0 where one of them has no length.
double angleAt(const Vector3& a, const Vector3& b, const Vector3& c);

}  // namespace sinew

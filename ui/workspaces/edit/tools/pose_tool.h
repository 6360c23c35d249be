#pragma once

#include <optional>

#include <Eigen/Core>

#include "ui/workspaces/edit/tools/tool.h"

namespace sinew {

// Drags a body, and the joints between it and the ground follow: locked ones keep their values, the others their ranges,
// and constraints are met.
class PoseTool : public Tool {
public:
    using Tool::Tool;

    bool pressed(const ViewPointer& pointer) override;
    void dragged(const ViewPointer& pointer) override;
    void released(const ViewPointer& pointer) override;
    bool clicked(const ViewPointer&) override { return false; }
    bool cancel() override;
    bool isBusy() const override { return m_pull.has_value(); }
    void addMarks(ViewMarks& marks) override;
    QString hint() const override;

private:
    struct Pull {
        int body = 0;
        Vector3 point = Vector3::Zero();   // frame of the body
        Vector3 origin = Vector3::Zero();  // where it was, ground frame
        Vector3 target = Vector3::Zero();
        Eigen::VectorXd before;  // the posture
    };

    void show(const Eigen::VectorXd& values);

    std::optional<Pull> m_pull;
};

}  // namespace sinew

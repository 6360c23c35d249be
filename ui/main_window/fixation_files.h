#pragma once

#include <functional>
#include <string>

#include <QString>

#include "ui/actions/fixation_verbs.h"
#include "ui/session/sessions.h"

class QWidget;

namespace sinew {

class ViewportFrame;

// All that the Fixation menu does with files: asks which, writes and tells how it went.
class FixationFiles : public FixationVerbs {
public:
    FixationFiles(const Sessions& sessions, ViewportFrame& view, QWidget& window);

    // Who writes files; see MotionFiles::setSaver().
    using Saver = std::function<bool(const std::string& file, const std::function<bool()>& write)>;
    void setSaver(Saver saver) { m_saver = std::move(saver); }

    bool saveFixation() override;
    bool saveFixationWithDialog() override;
    void loadFemurMesh() override;
    void locateModel() override;
    void writeReport() override;
    void exportNumbers() override;
    void copyTable() override;

private:
    bool saveTo(const std::string& path);
    QString proposedPath(const QString& ending) const;

    Sessions m_sessions;
    Saver m_saver;
    ViewportFrame& m_view;
    QWidget& m_window;
};

}  // namespace sinew

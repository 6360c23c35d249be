#pragma once

#include <functional>
#include <string>

#include <QString>

#include "ui/actions/fixation_verbs.h"
#include "ui/main_window/document_keeper.h"
#include "ui/session/sessions.h"

class QWidget;

namespace sinew {

class ViewportFrame;

// All that the Fixation menu does with files: asks which, writes and tells how it went.
class FixationFiles : public FixationVerbs {
public:
    FixationFiles(const Sessions& sessions, ViewportFrame& view, QWidget& window);

    void setSaver(FileSaver saver) { m_saver = std::move(saver); }

    bool saveFixation() override;
    bool saveFixationWithDialog() override;
    void loadFemurMesh() override;
    void locateModel() override;
    void writeReport() override;
    void exportNumbers() override;
    void copyTable() override;

private:
    bool saveTo(const std::string& path, Named named);
    QString proposedPath(const QString& ending) const;

    Sessions m_sessions;
    FileSaver m_saver;
    ViewportFrame& m_view;
    QWidget& m_window;
};

}  // namespace sinew

#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>

#include <QObject>

#include "core/document/recovery.h"
#include "ui/session/sessions.h"

namespace sinew {

class DiskNotice;
class FileWatch;
class RecoveryKeeper;

// Sees to it that the open document is not lost: keeps its recovery copy, and says in the notice above the view when its
// file was changed or removed by others, or could not be written.
class DocumentKeeper : public QObject {
    Q_OBJECT

public:
    DocumentKeeper(const Sessions& sessions, DiskNotice& notice, const QString& recoveryFolder);
    ~DocumentKeeper() override;

    RecoveryKeeper& recovery() { return *m_recovery; }
    FileWatch& watch() { return *m_watch; }
    // Opens what was found as a copy that no file holds yet, named after the saved file. A model that its file holds as it
    // is, as that of most motions and cases, is that file's.
    void openRecovered(const RecoveryEntry& entry, const Project& document);
    // The file of a part of the project holds something else by now, or is gone: there is something to be saved.
    bool isDetached(const std::string& file) const { return m_detached.contains(file); }
    bool isAnyDetached() const { return !m_detached.empty(); }
    // write() with all that belongs to a save of that file: before the first one since the document was opened what the
    // file held becomes its backup; success is said, failure stands above the view. True: it was written.
    bool save(const std::string& file, const std::function<bool()>& write);

signals:
    void saved(const QString& file);
    void detachedChanged();

private:
    void documentChanged();
    void fileChanged(const QString& file, bool isRemoved);
    void setDetached(std::set<std::string> files);
    void attach(const std::string& file);
    void detach(const std::string& file);
    void showNotSaved(const std::string& file);
    void withdrawFailures(const std::string& saved);

    std::vector<std::string> ownFiles() const;

    Session& m_session;
    MotionSession& m_motion;
    FixationSession& m_fixation;
    DiskNotice& m_notice;
    std::unique_ptr<RecoveryKeeper> m_recovery;
    std::unique_ptr<FileWatch> m_watch;
    int m_documentNumber = -1;
    std::set<std::string> m_keptFormer;  // files that have their backup since the document was opened
    std::set<std::string> m_notSaved;    // files whose last writing failed
    std::set<std::string> m_detached;    // of the document's files
};

}  // namespace sinew

#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include <QObject>

#include "core/document/recovery.h"
#include "core/io/file_print.h"
#include "ui/session/sessions.h"

namespace sinew {

class DiskNotice;
class FileWatch;
class RecoveryKeeper;

// How a file to be written was named. What another program has written there meanwhile is replaced only if a person has
// named the file just now.
enum class Named { Before, JustNow };

// Who writes files: calls write() with all that belongs to saving a file of that name.
using FileSaver = std::function<bool(const std::string& file, const std::function<bool()>& write, Named named)>;

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
    // The copy is of the open document's file, and the document was not recovered from it.
    bool isOtherWorkOnIt(const RecoveryCopy& copy) const;
    // The file of a part of the project holds something else by now, or is gone: there is something to be saved.
    bool isDetached(const std::string& file) const { return m_detached.contains(file); }
    bool isAnyDetached() const { return !m_detached.empty(); }
    // write() with all that belongs to a save of that file: what it held becomes its backup, unless that was written here
    // since the document was opened; success is said, failure stands above the view. Held back, with a notice, while the
    // file holds another program's version that nobody has decided about. True: it was written.
    bool save(const std::string& file, const std::function<bool()>& write, Named named = Named::Before);

signals:
    void saved(const QString& file);
    void detachedChanged();

private:
    void documentChanged();
    void fileChanged(const QString& file, bool isRemoved);
    void setDetached(std::set<std::string> files);
    void attach(const std::string& file);
    void detach(const std::string& file);
    void keepFormer(const std::string& file, const FilePrint& present);
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
    std::string m_recoveredFrom;                 // id of the copy that the document was recovered from, if any
    std::map<std::string, FilePrint> m_written;  // what was written here since the document was opened
    std::set<std::string> m_notSaved;            // files whose last writing failed
    std::set<std::string> m_detached;            // of the document's files
};

}  // namespace sinew

#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>

#include <QObject>
#include <QTimer>

#include "core/document/project.h"
#include "core/document/recovery.h"
#include "ui/jobs/newest_job.h"
#include "ui/session/sessions.h"

namespace sinew {

class MotionSession;
class Session;

// Keeps a recovery copy of the open document as long as it has unsaved edits: written in a worker, at most a second
// after the last edit. It goes when the document is saved or undone to what is saved, when another is opened, and when
// this object is destroyed, which is when a person has let the document go; a program that is killed leaves it.
class RecoveryKeeper : public QObject {
    Q_OBJECT

public:
    // folder: of the copies; empty: none are kept.
    RecoveryKeeper(const Sessions& sessions, std::string folder, QObject* parent = nullptr);
    ~RecoveryKeeper() override;

    const RecoveryStore& store() const { return m_store; }
    // The document counts as unsaved though its file was not edited here: it was removed or changed by others.
    void setDetached(bool isDetached);
    // The copy that the document was recovered from is its own from here on.
    void adopt(const std::string& id);
    void waitUntilDone();  // for tests: all edits until now are in the copy

signals:
    void failed(const sinew::Diagnostic& reason);  // once until it works again

private:
    struct Request {
        std::set<std::string> toRemove;  // copies, before this one is written
        RecoveryCopy copy;               // without its texts
        std::optional<Project> project;  // nothing: nothing is written
    };
    struct Answer {
        std::set<std::string> removed;
        std::optional<Diagnostic> reason;
    };
    static Answer answerTo(const Request& request, const RecoveryStore& store);

    void documentChanged();
    bool isModified() const;
    void write();
    void remove();

    Session& m_session;
    MotionSession& m_motion;
    FixationSession& m_fixation;
    RecoveryStore m_store;
    std::string m_id;
    bool m_isDetached = false;
    std::set<std::string>
        m_toRemove;  // that are not known to be gone yet: a newer request does the work of an older one
    int m_documentNumber = -1;
    bool m_hasCopy = false;
    bool m_hasFailed = false;
    QTimer m_delay;
    std::unique_ptr<NewestJob<Request, Answer>> m_job;
};

}  // namespace sinew

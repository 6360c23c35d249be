#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "ui/jobs/newest_job.h"
#include "ui/panels/equations/equations_job.h"
#include "ui/panels/panel_roles.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedLayout;
class QTextBrowser;

namespace sinew {

class Session;

// The equations of motion of the model, typeset or as text, LaTeX or C++, to read, copy and save. They are
// composed in a worker, and only while they can be seen.
class EquationsPanel : public QWidget, public WatchingPanel {
    Q_OBJECT

public:
    explicit EquationsPanel(Session& session, QWidget* parent = nullptr);
    ~EquationsPanel() override;

    void setInFront(bool inFront) override;
    void chooseFormat(EquationsFormat format);
    void chooseMethod(EquationMethod method);
    // What is shown; nullptr before the first answer and when nothing moves.
    const EquationsAnswer* shown() const { return m_answer.get(); }
    void copy() const;
    // Writes what is shown, all or nothing; the session is told when that was not possible. False then.
    bool save(const QString& path);
    // Blocks until what was asked for is shown. For snapshots and tests only.
    void waitUntilShown();

    QSize sizeHint() const override { return {420, 320}; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void lay();
    void refresh();
    void take(std::shared_ptr<const EquationsAnswer> answer);
    void showSentence(const QString& text);
    void askAndSave();

    Session& m_session;
    QComboBox* m_format;
    QComboBox* m_method;
    QComboBox* m_angles;
    QPushButton* m_copy;
    QPushButton* m_save;
    QLabel* m_sentence;
    QTextBrowser* m_typeset;
    QPlainTextEdit* m_text;
    QStackedLayout* m_pages;
    bool m_isInFront = true;
    std::optional<EquationsRequest> m_asked;
    std::shared_ptr<const EquationsAnswer> m_answer;
    std::unique_ptr<NewestJob<EquationsRequest, EquationsAnswer>> m_job;  // last: it stops before the rest goes
};

}  // namespace sinew

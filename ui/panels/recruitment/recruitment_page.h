#pragma once

#include <iosfwd>
#include <optional>

#include <QString>
#include <QWidget>

#include "ui/jobs/recruitment_study.h"
#include "ui/widgets/figure.h"

namespace sinew {

class Session;

// One page of the recruitment panel. Only the page that is shown has its wishes granted; it reads its data from the
// session whenever changed() says so.
class RecruitmentPage : public QWidget {
    Q_OBJECT

public:
    RecruitmentPage(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {}

    virtual QString title() const = 0;  // of its tab
    // Adds what the page shows of the study; the intervals it shows.
    virtual void addWishes(StudyWishes&) const {}
    virtual std::optional<ForceIntervalOptions> intervalWish() const { return std::nullopt; }

    virtual bool wantsHistory() const { return false; }  // of the switching, in all that is solved

    virtual bool hasData() const = 0;
    virtual void writeCsv(std::ostream& stream) const = 0;  // only when hasData()
    virtual PaperFigure figure() const = 0;                 // only when hasData()

signals:
    void wishesChanged();

protected:
    Session& session() const { return m_session; }

private:
    Session& m_session;
};

}  // namespace sinew

#pragma once

#include <vector>

#include <QFrame>
#include <QString>

class QVBoxLayout;

namespace sinew {

// A copy of unsaved work that a person may want back.
struct RecoveryOffer {
    QString id;
    QString title;
    QString when;            // "today 14:17"
    bool isDamaged = false;  // it can only be discarded
    QString elsewhere;       // the computer that it was written on, if it was another one

    bool operator==(const RecoveryOffer&) const = default;
};

// Says in amber that there is unsaved work, with what can be done about it. Hidden when there is none. A column has its
// buttons below the words, a bar at their right.
class RecoveryBox : public QFrame {
    Q_OBJECT

public:
    enum class Form { Column, Bar };
    explicit RecoveryBox(Form form = Form::Column, QWidget* parent = nullptr);

    void setOffers(const std::vector<RecoveryOffer>& offers);

signals:
    void recoverRequested(const QString& id);
    void compareRequested(const QString& id);
    void discardRequested(const QString& id);

private:
    QWidget* rowOf(const RecoveryOffer& offer);

    Form m_form;
    QVBoxLayout* m_rows;
    QWidget* m_shown = nullptr;
    std::vector<RecoveryOffer> m_offers;  // those of m_shown
};

}  // namespace sinew

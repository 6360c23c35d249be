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
};

// Says in amber that there is unsaved work, with what can be done about it. Hidden when there is none.
class RecoveryBox : public QFrame {
    Q_OBJECT

public:
    explicit RecoveryBox(QWidget* parent = nullptr);

    void setOffers(const std::vector<RecoveryOffer>& offers);

signals:
    void recoverRequested(const QString& id);
    void compareRequested(const QString& id);
    void discardRequested(const QString& id);

private:
    QWidget* rowOf(const RecoveryOffer& offer);

    QVBoxLayout* m_rows;
    QWidget* m_shown = nullptr;
};

}  // namespace sinew

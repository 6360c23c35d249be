#pragma once

#include <QLineEdit>

class QCompleter;
class QStringListModel;

namespace sinew {

// A line of arithmetic: a formula, or a condition. Completes the name that is being typed; what does not parse is
// refused and stays to be mended.
class FormulaField : public QLineEdit {
    Q_OBJECT

public:
    enum class Kind { Formula, Condition };
    explicit FormulaField(Kind kind, QWidget* parent = nullptr);

    void setNames(const QStringList& names);
    // Leaves alone what is being typed.
    void setFormula(const QString& text);
    // Gives up what is being typed.
    void forget();
    // Why a text is none, with the place in it; empty when it is one.
    static QString faultOf(const QString& text, Kind kind);

signals:
    void formulaEntered(const QString& text);
    void refused(const QString& text, const QString& message);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void commit();
    void complete();
    void insert(const QString& name);
    bool isChoosing() const;
    int wordStart() const;

    Kind m_kind;
    QString m_shown;
    QStringListModel* m_names;
    QCompleter* m_completer;
};

}  // namespace sinew

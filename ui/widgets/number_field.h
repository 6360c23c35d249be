#pragma once

#include <optional>
#include <vector>

#include <QLineEdit>

#include "core/schema/expression.h"
#include "core/schema/field.h"
#include "ui/text/units_format.h"

namespace sinew {

// What a number is written in.
struct FieldUnit {
    QString text;  // "°/s"; empty: none
    double inSi = 1;
    std::optional<Quantity> quantity;  // whose units may be typed
    bool operator==(const FieldUnit&) const = default;
};

FieldUnit fieldUnit(Quantity quantity);
// Of a coordinate's speed: °/s or mm/s.
FieldUnit rateUnit(CoordinateKind kind);

// The one field for numbers: right-aligned, its unit in grey beside it; speaks SI. A number with or without a unit may
// be typed, or an expression (core/schema/expression.h). Up and Down step by one shown unit, with Shift by a tenth, Page
// Up and Page Down by five. Enter takes what was typed and leaves the keyboard here, Escape takes it back. Nothing is
// shown for a number that is not there.
//
// What cannot be taken stays in its red field as it was typed, until another number is given. Why is said below the field
// and in its tool tip, or below by the form around (staysWhenRefused).
class NumberField : public QLineEdit {
    Q_OBJECT

public:
    // Rounded for reading, as numberText() does.
    explicit NumberField(Quantity quantity, QWidget* parent = nullptr);
    // Up to seven digits; fewer, but three at least, where no more fit and the field is only read.
    explicit NumberField(const FieldUnit& unit, QWidget* parent = nullptr);

    void setUnit(const FieldUnit& unit);
    const FieldUnit& unit() const { return m_unit; }
    void setBounds(const Bounds& bounds) { m_bounds = bounds; }  // SI; numbers beyond are refused
    void setNames(std::vector<NamedValue> names) { m_names = std::move(names); }
    // An empty text may be typed, and means that there is no number.
    void setMayBeEmpty(bool mayBeEmpty) { m_mayBeEmpty = mayBeEmpty; }
    void setStaysWhenRefused(bool stays) { m_staysWhenRefused = stays; }
    // Keeps an expression beside its value until the value changes.
    void setKeepsExpression(bool keeps) { m_keepsExpression = keeps; }

    // Leaves alone what is being typed, and what was refused.
    void setValue(std::optional<double> value);
    std::optional<double> value() const { return m_value; }
    const QString& expression() const { return m_expression; }
    // One that a field before this one had, for the value that it has.
    void setExpression(const QString& expression);
    // Why what is typed was refused; empty when it was not.
    const QString& reason() const { return m_reason; }
    // The number was taken and something is wrong with it, which is said elsewhere: it is red as what is refused.
    void setFaulty(bool isFaulty);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    // A person has given another value (SI), or an expression that is kept; shown once setValue() has confirmed it.
    // gesture: 0 for one that was typed, the same number for all steps in a row.
    void valueEntered(double value, int gesture = 0);
    // The same for no value; of a field that may be empty.
    void emptied();
    // What was typed cannot be taken, and why.
    void refused(const QString& text, const QString& reason);
    // What was typed, or refused, is given up by Escape.
    void takenBack();
    // reason() is another one, or none any more.
    void reasonChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setUp();
    Result<double> parsed() const;
    QString boundsText() const;
    double mostSize() const;
    QString sizeText() const;
    QString shownText(double value) const;
    int roomForText() const;  // px
    void makeRoomForUnit();
    void showValue();
    void setReason(const QString& reason);
    void markRefused();
    void refuse(const QString& reason);
    void enter(double value);
    void commit();

    FieldUnit m_unit;
    bool m_isRounded = false;
    bool m_mayBeEmpty = false;
    bool m_staysWhenRefused = false;
    bool m_keepsExpression = false;
    bool m_isClickedInto = false;  // the press that brought the focus is on its way
    Bounds m_bounds;
    std::vector<NamedValue> m_names;
    std::optional<double> m_value;
    QString m_expression;
    std::optional<double> m_expressionValue;
    QString m_reason;
    bool m_isFaulty = false;
    int m_gesture = 1;  // of the steps
};

}  // namespace sinew

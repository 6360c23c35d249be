#pragma once

#include <algorithm>
#include <optional>

#include <QDoubleSpinBox>
#include <QSpinBox>

namespace sinew {

// A remark on what was just typed, below its field for some seconds or until more is typed: a label of this name on the
// field's window.
inline constexpr char remarkName[] = "remark";
void sayBelow(const QWidget& field, const QString& text);

// "Between 1 % and 90 %: taken to the end", of texts with their unit.
QString boundsRemark(const QString& least, const QString& most);

// The number in a spin box's text without its prefix and suffix, with comma or point; nothing when there is none.
std::optional<double> numberIn(const QString& text, const QString& prefix, const QString& suffix);

// A QSpinBox or QDoubleSpinBox into which any number can be typed: one beyond the bounds is taken to the nearer bound,
// and said. Qt's own refuse keys, or go back to the value before, without a word.
template <class Box>
class Bounded : public Box {
public:
    using Box::Box;

    QValidator::State validate(QString& text, int& position) const override
    {
        const QValidator::State state = Box::validate(text, position);
        const bool isNumber = state == QValidator::Invalid && numberIn(text, this->prefix(), this->suffix());
        return isNumber ? QValidator::Intermediate : state;
    }

    void fixup(QString& text) const override
    {
        const std::optional<double> typed = numberIn(text, this->prefix(), this->suffix());
        if (!typed) {
            Box::fixup(text);
            return;
        }
        text = shown(std::clamp<double>(*typed, this->minimum(), this->maximum()));
        if (*typed < this->minimum() || *typed > this->maximum())
            sayBelow(*this, boundsRemark(shown(this->minimum()), shown(this->maximum())));
    }

private:
    QString shown(double value) const
    {
        using Number = decltype(this->value());
        return this->prefix() + this->textFromValue(static_cast<Number>(value)) + this->suffix();
    }
};

using BoundedSpinBox = Bounded<QSpinBox>;
using BoundedDoubleSpinBox = Bounded<QDoubleSpinBox>;

}  // namespace sinew

#pragma once

#include <memory>
#include <optional>

#include <QString>

#include "core/equations/equations.h"

namespace sinew {

enum class EquationsFormat { Typeset, Text, Latex, Cpp };

struct EquationsRequest {
    Model model;
    std::optional<EquationMethod> method;  // absent: the one that suits the model
    EquationsFormat format = EquationsFormat::Typeset;
    EquationAngles angles = EquationAngles::Model;

    bool operator==(const EquationsRequest&) const = default;
};

// What a panel shows: a text of that format, or why there is none. Immutable once made.
struct EquationsAnswer {
    EquationsFormat format = EquationsFormat::Typeset;
    QString text;   // HTML when typeset
    QString plain;  // to copy; the same as the text but for what is typeset
    QString fault;  // else empty; what is wrong and what to do, a paragraph each
};

// Composes and prints, and keeps the last equations, so that another format of the same costs only the printing. Never
// throws; one thread at a time.
class EquationsComposer {
public:
    EquationsAnswer answer(const EquationsRequest& request);

private:
    std::optional<EquationsRequest> m_composed;  // of m_equations
    Result<Equations> m_equations;
};

}  // namespace sinew

#pragma once

#include <string>

#include "core/equations/equation_symbols.h"

namespace sinew {

// Gives names to intermediate quantities, so that what is made of them stays short.
class Quantities {
public:
    explicit Quantities(EquationSymbols& symbols) : m_symbols(symbols) {}

    // A product of few factors stays as it is; for anything longer a symbol is made.
    Expression named(const std::string& name, const Expression& expression, const Sentence& meaning,
                     const std::string& unit);
    Components named(const std::string& name, const Components& vector, const Sentence& meaning,
                     const std::string& unit);

private:
    EquationSymbols& m_symbols;
};

// An expression without its terms in accelerations.
Expression withoutAccelerations(const AtomTable& atoms, const Expression& expression);
Components withoutAccelerations(const AtomTable& atoms, const Components& vector);

}  // namespace sinew

#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "core/math/formula_characters.h"

namespace sinew {

// Goes through the text of a formula from left to right, for parsers that descend recursively. After stop() there is no
// next character, so that they return.
class FormulaCursor {
public:
    // text: outlives the cursor.
    explicit FormulaCursor(std::string_view text) : m_text(text) {}

    std::size_t at() const { return m_at; }  // byte
    bool isAtEnd() const { return m_at >= m_text.size(); }
    std::string_view rest() const { return m_text.substr(std::min(m_at, m_text.size())); }

    char next() const { return m_isStopped || isAtEnd() ? '\0' : m_text[m_at]; }
    char afterNext() const { return m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0'; }
    bool isAtNumber() const { return isDigit(next()) || (next() == '.' && isDigit(afterNext())); }

    void stop() { m_isStopped = true; }
    void moveBy(std::size_t bytes) { m_at += bytes; }

    void skipBlanks()
    {
        while (!isAtEnd() && isBlank(m_text[m_at]))
            ++m_at;
    }

    // Takes a character and the blanks behind it if it is the next one.
    bool accept(char c)
    {
        if (next() != c)
            return false;
        ++m_at;
        skipBlanks();
        return true;
    }

    // The digits of the number that begins here; the blanks behind it are taken too.
    std::string_view takeNumber()
    {
        const std::size_t begin = m_at;
        m_at = endOfNumber(m_text, m_at);
        const std::string_view digits = m_text.substr(begin, m_at - begin);
        skipBlanks();
        return digits;
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isStopped = false;
};

}  // namespace sinew

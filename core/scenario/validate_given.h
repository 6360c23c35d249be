#pragma once

#include "core/scenario/scenario_names.h"

namespace sinew {

// Checks what is given of pairs, one by one: units, and that the value suits the side.
class GivenChecker {
public:
    GivenChecker(const ScenarioNames& names, ProblemList& problems) : m_names(names), m_problems(problems) {}

    // False when a coordinate that it names does not exist. path: that of the pair.
    bool check(const GivenPair& pair, const std::string& path);

    // The key under which a value stands in files.
    static const char* keyOf(const GivenPair& pair);

private:
    bool checkCoordinates(const GivenPair& pair);
    void checkSide(const GivenPair& pair);
    void checkUnits(const GivenPair& pair);
    void checkColumn(const GivenPair& pair, const NamedTable& table, const std::string& column);
    template <class Value>
    void checkValue(const GivenPair&, const Value&)
    {
    }
    void checkValue(const GivenPair& pair, const HeldValue& value);
    void checkValue(const GivenPair& pair, const CurveValue& value);
    void checkValue(const GivenPair& pair, const ColumnValue& value);
    void checkValue(const GivenPair& pair, const FormulaValue& value);

    const ScenarioNames& m_names;
    ProblemList& m_problems;
    std::string m_path;   // of the pair that is checked
    std::string m_value;  // and of its value
};

}  // namespace sinew

#include "core/scenario/check_formula.h"

#include <algorithm>
#include <cmath>
#include <variant>
#include <vector>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/base/suggest.h"
#include "core/base/utf8.h"
#include "core/math/formula.h"

namespace sinew {

Sentence columnFault(const NamedTable& table, const std::string& column)
{
    const Eigen::Index index = table.data->find(column);
    if (table.data->times.size() < 2)
        return sentence("table '%1' has one row, and a motion needs two", table.name);
    if (!table.data->values.col(index).allFinite())
        return sentence("column '%1' of table '%2' has gaps", column, table.name);
    return {};
}

Sentence columnHint()
{
    return sentence("a number is needed at every time of at least two: fill the table, or give a number or a curve");
}

namespace {

class FormulaChecker {
public:
    FormulaChecker(const std::string& path, const ProblemList::What& what, const ScenarioNames& names,
                   ProblemList& problems)
        : m_path(path), m_what(what), m_names(names), m_problems(problems)
    {
    }

    void check(const std::string& text, FormulaUse use)
    {
        if (findInvalidUtf8(text) != std::string::npos) {
            m_problems.error(m_path, sentence("%1 is no UTF-8", m_what()), sentence("write it in UTF-8"));
        } else if (use == FormulaUse::Condition) {
            const auto parsed = Condition::parse(text);
            if (const auto* condition = std::get_if<Condition>(&parsed)) {
                checkQuantities(condition->difference.names(), use);
                checkAngle(condition->difference);
            } else
                report(std::get<FormulaError>(parsed), text);
        } else {
            const auto parsed = Formula::parse(text);
            if (const auto* formula = std::get_if<Formula>(&parsed))
                checkQuantities(formula->names(), use);
            else
                report(std::get<FormulaError>(parsed), text);
        }
    }

private:
    void report(const FormulaError& error, const std::string& text)
    {
        const std::size_t character = countCodePoints(std::string_view(text).substr(0, error.offset)) + 1;
        m_problems.error(m_path, sentence("%1, character %2: %3", m_what(), character, error.message),
                         error.hint.empty() ? sentence("fix the formula") : error.hint);
    }

    void checkQuantities(const std::vector<std::string>& quantities, FormulaUse use)
    {
        for (const std::string& name : quantities) {
            NamedQuantity quantity;
            if (!m_names.quantities.find(name, quantity)) {
                if (isOfUnreadTable(name))
                    continue;
                m_problems.error(m_path, sentence("%1: there is no quantity '%2'", m_what(), name), adviceFor(name),
                                 Finding::UnknownQuantity);
            } else if (quantity.name == QuantityName::TableColumn) {
                checkColumn(name);
            } else if (use == FormulaUse::Effort && quantity.needsSolution()) {
                m_problems.error(
                    m_path, sentence("%1 cannot depend on '%2', which is sought at the same moment", m_what(), name),
                    sentence("use values and speeds, or let a condition name it"));
            }
        }
    }

    const NamedTable* tableOf(const std::string& name) const
    {
        const auto isOf = [&](const auto& it) { return name.starts_with(it.first + '.'); };
        const auto found = std::find_if(m_names.tableOf.begin(), m_names.tableOf.end(), isOf);
        return found == m_names.tableOf.end() ? nullptr : found->second;
    }

    bool isOfUnreadTable(const std::string& name) const
    {
        const NamedTable* table = tableOf(name);
        return table && table->data->columns.empty();
    }

    void checkColumn(const std::string& name)
    {
        for (const auto& [word, table] : m_names.tableOf) {
            if (!name.starts_with(word + '.') || table->data->find(name.substr(word.size() + 1)) < 0)
                continue;
            if (const Sentence fault = columnFault(*table, name.substr(word.size() + 1)); !fault.empty())
                m_problems.error(m_path, sentence("%1: %2", m_what(), fault), columnHint());
            return;
        }
    }

    // An angle that is compared with a bare number: was that meant in degrees?
    void checkAngle(const Formula& difference)
    {
        NamedQuantity quantity;
        if (difference.hasUnits() || difference.names().size() != 1
            || !m_names.quantities.find(difference.names().front(), quantity) || quantity.name != QuantityName::Value)
            return;
        const Coordinate& coordinate = m_names.expandedModel.coordinates[static_cast<std::size_t>(quantity.object)];
        const auto at = [&](double value) { return difference.evaluate(std::vector<double>{value}); };
        const double slope = at(1) - at(0), limit = -at(0) / slope;
        constexpr double roundOff = 1e-12;
        const bool isPlain = std::abs(std::abs(slope) - 1) < roundOff
                             && std::abs(at(limit)) <= roundOff * (1 + std::abs(limit));
        if (coordinate.kind != CoordinateKind::Rotation || !isPlain)
            return;
        const bool isBeyond = limit < coordinate.minimum || limit > coordinate.maximum;
        if (isBeyond || std::abs(limit) > 2 * pi)
            m_problems.warning(
                m_path,
                isBeyond ? sentence("the condition compares coordinate '%1' with %2 degrees, outside its range",
                                    coordinate.name, withDigits(limit / degree, 4))
                         : sentence("the condition compares coordinate '%1' with %2 degrees", coordinate.name,
                                    withDigits(limit / degree, 4)),
                sentence("a number without a unit is in radians: write '%1 deg', or '%1 rad' if it is meant so",
                         inWords(limit)));
    }

    Sentence adviceFor(const std::string& name)
    {
        const std::vector<std::string>& all = m_names.quantities.names();
        const Sentence advice = m_problems.maySuggest(all.size()) ? didYouMean(name, all) : Sentence();
        return advice.empty()
                   ? sentence("there are 'time', coordinates with .speed, links with .force, contacts with .normal, "
                              "bodies with .x and more")
                   : advice;
    }

    const std::string& m_path;
    const ProblemList::What& m_what;
    const ScenarioNames& m_names;
    ProblemList& m_problems;
};

}  // namespace

void checkFormula(const std::string& path, const std::string& text, FormulaUse use, const ProblemList::What& what,
                  const ScenarioNames& names, ProblemList& problems)
{
    FormulaChecker(path, what, names, problems).check(text, use);
}

}  // namespace sinew

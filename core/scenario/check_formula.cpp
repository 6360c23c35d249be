#include "core/scenario/check_formula.h"

#include <variant>
#include <vector>

#include "core/base/suggest.h"
#include "core/base/utf8.h"
#include "core/math/formula.h"

namespace sinew {

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
            if (const auto* condition = std::get_if<Condition>(&parsed))
                checkQuantities(condition->difference.names(), use);
            else
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
            if (!m_names.quantities.find(name, quantity))
                m_problems.error(m_path, sentence("%1: there is no quantity '%2'", m_what(), name), adviceFor(name),
                                 Finding::UnknownQuantity);
            else if (use == FormulaUse::Effort && quantity.needsSolution())
                m_problems.error(
                    m_path, sentence("%1 cannot depend on '%2', which is sought at the same moment", m_what(), name),
                    sentence("use values and speeds, or let a condition name it"));
        }
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

#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/base/sentence.h"
#include "core/math/vector.h"
#include "core/model/amount.h"
#include "core/model/model_problem.h"

namespace sinew {

// The names of one kind of object, to look up.
class NameSet {
public:
    NameSet() = default;
    explicit NameSet(const std::vector<std::string>& names)
    {
        for (const std::string& name : names) {
            if (m_set.insert(name).second)
                m_names.push_back(name);
        }
    }

    bool has(const std::string& name) const { return m_set.count(name) > 0; }
    const std::vector<std::string>& all() const { return m_names; }  // each once, in order

private:
    std::vector<std::string> m_names;
    std::unordered_set<std::string> m_set;
};

// The step from a list to one of its items: "links" and 3 make "links/3".
std::string operator/(const std::string& path, std::size_t index);
std::string operator/(const std::string& path, const char* key);

// Collects what is wrong in a model. The checks return true when all is well.
class ProblemList {
public:
    // From here on the whole is checked: an error takes the place of one that is reported at its place already, since it
    // says more of it, and a warning there is left out.
    void beginWhole();

    // Whether an error is reported at a place or in what is there.
    bool hasErrorWithin(const std::string& path) const;

    void error(std::string path, Sentence message, Sentence hint = {}, Finding finding = Finding::Other);
    void warning(std::string path, Sentence message, Sentence hint = {}, Finding finding = Finding::Other);

    // The error that a number, or one of several, is infinite or none.
    void notFinite(const std::string& path, const Sentence& what,
                   Sentence hint = sentence("every number must be finite"));
    bool areAllFinite() const { return m_areAllFinite; }

    // what: says such as "the mass of body 'A'".
    using What = std::function<Sentence()>;
    bool checkFinite(const std::string& path, double value, const What& what);
    bool checkFinite(const std::string& path, const Vector3& value, const What& what);
    bool checkPositive(const std::string& path, double value, const What& what);

    // A name that refers to an object. noun: a tableWord(), such as "body".
    bool checkReference(const std::string& path, const std::string& name, const NameSet& names, const char* noun);

    // Whether a wrong name may still be held against so many others for a suggestion: thousands of wrong names in a
    // broken file must not each be held against thousands of others.
    bool maySuggest(std::size_t others);

    // A name of an object's own: not empty, UTF-8, no control characters and, if it may stand in COORD=VALUE, no '='. noun:
    // as above.
    void checkName(const std::string& path, const std::string& name, const char* noun, bool mayHoldEquals);

    // The same for a list of objects, and that no two share a name.
    template <class T>
    void checkNames(const std::string& listPath, const std::vector<T>& objects, const char* noun,
                    bool mayHoldEquals = false)
    {
        std::unordered_set<std::string> seen;
        for (std::size_t i = 0; i < objects.size(); ++i) {
            const std::string path = listPath / i / "name";
            checkName(path, objects[i].name, noun, mayHoldEquals);
            if (!objects[i].name.empty() && !seen.insert(objects[i].name).second)
                reportTwin(path, objects[i].name, noun);
        }
    }

    // What is scaled by the body weight needs one.
    bool checkScale(const std::string& path, Scale scale, double bodyWeight, const What& what);

    std::vector<ModelProblem> take() { return std::move(m_problems); }

private:
    void reportTwin(const std::string& path, const std::string& name, const char* noun);

    std::vector<ModelProblem> m_problems;
    std::unordered_map<std::string, std::size_t> m_errorAt;  // by place, those before beginWhole()
    std::size_t m_comparedNames = 0;                         // for suggestions
    bool m_areAllFinite = true;
};

// Lengths out of the plane of a plane model up to this many metres are round-off.
inline constexpr double planeTolerance = 1e-9;

}  // namespace sinew

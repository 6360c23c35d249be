// The search for an equilibrium posture, in a worker of its own.

#include "ui/session/session.h"

namespace sinew {

void Session::findEquilibriumPosture()
{
    if (!hasModel())
        return;
    m_searchJob->forget();
    m_searchJob->ask({m_mechanism, m_expanded, m_situation});
    m_isSearching = true;
    notify(Change::Search);
}

void Session::stopSearch()
{
    if (!m_isSearching)
        return;
    m_searchJob->forget();
    m_isSearching = false;
    notify(Change::Search);
}

// A posture sought from an older one would undo what the person has done since.
void Session::abandonSearch()
{
    if (!m_isSearching)
        return;
    stopSearch();
    report({Severity::Note,
            {},
            0,
            0,
            sentence("the search for an equilibrium posture was stopped by another change"),
            {}});
}

void Session::takeEquilibrium(const std::shared_ptr<const EquilibriumPosture>& posture)
{
    m_isSearching = false;
    notify(Change::Search);
    if (!posture->isUsable()) {
        report(makeWarning(posture->message));
        return;
    }
    report({Severity::Note, {}, 0, 0, posture->message, {}});
    ShownPosture before = shownPosture();
    m_situation.values = posture->values;
    m_situation.shortenings = posture->shortenings;
    postureSet(std::move(before), tr("Find the equilibrium posture"));
}

}  // namespace sinew

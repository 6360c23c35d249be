#include "core/model/validate_parts.h"

namespace sinew {

bool checkLoneCoordinate(const std::string& path, const std::string& coordinate, const ModelNames& names,
                         ProblemList& problems)
{
    const auto ball = names.ballOf.find(coordinate);
    if (ball == names.ballOf.end() || !names.coordinates.has(coordinate))
        return true;
    problems.error(path, sentence("coordinate '%1' belongs to joint '%2' already", coordinate, ball->second),
                   sentence("a ball or free joint shares its coordinates with no other"));
    return false;
}

bool checkCoordinateOfKind(const std::string& path, const std::string& coordinate, CoordinateKind kind,
                           const Sentence& advice, const ModelNames& names, ProblemList& problems)
{
    if (!checkLoneCoordinate(path, coordinate, names, problems))
        return false;
    const auto found = names.coordinateOf.find(coordinate);
    const bool isOfKind = found == names.coordinateOf.end() || found->second->kind == kind;
    if (!isOfKind)
        problems.error(path,
                       kind == CoordinateKind::Rotation ? sentence("coordinate '%1' is no rotation", coordinate)
                                                        : sentence("coordinate '%1' is no translation", coordinate),
                       advice);
    return isOfKind;
}

void checkTerms(const std::string& path, const AxisFunction& function, const ModelNames& names, ProblemList& problems)
{
    for (std::size_t i = 0; i < function.terms.size(); ++i)
        checkLoneCoordinate(path / "terms" / i / "coordinate", function.terms[i].coordinate, names, problems);
}

}  // namespace sinew

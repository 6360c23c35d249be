#include "core/document/names.h"

namespace sinew {

namespace {

template <class Root>
void visitNames(const Root& root, const VisitName& visit)
{
    forEachField<Root>([&](const auto& field) {
        forEachList(root.*field.member, [&](const auto& list) {
            for (const auto& object : list) {
                for (const NameChange& name : namesOfObject(object))
                    visit(name);
            }
        });
        forEachPart(root.*field.member, [&](const auto& part, std::optional<std::size_t> index) {
            if (!index)
                visitNames(part, visit);
        });
    });
}

}  // namespace

void forEachObjectName(const Project& project, const VisitName& visit)
{
    visitNames(project, visit);
}

void forEachObjectName(const Model& model, const VisitName& visit)
{
    visitNames(model, visit);
}

void forEachObjectName(const Scenario& scenario, const VisitName& visit)
{
    visitNames(scenario, visit);
}

void forEachObjectName(const Fixation& fixation, const VisitName& visit)
{
    visitNames(fixation, visit);
}

}  // namespace sinew

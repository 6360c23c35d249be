#include "ui/panels/properties/property_edits.h"

#include <optional>
#include <utility>

#include <QCoreApplication>

#include "core/document/find.h"
#include "core/document/verbs.h"
#include "ui/panels/properties/property_words.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"

namespace sinew {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(sinew::PropertyEdits)
};

QString firstReason(const TextReport& report)
{
    const Diagnostics remarks = report.diagnostics();
    return remarks.empty() ? QString() : QString::fromStdString(remarks.front().message);
}

// The project with another value of the row in one object.
std::optional<Project> withValue(const Project& project, const Place& object, const PropertyRow& row,
                                 const RowValue& value, TextReport& report)
{
    std::optional<Project> changed;
    for (const PropertyRow& own : propertyRows(project, object)) {
        if (own.key == row.key && own.kind == row.kind)
            changed = withRow(project, own, value, report);
    }
    return changed;
}

EditNote noteOf(const Session& session, const std::vector<Place>& selected, const PropertyRow& row,
                const RowValue& value, int gesture)
{
    const bool isOfAll = row.place == selected.front();
    const QString name = readableName(selected.front().empty() ? std::string() : selected.front().back());
    EditNote note;
    note.before = note.after = session.selectedPlace().value_or(Place());
    if (row.kind == RowKind::Name) {
        note.sentence = Texts::tr("Rename %1 to %2").arg(name, readableName(value.text)).toStdString();
        if (isOfAll) {
            note.after = row.place;
            note.after.back() = value.text;
        }
        return note;
    }
    const QString what
        = selected.size() > 1 ? Texts::tr("%n object(s)", nullptr, static_cast<int>(selected.size())) : name;
    note.sentence = Texts::tr("Set %1 of %2").arg(labelText(row).toLower(), what).toStdString();
    if (gesture != 0)
        note.mergeKey = toText(row.place) + '#' + row.key + (isOfAll ? std::to_string(selected.size()) : std::string())
                        + ' ' + std::to_string(gesture);
    return note;
}

}  // namespace

std::optional<QString> enterValue(Session& session, const std::vector<Place>& selected, const PropertyRow& row,
                                  const RowValue& value, int gesture)
{
    Project project = session.project();
    TextReport report({}, {});
    const bool isOfAll = row.place == selected.front();
    for (const Place& object : isOfAll ? selected : std::vector<Place>{row.place}) {
        // A name that another object has is no name to take.
        if (row.kind == RowKind::Name) {
            if (const auto reason = reasonAgainstName(project, object, value.text))
                return QString::fromStdString(reason->message + "; " + reason->hint);
        }
        std::optional<Project> changed = withValue(project, object, row, value, report);
        if (!changed)
            return firstReason(report);
        project = *std::move(changed);
    }
    session.edit(std::move(project), noteOf(session, selected, row, value, gesture));
    return std::nullopt;
}

void removeItem(Session& session, const Place& item)
{
    if (auto removal = withRemoved(session.project(), item, Dependants::Leave))
        session.edit(std::move(removal->project),
                     {Texts::tr("Remove %1").arg(kindTextAt(item).toLower()).toStdString()});
}

void moveItem(Session& session, const Place& item, int by)
{
    const Place list(item.begin(), item.end() - 1);
    int index = 0;
    withListAt(session.project(), list,
               [&](const auto& items) { index = static_cast<int>(indexOf(items, item.back())) + by; });
    auto changed = index < 0 ? std::nullopt : withMoved(session.project(), item, static_cast<std::size_t>(index));
    if (changed)
        session.edit(*std::move(changed), {Texts::tr("Move %1").arg(kindTextAt(item).toLower()).toStdString()});
}

}  // namespace sinew

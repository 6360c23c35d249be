#include "ui/panels/properties/property_words.h"

#include <cmath>

#include "core/document/object_lists.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

QString readable(const std::string& word)
{
    return worded(labelOfKey(word));
}

}  // namespace

QString labelText(const PropertyRow& row)
{
    return worded(row.label);
}

QString helpText(const PropertyRow& row)
{
    QStringList lines;
    if (!row.help.empty())
        lines << worded(row.help);
    const Bounds& bounds = row.bounds;
    const QString unit = shownUnit(row.unit);
    const auto shown
        = [&](double si) { return withUnit(decimalText(si / row.unitInSi, 'g', 6), si == 0 ? QString() : unit); };
    if (std::isfinite(bounds.least))
        lines << (bounds.isAboveLeast ? translated("Above %1") : translated("At least %1")).arg(shown(bounds.least));
    if (std::isfinite(bounds.most))
        lines << translated("At most %1").arg(shown(bounds.most));
    lines << translated("In files: %1").arg(QString::fromStdString(row.key));
    return lines.join(u'\n');
}

QString wordText(const PropertyRow& row, const std::string& word)
{
    if (row.kind == RowKind::Amount)
        return word == "si" ? translated("abs.") : translated("rel.");
    if (row.kind == RowKind::Reference)
        return readableName(word);
    return readable(word);
}

QString wholeWordText(const PropertyRow& row, const std::string& word)
{
    if (row.kind != RowKind::Amount)
        return wordText(row, word);
    return word == "si" ? translated("absolute")
                        : translated("relative: a share of the mass or weight of the whole body");
}

QString typedText(const PropertyRow& row, std::size_t index)
{
    const RowValue& value = row.value;
    if (row.kind == RowKind::Formulas)
        return index < value.names.size() ? QString::fromStdString(value.names[index]) : QString();
    if (row.kind != RowKind::References)
        return QString::fromStdString(value.text);
    QStringList names;
    for (const std::string& name : value.names)
        names << QString::fromStdString(name);
    return names.join(QStringLiteral(", "));
}

QStringList numberNames(const PropertyRow& row)
{
    if (row.kind == RowKind::Range)
        return {translated("least"), translated("most")};
    if (row.kind == RowKind::Tensor)
        return {"xx", "yy", "zz", "xy", "xz", "yz"};
    return {"x", "y", "z"};
}

QString kindTextAt(const Place& place)
{
    static const std::pair<const char*, const char*> kinds[] = {{"bodies", QT_TR_NOOP("Body")},
                                                                {"segments", QT_TR_NOOP("Segment")},
                                                                {"joints", QT_TR_NOOP("Joint")},
                                                                {"coordinates", QT_TR_NOOP("Coordinate")},
                                                                {"constraints", QT_TR_NOOP("Constraint")},
                                                                {"nodes", QT_TR_NOOP("Node")},
                                                                {"links", QT_TR_NOOP("Link")},
                                                                {"contacts", QT_TR_NOOP("Contact")},
                                                                {"loads", QT_TR_NOOP("Load")},
                                                                {"activities", QT_TR_NOOP("Activity")},
                                                                {"sources", QT_TR_NOOP("Source")},
                                                                {"landmarks", QT_TR_NOOP("Landmark")},
                                                                {"path", QT_TR_NOOP("Point")},
                                                                {"axes", QT_TR_NOOP("Axis")},
                                                                {"terms", QT_TR_NOOP("Term")},
                                                                {"steps", QT_TR_NOOP("Step")},
                                                                {"settings", QT_TR_NOOP("Setting")},
                                                                {"references", QT_TR_NOOP("Reference")},
                                                                {"stages", QT_TR_NOOP("Stage")},
                                                                {"curves", QT_TR_NOOP("Curve")},
                                                                {"tables", QT_TR_NOOP("Table")},
                                                                {"forces", QT_TR_NOOP("Force")},
                                                                {"given", QT_TR_NOOP("Given")},
                                                                {"ends", QT_TR_NOOP("End")},
                                                                {"holds", QT_TR_NOOP("Hold")},
                                                                {"changes", QT_TR_NOOP("Change")},
                                                                {"start", QT_TR_NOOP("Start")},
                                                                {"trails", QT_TR_NOOP("Trail")},
                                                                {"points", QT_TR_NOOP("Point")},
                                                                {"rods", QT_TR_NOOP("Rod")},
                                                                {"stretches", QT_TR_NOOP("Stretch")},
                                                                {"held", QT_TR_NOOP("Held motion")}};
    if (place.empty())
        return translated("Model");
    if (place.size() == 1 && place.front() == scenarioStep)
        return translated("Scenario");
    if (place.size() == 1 && partOf(place) == ProjectPart::Fixation)
        return translated("Fixation");
    for (std::size_t i = 0; i < 2 && i < place.size(); ++i) {
        for (const auto& [list, noun] : kinds) {
            if (place[place.size() - 1 - i] == list)
                return translated(noun);
        }
    }
    const std::string noun = place.size() <= 2 ? nounOf(objectIn(place.front(), {})) : std::string();
    return readable(noun.empty() ? place.back() : noun);
}

QString partText(const PropertyRow& list, std::size_t index)
{
    const std::string& name = list.parts[index].name;
    return name.empty() ? translated("%1").arg(index + 1)
                        : translated("%1. %2").arg(QString::number(index + 1), readableName(name));
}

}  // namespace sinew

#include "ui/panels/properties/property_words.h"

#include <cmath>

#include <QCoreApplication>

#include "core/document/object_lists.h"
#include "ui/text/display_names.h"

namespace sinew {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("sinew::Properties", text);
}

QString readable(const std::string& word)
{
    return QString::fromStdString(labelOfKey(word));
}

}  // namespace

QString labelText(const PropertyRow& row)
{
    return QString::fromStdString(row.label);
}

QString helpText(const PropertyRow& row)
{
    QStringList lines;
    if (!row.help.empty())
        lines << QString::fromStdString(row.help);
    const Bounds& bounds = row.bounds;
    const QString unit = row.unit.empty() ? QString() : u' ' + QString::fromStdString(row.unit);
    const auto shown = [&](double si) { return QString::number(si / row.unitInSi) + (si == 0 ? QString() : unit); };
    if (std::isfinite(bounds.least))
        lines << (bounds.isAboveLeast ? say("Above %1") : say("At least %1")).arg(shown(bounds.least));
    if (std::isfinite(bounds.most))
        lines << say("At most %1").arg(shown(bounds.most));
    lines << say("In files: %1").arg(QString::fromStdString(row.key));
    return lines.join(u'\n');
}

QString wordText(const PropertyRow& row, const std::string& word)
{
    if (row.kind == RowKind::Amount)
        return word == "si" ? say("abs.") : say("rel.");
    if (row.kind == RowKind::Reference)
        return readableName(word);
    return readable(word);
}

QString wholeWordText(const PropertyRow& row, const std::string& word)
{
    if (row.kind != RowKind::Amount)
        return wordText(row, word);
    return word == "si" ? say("absolute") : say("relative: a share of the mass or weight of the whole body");
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
        return {say("least"), say("most")};
    if (row.kind == RowKind::Tensor)
        return {"xx", "yy", "zz", "xy", "xz", "yz"};
    return {"x", "y", "z"};
}

QString kindTextAt(const Place& place)
{
    static const std::pair<const char*, const char*> kinds[] = {{"bodies", "Body"},
                                                                {"segments", "Segment"},
                                                                {"joints", "Joint"},
                                                                {"coordinates", "Coordinate"},
                                                                {"constraints", "Constraint"},
                                                                {"nodes", "Node"},
                                                                {"links", "Link"},
                                                                {"contacts", "Contact"},
                                                                {"loads", "Load"},
                                                                {"activities", "Activity"},
                                                                {"sources", "Source"},
                                                                {"landmarks", "Landmark"},
                                                                {"path", "Point"},
                                                                {"axes", "Axis"},
                                                                {"terms", "Term"},
                                                                {"steps", "Step"},
                                                                {"settings", "Setting"},
                                                                {"references", "Reference"},
                                                                {"stages", "Stage"},
                                                                {"curves", "Curve"},
                                                                {"tables", "Table"},
                                                                {"forces", "Force"},
                                                                {"given", "Given"},
                                                                {"ends", "End"},
                                                                {"holds", "Hold"},
                                                                {"changes", "Change"},
                                                                {"start", "Start"},
                                                                {"trails", "Trail"},
                                                                {"points", "Point"},
                                                                {"rods", "Rod"},
                                                                {"stretches", "Stretch"},
                                                                {"held", "Held motion"}};
    if (place.empty())
        return say("Model");
    if (place.size() == 1 && place.front() == scenarioStep)
        return say("Scenario");
    if (place.size() == 1 && partOf(place) == ProjectPart::Fixation)
        return say("Fixation");
    for (std::size_t i = 0; i < 2 && i < place.size(); ++i) {
        for (const auto& [list, noun] : kinds) {
            if (place[place.size() - 1 - i] == list)
                return say(noun);
        }
    }
    const std::string noun = place.size() <= 2 ? nounOf(objectIn(place.front(), {})) : std::string();
    return readable(noun.empty() ? place.back() : noun);
}

QString partText(const PropertyRow& list, std::size_t index)
{
    const std::string& name = list.parts[index].name;
    return name.empty() ? say("%1").arg(index + 1) : say("%1. %2").arg(QString::number(index + 1), readableName(name));
}

}  // namespace sinew

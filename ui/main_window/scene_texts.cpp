#include "ui/main_window/scene_texts.h"

#include <QRegularExpression>
#include <QStringList>

#include "core/fixation/standard_fixators.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/language.h"
#include "ui/text/said.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

// "hip" of the joint hip_r; "right hip" where the model has a left one too, which is "hip (right)" as in the lists.
QString nameInLanguage(const QString& shown, const std::string& name)
{
    const bool saysSide = (shown.startsWith(QStringLiteral("right ")) && name.ends_with("_r"))
                          || (shown.startsWith(QStringLiteral("left ")) && name.ends_with("_l"));
    return saysSide ? readableName(name) : shown;
}

// "shear down 312 N": words, then a number with its unit. Fixation scenes have the program's own words; in all others they are the
// name of the object, given by the author of the model, and stay as they are.
std::string labelInLanguage(const std::string& label, const ObjectId& id)
{
    static const QRegularExpression parts(
        QStringLiteral("^(.*?)\\s*([−-]?\\d[\\d.]* (?:N|BW)(?: m)?(?: = [\\d.]+ BW)?)?$"));
    const QRegularExpressionMatch match = parts.match(QString::fromStdString(label));
    const bool isOurs = id.kind == ObjectKind::Fixation;
    const QString words = isOurs ? worded(match.captured(1).toStdString()) : nameInLanguage(match.captured(1), id.name);
    const QString number = withDecimalSign(shownUnit(match.captured(2).toStdString()));
    return (words.isEmpty() || number.isEmpty() ? words + number : words + u' ' + number).toStdString();
}

// A beam's name is its author's, unless it is one that the program gives; what is drawn beside beams has the program's words.
QString solidInLanguage(const SceneSolid& solid)
{
    return solid.id.name.starts_with("beam/") ? said(beamInWords(solid.title)) : worded(solid.title);
}

}  // namespace

void translateTexts(Scene& scene)
{
    if (spokenCode() == "en")
        return;
    for (SceneArrow& arrow : scene.arrows) {
        QStringList lines = QString::fromStdString(arrow.label).split(u'\n');
        for (QString& line : lines)
            line = QString::fromStdString(labelInLanguage(line.toStdString(), arrow.id));
        arrow.label = lines.join(u'\n').toStdString();
    }
    for (SceneSolid& solid : scene.solids)
        solid.title = solidInLanguage(solid).toStdString();
    scene.patches.legend = worded(scene.patches.legend).toStdString();
    scene.patches.note = worded(scene.patches.note).toStdString();
}

}  // namespace sinew

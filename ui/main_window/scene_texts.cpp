#include "ui/main_window/scene_texts.h"

#include <QRegularExpression>

#include "ui/text/core_words.h"
#include "ui/text/fixed_text.h"
#include "ui/text/language.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

// "shear down 312 N": words, then a number with what follows it.
std::string labelInLanguage(const std::string& label)
{
    static const QRegularExpression parts(QStringLiteral("^(.*?)\\s*([−-]?\\d.*)?$"));
    const QRegularExpressionMatch match = parts.match(QString::fromStdString(label));
    const QString words = worded(match.captured(1).toStdString());
    const QString number = withDecimalSign(shownUnit(match.captured(2).toStdString()));
    return (words.isEmpty() || number.isEmpty() ? words + number : words + u' ' + number).toStdString();
}

}  // namespace

void translateTexts(Scene& scene)
{
    if (spokenCode() == "en")
        return;
    for (SceneArrow& arrow : scene.arrows)
        arrow.label = labelInLanguage(arrow.label);
    for (SceneSolid& solid : scene.solids)
        solid.title = worded(solid.title).toStdString();
    scene.patches.legend = worded(scene.patches.legend).toStdString();
    scene.patches.note = worded(scene.patches.note).toStdString();
}

}  // namespace sinew

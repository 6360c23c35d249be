#include "ui/panels/motion/completion_names.h"

#include <set>

#include <QRegularExpression>

#include "core/scenario/quantities.h"

namespace sinew {

QStringList quantityNames(const Scenario& scenario, const Model& model)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z_][A-Za-z0-9_.]*$"));
    std::vector<std::string> holds;
    std::set<std::string> seen;
    for (const Stage& stage : scenario.stages) {
        for (const StageHold& hold : stage.holds.value_or(std::vector<StageHold>())) {
            if (seen.insert(hold.name).second)
                holds.push_back(hold.name);
        }
    }
    QStringList names;
    const QuantityCatalogue catalogue(model, holds, scenario.tables);
    for (const std::string& name : catalogue.names()) {
        const QString text = QString::fromStdString(name);
        names.append(plain.match(text).hasMatch() ? text : u'\'' + text + u'\'');
    }
    return names;
}

}  // namespace sinew

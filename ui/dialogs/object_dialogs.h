#pragma once

#include <functional>

#include <QString>
#include <QStringList>

#include "core/base/object_id.h"

class QWidget;

namespace sinew {

// Questions about an object that is edited.

// Another name for it; empty: the person thought better of it. reasonAgainst: why a name cannot be had, which is shown
// below it; empty: it can.
QString askName(QWidget* parent, const ObjectId& id, const std::function<QString(const QString&)>& reasonAgainst);

// Whether objects ("'psoas'", "10 objects") may be removed with what depends on them ("link psoas"); not asked when
// nothing does.
bool mayRemove(QWidget* parent, const QString& objects, const QStringList& dependants);

}  // namespace sinew

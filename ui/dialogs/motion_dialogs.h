#pragma once

#include <QString>

class QWidget;

namespace sinew {

class DialogFolder;

// The questions about scenarios and motions. An empty text: the person thought better of it. See
// askToSave() for what may be proposed.

QString askScenarioToOpen(QWidget* parent, DialogFolder& folder);
QString askMeasuredToOpen(QWidget* parent, DialogFolder& folder);
QString askMotionName(QWidget* parent, DialogFolder& folder, const QString& proposed);  // .mot, .sto or .csv

}  // namespace sinew

#pragma once

#include <QString>

#include "core/base/project_part.h"

class QWidget;

namespace sinew {

class DialogFolder;

// The questions about models and results. An empty text or nullopt: the person thought better of it. See askToSave() for
// what may be proposed.

QString askModelToOpen(QWidget* parent, DialogFolder& folder);
// Where a file of that name, which is not where it was, is now.
QString askForLostFile(QWidget* parent, DialogFolder& folder, const QString& name);
// For a part of the project, to save it.
QString askNameFor(QWidget* parent, DialogFolder& folder, ProjectPart part, const QString& proposed);
QString askCsvName(QWidget* parent, DialogFolder& folder, const QString& proposed);

enum class UnsavedAnswer { Save, Discard, Cancel };
UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& fileName);

}  // namespace sinew

#pragma once

#include "ui/actions/command.h"
#include "ui/actions/key_hint.h"

class QDialog;
class QWidget;

namespace sinew {

// The dialogs of the Help menu. Each shows one window and returns it; it deletes itself when closed.

// All keys by menu, from the command table, then those of tools, and what the mouse does in the 3D view.
QDialog* showCheatSheet(const CommandTable& table, const std::vector<KeyHints>& tools, QWidget* parent);

// The page resources/help/getting-started.md.
QDialog* showGettingStarted(QWidget* parent);

// The page resources/help/order-law.md: in which order links switch, and where the published rules hold.
QDialog* showOrderLaw(QWidget* parent);

// The keys of model and scenario files, made from their descriptions.
QDialog* showFileFormat(QWidget* parent);

// Name, version and licences.
QDialog* showAbout(QWidget* parent);

}  // namespace sinew

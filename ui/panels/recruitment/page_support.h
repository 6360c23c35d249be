#pragma once

#include <QString>

class QScrollArea;
class QWidget;

namespace sinew {

class Session;

// Model, activity and posture that a page's figure is of: "Hip: One-legged stance".
QString postureText(const Session& session);

// Scrolls `content` up and down only.
QScrollArea* makeScrollArea(QWidget* content, QWidget* parent);

}  // namespace sinew

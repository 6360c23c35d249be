#pragma once

#include <QWidget>

namespace sinew {

// What there is to see while no scenario is open: what one is, and those that come with the program.
class ScenarioChooser : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioChooser(QWidget* parent = nullptr);

signals:
    void openRequested(const QString& path);
    void dialogRequested();
};

}  // namespace sinew

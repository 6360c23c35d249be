#pragma once

#include <QWidget>

class QPushButton;

namespace sinew {

// What there is to see while no scenario is open: what one is, and those that come with the program.
class ScenarioChooser : public QWidget {
    Q_OBJECT

public:
    explicit ScenarioChooser(QWidget* parent = nullptr);

    void setHasModel(bool hasModel);  // that a motion can be made for

signals:
    void openRequested(const QString& path);
    void dialogRequested();
    void newRequested();

private:
    QPushButton* m_new;
};

}  // namespace sinew

#pragma once

#include <QWidget>

namespace sinew {

// What a new model can start from, a tile each with its picture: all figures of core/figures.
class TemplateTiles : public QWidget {
    Q_OBJECT

public:
    explicit TemplateTiles(QWidget* parent = nullptr);

signals:
    void chosen(const QString& figure);  // name of a figure kind
};

}  // namespace sinew

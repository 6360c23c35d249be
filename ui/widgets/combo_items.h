#pragma once

#include <vector>

#include <QComboBox>

namespace sinew {

struct ComboItem {
    QString text;
    QString data = {};
};

// Puts these items into a box. One that has them already is left alone, so that its open list stays open.
void setItems(QComboBox& box, const std::vector<ComboItem>& items);

}  // namespace sinew

#pragma once

#include <vector>

#include <QString>

class QWidget;

namespace sinew {

// A field of a panel that can be filled in: a number, a text or a choice.
struct PanelField {
    QString name;        // its accessible name
    QString otherNames;  // words by which it is found too
    QWidget* field = nullptr;
};

// The named fields on a page that are there for a person now, whether or not the page itself is on the screen.
std::vector<PanelField> fieldsOf(const QWidget& page);

// Hands the keyboard to a field of a shown panel, scrolled into sight, its text selected.
void focusField(QWidget& field);

}  // namespace sinew

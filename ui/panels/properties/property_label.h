#pragma once

#include <vector>

#include <QLabel>

namespace sinew {

class PropertyField;

// The name of a property, over several lines where it has several words. A word that is wider than the column is cut with an
// ellipsis; the tool tip then begins with the whole name.
class PropertyLabel : public QLabel {
    Q_OBJECT

public:
    static constexpr int usualWidth = 88;  // px; a row with three numbers fits into the narrowest panel

    explicit PropertyLabel(QWidget* parent = nullptr);

    void setName(const QString& name, const QString& help);
    const QString& name() const { return m_name; }
    // Of its longest word, px.
    int neededWidth() const;
    void setColumnWidth(int width);

private:
    void showName();

    QString m_name, m_help;
};

// Gives fields that stand under one another the column of labels that their longest word needs, at most two fifths of their room
// (px) or the usual width.
void alignLabels(const std::vector<PropertyField*>& fields, int room);

}  // namespace sinew

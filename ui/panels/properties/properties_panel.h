#pragma once

#include <vector>

#include <QWidget>

#include "ui/panels/properties/properties.h"

class QGridLayout;
class QLabel;
class QStackedLayout;

namespace sinew {

class PropertyEditor;
class Session;

// The selected object: above what was computed of it, below its fields, to be changed (PropertyEditor). Of a part of a
// segment, which has no fields of its own, all that is known. All text can be selected and copied.
class PropertiesPanel : public QWidget {
    Q_OBJECT

public:
    explicit PropertiesPanel(Session& session, QWidget* parent = nullptr);

private:
    struct Row {
        QLabel* label = nullptr;
        QLabel* value = nullptr;
    };

    void refresh();
    bool haveRowsFor(const std::vector<Property>& properties) const;
    void layRows(const std::vector<Property>& properties);
    Row makeRow(const Property& property, int row);
    void addMenu(QLabel& label);

    Session& m_session;
    std::vector<Property> m_properties;
    std::vector<Row> m_rows;
    QWidget* m_list = nullptr;
    QGridLayout* m_grid = nullptr;
    PropertyEditor* m_editor = nullptr;
    QStackedLayout* m_pages;
};

}  // namespace sinew

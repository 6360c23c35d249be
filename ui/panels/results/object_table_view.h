#pragma once

#include <functional>

#include <QTableView>

#include "ui/panels/results/object_table_model.h"

class QSortFilterProxyModel;

namespace sinew {

class Session;
class TableHeader;
struct PanelInput;

// A sortable table of one kind of objects. Selection goes both ways; Ctrl+C copies the selected rows as tab-separated
// text with a header.
class ObjectTableView : public QTableView {
    Q_OBJECT

public:
    using Maker = std::function<TableContent(const PanelInput&)>;

    // Texts that columns are measured by.
    struct Sizes {
        QString number;     // the longest number
        QString name;       // a long name: optional columns are left out where it would be cut
        QString leastName;  // the table scrolls sideways where not even this has room
        QString mostName;   // names up to this long are never cut; empty: leastName
    };

    ObjectTableView(Session& session, Maker maker, Sizes sizes, QWidget* parent = nullptr);

    // The rows as shown, tab-separated below a header line with units, minus signs plain; all rows or the selected
    // ones.
    QString rowsAsText(bool onlySelected) const;

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpHeaders();
    void setUpActions();
    void refresh();
    void followSelection();
    void fitColumns();
    bool growWidths();
    ObjectId idAt(const QModelIndex& proxyIndex) const;

    Session& m_session;
    Maker m_maker;
    Sizes m_sizes;
    TableHeader* m_header;
    ObjectTableModel* m_model;
    QSortFilterProxyModel* m_proxy;
    struct ColumnWidth {
        int pixels = 0;
        qsizetype longest = 0;  // characters of numbers, and of names in the first column
        QString word;           // of what is no number, the last that was measured
    };
    std::vector<ColumnWidth> m_widths;  // what each column has held; they only grow, so that nothing jitters
    bool m_following = false;  // the current row moves because the session has changed, not because a person chose it
};

}  // namespace sinew

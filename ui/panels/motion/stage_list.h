#pragma once

#include <QListView>
#include <QStyledItemDelegate>

#include "ui/panels/motion/stage_table.h"

namespace sinew {

// The stages to choose and rename from.
class StageListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { SpanRole = Qt::UserRole + 1, EndingRole };
    explicit StageListModel(QObject* parent = nullptr);

    // names: as written in the scenario, to be edited.
    void setRows(std::vector<StageRow> rows, QStringList names);
    const std::vector<StageRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void renameWanted(int stage, const QString& name);

private:
    std::vector<StageRow> m_rows;
    QStringList m_names;
};

// A dot of the stage's colour, its name, its span at the right, and below, unless it is brief, what ends it.
class StageDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool isBrief() const { return m_isBrief; }
    void setBrief(bool isBrief) { m_isBrief = isBrief; }
    int heightOf(const QFontMetrics& metrics) const;  // px, of a row
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    bool m_isBrief = false;
};

// As high as its stages.
class StageList : public QListView {
    Q_OBJECT

public:
    explicit StageList(QWidget* parent = nullptr);

    StageListModel& stages() const { return *m_model; }
    // Shows the rows and selects one of them; -1: none.
    void showRows(std::vector<StageRow> rows, const QStringList& names, int selected);
    // One line a stage; what ends it is in its tool tip, and of the selected one below the list.
    void setBrief(bool isBrief);

signals:
    void stageChosen(int stage);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();

    StageListModel* m_model;
    StageDelegate* m_delegate;
    bool m_following = false;
};

}  // namespace sinew

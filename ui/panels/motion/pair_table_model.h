#pragma once

#include <map>

#include <QAbstractTableModel>

#include "ui/panels/motion/stage_table.h"
#include "ui/scene/palette.h"

namespace sinew {

// What was typed for a pair and could not be taken, and why.
struct PairFault {
    QString text;
    QString message;
};

// Coordinate, given and sought. Given motions and efforts have a colour each; what is as elsewhere is grey.
class PairTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { CoordinateColumn, GivenColumn, SoughtColumn, ColumnCount };
    explicit PairTableModel(QObject* parent = nullptr);

    void setRows(std::vector<PairRow> rows);
    const std::vector<PairRow>& rows() const { return m_rows; }
    // The row of a coordinate, or -1.
    int rowOf(const std::string& coordinate) const;
    void setFault(const std::string& coordinate, const PairFault& fault);
    void clearFaults();
    void setColours(const Palette& palette);
    // In little room a value stands without saying what it is of, which follows from what is sought beside it: "0.0 mm" for
    // "length: 0.0 mm", "knee" for "knee angle" and "force" for "ground force". Tooltips
    // say it in full.
    void setBrief(bool isBrief);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const PairRow& row, int column) const;
    QString briefName(const PairRow& row) const;
    QString shownText(const PairRow& row, int column) const;
    QVariant colourOf(const PairRow& row, int column) const;
    void tell(const std::string& coordinate);

    std::vector<PairRow> m_rows;
    std::map<std::string, PairFault> m_faults;  // by coordinate
    Palette m_palette = lightPalette;
    bool m_isBrief = false;
};

}  // namespace sinew

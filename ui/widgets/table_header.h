#pragma once

#include <QHeaderView>

namespace sinew {

// A header of two small lines, title and unit; the sorted column has its title in the text colour and a small arrow.
class TableHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit TableHeader(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    // px that a column needs for its title and the arrow.
    int neededWidth(const QString& title, const QString& unit) const;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    void paintArrow(QPainter& painter, const QPointF& middle) const;
};

}  // namespace sinew

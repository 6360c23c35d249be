#pragma once

#include <memory>
#include <vector>

#include <QLayout>

namespace sinew {

// Widgets one beside the other, over as many rows as the width asks for: those of a row are as high as its highest.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    int count() const override;
    Qt::Orientations expandingDirections() const override { return {}; }
    QSize sizeHint() const override;     // of one row
    QSize minimumSize() const override;  // of the widest one alone
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Row {
        std::size_t count = 0;  // of items
        int height = 0;
    };
    std::vector<QLayoutItem*> shownItems() const;
    // As many items from `first` on as fit into the width; at least one.
    Row rowFrom(const std::vector<QLayoutItem*>& items, std::size_t first, int width) const;
    QSize margins() const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

}  // namespace sinew

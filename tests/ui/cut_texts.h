#pragma once

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QStringList>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>

#include "ui/widgets/cell_delegate.h"
#include "ui/widgets/label_support.h"

namespace sinew::test {

// The texts of a widget that it has no room for, those of what stands in it too. Rows that are scrolled out of sight
// count by their width only.
class CutTexts {
public:
    explicit CutTexts(const QWidget& root)
    {
        for (const QWidget* widget : root.findChildren<QWidget*>()) {
            if (widget->isVisible() && !widget->visibleRegion().isEmpty())
                look(*widget);
        }
    }
    const QStringList& found() const { return m_found; }

private:
    void add(const QWidget& widget, const QString& text, int wanted, int given)
    {
        if (wanted > given)
            m_found.append(QString("%1 of %2: '%3' wants %4 px of %5")
                               .arg(widget.metaObject()->className(), panelOf(widget), text)
                               .arg(wanted)
                               .arg(given));
    }

    static QString panelOf(const QWidget& widget)
    {
        for (const QWidget* at = &widget; at; at = at->parentWidget()) {
            if (at->objectName().startsWith("dock-"))
                return at->objectName();
        }
        return widget.parentWidget() ? widget.parentWidget()->metaObject()->className() : "";
    }

    void look(const QWidget& widget)
    {
        if (const auto* elided = qobject_cast<const ElidedLabel*>(&widget)) {
            if (elided->text().contains(QChar(0x2026)) && !elided->fullText().contains(QChar(0x2026)))
                add(widget, elided->fullText(), elided->fullWidth(), widget.contentsRect().width());
        } else if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            lookAtLabel(*label);
        } else if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
            add(widget, "tabs", bar->count() ? bar->tabRect(bar->count() - 1).right() : 0, widget.width());
        } else if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
            lookAtChoice(*box);
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            if (!button->text().isEmpty())
                add(widget, button->text(), std::min(button->minimumSizeHint().width(), button->sizeHint().width()),
                    widget.width());
        } else if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
            lookAtHeader(*header);
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
            lookAtRows(*view);
        }
    }

    void lookAtLabel(const QLabel& label)
    {
        if (label.text().isEmpty())
            return;
        if (label.wordWrap())
            add(label, label.text() + " (height)", label.heightForWidth(label.width()), label.height() + leading);
        else
            add(label, label.text(), label.minimumSizeHint().width(), label.width());
    }

    void lookAtChoice(const QComboBox& box)
    {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.editable = box.isEditable();
        const QRect room
            = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        add(box, box.currentText(), box.fontMetrics().horizontalAdvance(box.currentText()), room.width());
    }

    void lookAtHeader(const QHeaderView& header)
    {
        if (header.orientation() != Qt::Horizontal)
            return;
        for (int i = 0; i < header.count(); ++i) {
            const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
            for (const QString& line : text.split('\n'))
                if (!header.isSectionHidden(i))
                    add(header, line, header.fontMetrics().horizontalAdvance(line), header.sectionSize(i));
        }
    }

    void lookAtRows(const QAbstractItemView& view)
    {
        if (!view.model())
            return;
        const auto walk = [&](const auto& self, const QModelIndex& parent) -> void {
            for (int row = 0; row < view.model()->rowCount(parent); ++row) {
                for (int column = 0; column < view.model()->columnCount(parent); ++column) {
                    const QModelIndex index = view.model()->index(row, column, parent);
                    const QRect place = view.visualRect(index);
                    if (!place.isEmpty())
                        lookAtItem(view, index, place);
                }
                const QModelIndex first = view.model()->index(row, 0, parent);
                const auto* tree = qobject_cast<const QTreeView*>(&view);
                if (tree && tree->isExpanded(first))
                    self(self, first);
            }
        };
        walk(walk, view.rootIndex());
    }

    void lookAtItem(const QAbstractItemView& view, const QModelIndex& index, const QRect& place)
    {
        QString text = index.data(Qt::DisplayRole).toString();
        if (!text.isEmpty() && !view.indexWidget(index))
            add(view, text, view.sizeHintForIndex(index).width(), place.width() + roomBeside(view, index));
    }

    // Names run on into what the number beside them leaves free.
    static int roomBeside(const QAbstractItemView& view, const QModelIndex& index)
    {
        const QModelIndex next = index.siblingAtColumn(index.column() + 1);
        const bool runsOn = qobject_cast<const CellDelegate*>(view.itemDelegate()) && next.isValid()
                            && !next.data(Qt::CheckStateRole).isValid()
                            && !(index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
        return runsOn ? std::max(0, view.visualRect(next).width() - view.sizeHintForIndex(next).width()) : 0;
    }

    static constexpr int leading = 2;  // of a line's height, px, that no letter takes
    QStringList m_found;
};

}  // namespace sinew::test

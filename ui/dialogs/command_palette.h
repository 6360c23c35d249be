#pragma once

#include <functional>
#include <vector>

#include <QDialog>
#include <QIcon>

class QLineEdit;
class QTreeWidget;

namespace sinew {

// A line of the palette: a command or an object of the model.
struct PaletteItem {
    QString text;
    QString detail;  // where it stands or its shortcut, grey at the right
    QString search;  // words it is also found by
    QIcon icon;
    std::function<void()> run;
    QString obstacle = {};     // why it cannot be chosen now, shown in the place of the detail; empty: it can
    bool isElsewhere = false;  // it opens another document
};

// How well an item answers what was typed: every word must occur. 0 is not at all; a whole text beats its beginning,
// a beginning beats the beginning of a word, that beats the middle of one; words in the order typed beat scattered ones.
int matchScore(const PaletteItem& item, const QString& typed);

// A search field over a list, for the keyboard: type, arrows, Return. Escape or a click elsewhere closes it.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(std::vector<PaletteItem> items, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& typed);
    void fitHeight();
    void runCurrent();

    std::vector<PaletteItem> m_items;
    QLineEdit* m_field;
    QTreeWidget* m_list;
};

}  // namespace sinew

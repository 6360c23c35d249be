#pragma once

#include <set>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTranslator>
#include <QTreeView>

#include "ui/widgets/label_support.h"

namespace sinew::test {

// Each text half as long again, in brackets: what is cut has room for English alone, what stands without brackets is not translated.
class PseudoLanguage : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* sourceText, const char* disambiguation, int) const override
    {
        const QString source = QString::fromUtf8(sourceText);
        // Commas and symbols of units stay as short as they are in any language.
        if (source.isEmpty() || source == ", " || QByteArray(disambiguation) == "unit"
            || QByteArray(disambiguation) == "a date")
            return source;
        return u'[' + source + QString("~").repeated((source.size() + 1) / 2) + u']';
    }
};

// The texts of what is seen of a window and of its actions that hold words which no translator has made and no file states.
class UnmarkedTexts {
public:
    // files: those that are open, whose words are names.
    UnmarkedTexts(const QWidget& window, const QStringList& files)
    {
        for (const QString& path : files) {
            QFile file(path);
            if (file.open(QIODevice::ReadOnly))
                allow(QString::fromUtf8(file.readAll()));
        }
        allow(QString(symbols));
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->isVisible())
                look(*widget);
        }
        // Examples are called by the titles in their files.
        static const QRegularExpression example("^file\\.(example|motion|fixation)\\.");
        for (const QAction* action : window.findChildren<QAction*>())
            if (!example.match(action->objectName()).hasMatch())
                look(*action, action->text().section('\t', 0, 0));
    }
    const QStringList& found() const { return m_found; }

private:
    // Names, symbols and keys that are alike in all languages, and what names of objects are made of.
    static constexpr const char* symbols = "Sinew Ti ELI Nb Alt Tab Goodman Morgan ASTM BW LaTeX CSV PDF JSON "
                                           "Kolesnikov Ctrl Shift Return Home End Mises "
                                           "rtol SI deg mm cm MPa kPa GPa rad ant post mid sup inf "
                                           "med lat English system";

    void allow(const QString& text)
    {
        static const QRegularExpression word("[A-Za-z]+");
        for (auto each = word.globalMatch(text); each.hasNext();)
            m_allowed.insert(each.next().captured().toLower());
    }

    void look(const QObject& place, QString text)
    {
        if (text.startsWith(u'/'))
            return;  // the place of a file
        static const QRegularExpression tags("<[^>]*>|&\\w+;"), word("[A-Za-z]{3,}");
        text.remove(tags);
        QString outside;
        int depth = 0;
        for (const QChar c : text) {
            depth += c == u'[' ? 1 : 0;
            outside += depth == 0 ? c : QChar(u' ');
            depth -= c == u']' && depth > 0 ? 1 : 0;
        }
        for (auto each = word.globalMatch(outside); each.hasNext();) {
            if (const QString shown = each.next().captured(); !m_allowed.contains(shown.toLower())) {
                m_found.append(QString("%1 %2: '%3'").arg(place.metaObject()->className(), place.objectName(), text));
                return;
            }
        }
    }

    void look(const QWidget& widget)
    {
        look(widget, widget.toolTip());
        look(widget, widget.accessibleName());
        if (const auto* elided = qobject_cast<const ElidedLabel*>(&widget))
            look(widget, elided->fullText());
        else if (const auto* label = qobject_cast<const QLabel*>(&widget))
            look(widget, withoutCutWord(label->text()));
        else if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < bar->count(); ++i)
                look(widget, bar->tabText(i));
        } else if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
            for (int i = 0; i < box->count(); ++i)
                look(widget, box->itemText(i));
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            look(widget, button->text());
        else if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
            look(widget, line->placeholderText());
        else if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) {
            for (int i = 0; header->orientation() == Qt::Horizontal && i < header->count(); ++i)
                look(widget, header->model()->headerData(i, Qt::Horizontal).toString());
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
            lookAtRows(*view, view->rootIndex());
    }

    // A long title that is shortened by its label ends in the middle of a word.
    static QString withoutCutWord(const QString& text)
    {
        return text.endsWith(u'…') && text.count(u' ') >= 3 ? text.left(text.lastIndexOf(u' ')) : text;
    }

    void lookAtRows(const QAbstractItemView& view, const QModelIndex& parent)
    {
        for (int row = 0; row < view.model()->rowCount(parent); ++row) {
            for (int column = 0; column < view.model()->columnCount(parent); ++column)
                look(view, view.model()->index(row, column, parent).data().toString());
            lookAtRows(view, view.model()->index(row, 0, parent));
        }
    }

    std::set<QString> m_allowed;
    QStringList m_found;
};

}  // namespace sinew::test

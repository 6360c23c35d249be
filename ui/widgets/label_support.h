#pragma once

#include <QLabel>

namespace sinew {

// Gives a label its role of the style sheet ("heading", "muted", "error", ...); does nothing when it has it already.
void setRole(QLabel& label, const char* role);

// A plain text in a role; wraps: over several lines where there is no room.
enum class Wraps { No, Yes };
QLabel* makeLabel(const char* role, QWidget* parent, Wraps wraps = Wraps::No);

// Shows a text, and no label where there is none.
void showText(QLabel& label, const QString& text);

// A grey sentence in the middle of a panel that has nothing to show.
QLabel* makeEmptyLabel(const QString& text, QWidget* parent);

// A text in lines of a width, px, the last of `lines` cut with an ellipsis where there is more.
struct LineLimit {
    int width = 0, lines = 1;
    Qt::TextElideMode elideMode = Qt::ElideRight;
};
QString inLines(const QString& text, const QFont& font, const LineLimit& limit);

// A label of one line, or a few, that is cut with an ellipsis when there is no room; the tool tip then has the whole
// text, unless it is given one of its own.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setFullText(const QString& text);
    void setOwnToolTip(const QString& toolTip);
    void setMostLines(int lines);
    void setElideMode(Qt::TextElideMode mode);  // of its last line; else at the end
    const QString& fullText() const { return m_fullText; }
    // Width of the whole text, px.
    int fullWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void doubleClicked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void elide();

    QString m_fullText;
    QString m_ownToolTip;
    int m_mostLines = 1, m_lines = 1;
    Qt::TextElideMode m_elideMode = Qt::ElideRight;
};

}  // namespace sinew

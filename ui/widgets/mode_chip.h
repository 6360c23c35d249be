#pragma once

#include <QAbstractButton>

#include "core/model/coordinate.h"

namespace sinew {

// Says whether a coordinate is free, locked or driven. A click or Space goes on to the next; the context menu has all
// three.
class ModeChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit ModeChip(QWidget* parent = nullptr);

    void setMode(CoordinateMode mode);
    CoordinateMode mode() const { return m_mode; }

    QSize sizeHint() const override;

signals:
    // A person wants another mode. The chip shows it once setMode() has confirmed it.
    void modeWanted(sinew::CoordinateMode mode);

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QFont chipFont() const;
    void describe();

    CoordinateMode m_mode = CoordinateMode::Free;
};

}  // namespace sinew

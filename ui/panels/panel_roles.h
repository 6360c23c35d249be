#pragma once

#include <QStringList>

class QWidget;

namespace sinew {

// Of a field or what it lies in: words by which the search box finds it besides its accessible name.
constexpr const char* otherNamesProperty = "otherNames";

// What a panel may be besides a widget; its dock finds out.

// Has something computed only while it can be seen.
class WatchingPanel {
public:
    virtual ~WatchingPanel() = default;

    // False while another panel covers this one: a dock behind another tab is not hidden, it lies beside the screen.
    virtual void setInFront(bool inFront) = 0;
};

// Has pages that can be shown by name.
class PagedPanel {
public:
    virtual ~PagedPanel() = default;

    // As words of a command line: "compare", "load-path".
    virtual QStringList pageIds() const = 0;
    virtual QWidget* pageWidget(const QString& id) const = 0;  // nullptr: there is none
    virtual bool showPage(const QString& id) = 0;              // false: there is none
};

}  // namespace sinew

#pragma once

#include <functional>

#include <QObject>

namespace sinew {

// Lets a program keep what would be lost before it ends, when the system asks it to: at the end of a desktop's session, or by
// `kill`. keep() is called in the event loop; then the process ends without anything being destroyed.
class EndWatch : public QObject {
    Q_OBJECT

public:
    explicit EndWatch(std::function<void()> keep, QObject* parent = nullptr);

private:
    std::function<void()> m_keep;
};

}  // namespace sinew

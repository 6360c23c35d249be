#include "ui/session/end_watch.h"

#include <utility>

#include <QSocketNotifier>

#include "core/io/end_request.h"

namespace sinew {

EndWatch::EndWatch(std::function<void()> keep, QObject* parent) : QObject(parent), m_keep(std::move(keep))
{
    const int descriptor = watchForEnd();
    if (descriptor < 0)
        return;
    auto* notifier = new QSocketNotifier(descriptor, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, descriptor] {
        m_keep();
        endAsAsked(descriptor);
    });
}

}  // namespace sinew

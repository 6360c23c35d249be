#include "ui/panels/recruitment/page_support.h"

#include <algorithm>

#include <QScrollArea>

#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"

namespace sinew {

QString postureText(const Session& session)
{
    const Activity* activity = session.currentActivity();
    QString text = readableName(session.model().name);
    if (!activity)
        return text;
    text += colon() + titleOf(*activity);
    const auto step = static_cast<std::size_t>(std::max(session.step(), 0));
    if (session.step() >= 0 && step < activity->steps.size())
        text += comma() + readableName(activity->steps[step].name);
    return text;
}

QScrollArea* makeScrollArea(QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    content->setObjectName(QStringLiteral("scrolled"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

}  // namespace sinew

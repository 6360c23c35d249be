// Widgets that take a further row where one is too long; who uses it: the buttons of unsaved work, the tool row of Edit.

#include <algorithm>
#include <vector>

#include <QPushButton>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/main_window/welcome/recovery_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/workspaces/edit/tools/tool_bar.h"

namespace tst_flow_layout {

using namespace sinew;

namespace {

QWidget* box(int width, int height)
{
    auto* made = new QWidget;
    made->setMinimumSize(width, height);
    made->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return made;
}

// Of all buttons in sight: none beyond the edge, none wider than it is given.
void checkButtons(const QWidget& of)
{
    for (const QAbstractButton* button : of.findChildren<QAbstractButton*>()) {
        if (!button->isVisible())
            continue;
        const QRect place(button->mapTo(&of, QPoint()), button->size());
        QVERIFY2(of.rect().contains(place), qPrintable(button->text()));
        QVERIFY2(button->width() >= std::min(button->sizeHint().width(), button->minimumSizeHint().width()),
                 qPrintable(button->text()));
    }
}

}  // namespace

class TestFlowLayout : public QObject {
    Q_OBJECT

private slots:
    void takesAsManyRowsAsItNeeds();
    void leavesHiddenOnesOut();
    void unsavedWorkHasItsButtonsWhole();
    void theToolRowStaysInItsRoom();
};

void TestFlowLayout::takesAsManyRowsAsItNeeds()
{
    QWidget around;
    auto* flow = new FlowLayout(&around);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(10);
    const std::vector<QWidget*> boxes = {box(50, 20), box(60, 30), box(40, 20)};
    for (QWidget* each : boxes)
        flow->addWidget(each);
    around.show();
    QCOMPARE(flow->sizeHint(), QSize(170, 30));
    QCOMPARE(flow->minimumSize(), QSize(60, 30));
    QCOMPARE(flow->heightForWidth(170), 30);
    QCOMPARE(flow->heightForWidth(169), 60);
    QCOMPARE(flow->heightForWidth(60), 90);
    flow->setGeometry({0, 0, 130, 100});
    QCOMPARE(boxes[1]->x(), 60);
    QCOMPARE(boxes[2]->pos(), QPoint(0, 40));
}

void TestFlowLayout::leavesHiddenOnesOut()
{
    QWidget around;
    auto* flow = new FlowLayout(&around);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(10);
    const std::vector<QWidget*> boxes = {box(50, 20), box(60, 20)};
    for (QWidget* each : boxes)
        flow->addWidget(each);
    around.show();
    boxes[0]->hide();
    QCOMPARE(flow->sizeHint(), QSize(60, 20));
    flow->setGeometry({0, 0, 100, 20});
    QCOMPARE(boxes[1]->x(), 0);
}

void TestFlowLayout::unsavedWorkHasItsButtonsWhole()
{
    for (const int width : {180, 280, 600}) {
        RecoveryBox shown(RecoveryBox::Form::Column);
        shown.setOffers({{.id = "1", .title = "hip", .when = "today"}});
        shown.setFixedWidth(width);
        shown.show();
        shown.resize(width, shown.heightForWidth(width));
        QCoreApplication::processEvents();
        checkButtons(shown);
    }
}

void TestFlowLayout::theToolRowStaysInItsRoom()
{
    QWidget view;
    ToolSettings settings;
    ToolOptions options(settings, &view);
    view.resize(900, 400);
    view.show();
    options.show();
    options.setRoom(900);
    const QSize oneRow = options.size();
    QVERIFY(oneRow.width() <= 900);
    options.setRoom(oneRow.width() * 6 / 10);
    QVERIFY(options.width() <= oneRow.width() * 6 / 10);
    QVERIFY(options.height() > oneRow.height());
    QCoreApplication::processEvents();
    checkButtons(options);
    settings.snapsToGrid = true;
    options.showSettings();  // a longer text does not widen it again
    QVERIFY(options.width() <= oneRow.width() * 6 / 10);
}

SINEW_TEST(TestFlowLayout)

}  // namespace tst_flow_layout

#include "tst_flow_layout.moc"

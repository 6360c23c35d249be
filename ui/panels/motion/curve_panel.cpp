#include "ui/panels/motion/curve_panel.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panels/figure_offer.h"
#include "ui/panels/motion/curve_fields.h"
#include "ui/panels/motion/curve_plot.h"
#include "ui/panels/motion/fit_dialog.h"
#include "ui/panels/motion/stage_edits.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QToolButton* makeButton(const QString& text, const QString& toolTip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}

void showTexts(QComboBox& box, const QStringList& texts, int current)
{
    QStringList present;
    for (int i = 0; i < box.count(); ++i)
        present.append(box.itemText(i));
    if (present != texts) {
        box.clear();
        box.addItems(texts);
    }
    if (box.currentIndex() != current)
        box.setCurrentIndex(current);
}

}  // namespace

CurvePanel::CurvePanel(Session& session, MotionSession& motion, QWidget* parent)
    : QWidget(parent), m_session(session), m_motion(motion), m_curves(new ElidedComboBox(this)),
      m_coordinate(new ElidedComboBox(this)), m_add(makeButton(tr("+ new"), tr("Add a curve"), this)),
      m_rename(makeButton(tr("rename"), tr("Rename the curve"), this)),
      m_remove(makeButton(tr("remove"), tr("Remove the curve"), this)),
      m_fit(makeButton(tr("Fit…"), tr("Fit the curve to a measured column"), this)),
      m_periodic(new QCheckBox(tr("periodic"), this)), m_plot(new CurvePlot), m_empty(makeEmptyLabel({}, this)),
      m_message(new QLabel(this)), m_fields(new CurveFields), m_body(new QWidget(this))
{
    m_offer = new FigureOffer(
        *m_plot, session,
        [this]() -> std::optional<PaperFigure> {
            if (!curve())
                return std::nullopt;
            return PaperFigure{
                tr("Curve %1 with its rate and acceleration").arg(readableName(m_view.name.toStdString())),
                {},
                {m_plot},
                false,
                nullptr,
                leastPlot};
        },
        FigureOffer::Menu::Own);
    makeFields();
    auto* inner = new QVBoxLayout(m_body);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(2);
    inner->addLayout(makeSecond());
    inner->addWidget(m_plot, 1);
    inner->addWidget(m_message);
    inner->addWidget(m_fields);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 6);
    layout->setSpacing(2);
    layout->addLayout(makeTop());
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_body, 1);
    wire();
    refresh();
}

void CurvePanel::makeFields()
{
    m_periodic->setObjectName(QStringLiteral("periodic"));
    m_periodic->setToolTip(tr("The curve repeats: the last point is the first, one period later"));
    m_message->setObjectName(QStringLiteral("curveMessage"));
    m_message->setWordWrap(true);
    m_message->setContentsMargins(10, 0, 10, 0);
    for (QComboBox* box : {m_curves, m_coordinate}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    m_curves->setAccessibleName(tr("Curve"));
    m_coordinate->setAccessibleName(tr("Coordinate of the curve"));
    m_coordinate->setToolTip(tr("The coordinate whose unit the curve has"));
}

QHBoxLayout* CurvePanel::makeTop()
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(2);
    row->addWidget(m_curves, 1);
    row->addWidget(m_add);
    row->addWidget(m_rename);
    row->addWidget(m_remove);
    return row;
}

QHBoxLayout* CurvePanel::makeSecond()
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(8);
    row->addWidget(m_coordinate, 1);
    row->addWidget(m_periodic);
    row->addWidget(m_fit);
    return row;
}

void CurvePanel::wire()
{
    connect(m_curves, &QComboBox::activated, this, [this](int index) {
        m_motion.selectCurve(m_motion.scenario().curves[static_cast<std::size_t>(index)].name);
    });
    connect(m_coordinate, &QComboBox::activated, this, &CurvePanel::chooseCoordinate);
    connect(m_add, &QToolButton::clicked, this, &CurvePanel::addCurve);
    connect(m_rename, &QToolButton::clicked, this, &CurvePanel::askName);
    connect(m_remove, &QToolButton::clicked, this, &CurvePanel::removeCurve);
    connect(m_fit, &QToolButton::clicked, this, &CurvePanel::askFit);
    connect(m_plot, &CurvePlot::pointChosen, this, &CurvePanel::choosePoint);
    connect(m_plot, &CurvePlot::pointDragged, this, &CurvePanel::dragPoint);
    connect(m_plot, &CurvePlot::addWanted, this, &CurvePanel::addPoint);
    connect(m_plot, &CurvePlot::removeWanted, this, &CurvePanel::removePoint);
    connect(m_plot, &QWidget::customContextMenuRequested, this, &CurvePanel::openMenu);
    connect(m_fields, &CurveFields::dataWanted, this, &CurvePanel::commit);
    connect(m_fields, &CurveFields::refused, this, [this](const QString& message) { say(message, "error"); });
    connect(m_periodic, &QCheckBox::clicked, this, [this](bool periodic) {
        commit(withPeriodic(m_view.data, periodic),
               (periodic ? tr("Make %1 periodic") : tr("Make %1 end")).arg(m_view.name));
        m_periodic->setChecked(m_view.data.isPeriodic);
    });
    connect(&m_motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & (MotionChanges(MotionChange::Scenario) | MotionChange::Selection))
            refresh();
    });
}

// What it shows

const NamedCurve* CurvePanel::curve() const
{
    if (!m_motion.hasScenario())
        return nullptr;
    const std::vector<NamedCurve>& curves = m_motion.scenario().curves;
    const auto it = std::find_if(curves.begin(), curves.end(),
                                 [this](const NamedCurve& each) { return each.name == m_motion.selectedCurve(); });
    return it == curves.end() ? nullptr : &*it;
}

QString CurvePanel::message() const
{
    return m_message->text();
}

void CurvePanel::say(const QString& text, const char* role)
{
    m_message->setText(text);
    setRole(*m_message, role);
    m_message->setVisible(!text.isEmpty());
}

void CurvePanel::refresh()
{
    const NamedCurve* shown = curve();
    showChoices();
    m_empty->setVisible(!shown);
    m_body->setVisible(shown != nullptr);
    if (!shown) {
        const bool hasCurves = m_motion.hasScenario() && !m_motion.scenario().curves.empty();
        m_empty->setText(!m_motion.hasScenario() ? tr("Open a scenario to see the curves it gives to its stages")
                         : hasCurves             ? tr("Choose a curve")
                                                 : tr("This scenario has no curves. Add one with “+ new”"));
        return;
    }
    const bool isOther = m_view.name != QString::fromStdString(shown->name);
    m_view = curveViewOf(*shown, m_session.expandedModel());
    m_point = isOther ? 0 : std::clamp(m_point, 0, std::max(0, static_cast<int>(m_view.data.points.size()) - 1));
    say(m_view.fault, "error");
    m_plot->setView(m_view);
    m_plot->setChosen(m_point);
    m_periodic->setChecked(m_view.data.isPeriodic);
    m_fields->show(m_view, m_point);
}

void CurvePanel::showChoices()
{
    const NamedCurve* shown = curve();
    QStringList names, coordinates = {tr("no coordinate")};
    int current = -1, coordinate = 0;
    if (m_motion.hasScenario()) {
        for (const NamedCurve& each : m_motion.scenario().curves) {
            if (&each == shown)
                current = static_cast<int>(names.size());
            names.append(QString::fromStdString(each.name));
        }
    }
    for (const Coordinate& each : m_session.expandedModel().coordinates) {
        if (shown && each.name == shown->coordinate)
            coordinate = static_cast<int>(coordinates.size());
        coordinates.append(readableName(each.name));
    }
    showTexts(*m_curves, names, current);
    showTexts(*m_coordinate, coordinates, coordinate);
    m_curves->setEnabled(!names.isEmpty());
    m_add->setEnabled(m_motion.hasScenario());
    m_rename->setEnabled(shown != nullptr);
    m_remove->setEnabled(shown != nullptr);
}

void CurvePanel::choosePoint(int point)
{
    m_point = point;
    m_plot->setChosen(point);
    say(m_view.fault, "error");
    m_fields->show(m_view, m_point);
}

// What a person does

bool CurvePanel::commit(const PhaseCurveData& wanted, const QString& sentence, const QString& mergeKey)
{
    const NamedCurve* edited = curve();
    if (!edited)
        return false;
    const Sentence fault = PhaseCurve::fault(wanted);
    if (!fault.empty()) {
        say(said(fault), "error");
        return false;
    }
    say({}, "error");
    m_motion.edit(withCurve(m_motion.scenario(), edited->name, wanted), sentence.toStdString(), mergeKey.toStdString());
    return true;
}

bool CurvePanel::commitScenario(Scenario changed, const QString& sentence)
{
    if (const auto error = firstNewError(m_motion.scenario(), changed, m_session.model())) {
        say(said(error->message), "error");
        return false;
    }
    m_motion.edit(std::move(changed), sentence.toStdString());
    return true;
}

void CurvePanel::dragPoint(int point, double time, double value, int gesture)
{
    if (point < 0 || point >= static_cast<int>(m_view.data.points.size()))
        return;
    commit(withPointMoved(m_view.data, static_cast<std::size_t>(point), time, value),
           tr("Move a point of %1").arg(m_view.name),
           QStringLiteral("curve %1 point %2 gesture %3").arg(m_view.name).arg(point).arg(gesture));
}

void CurvePanel::addPoint(double time, double value)
{
    if (!commit(withPointAdded(m_view.data, time, value), tr("Add a point to %1").arg(m_view.name)))
        return;
    const std::vector<CharacteristicPoint>& points = m_view.data.points;
    const auto it
        = std::find_if(points.begin(), points.end(), [&](const CharacteristicPoint& p) { return p.time == time; });
    choosePoint(static_cast<int>(it - points.begin()) % static_cast<int>(points.size()));
}

void CurvePanel::removePoint(int point)
{
    if (m_view.data.points.size() <= 2)
        say(tr("A curve has two points at least"), "error");
    else
        commit(withPointRemoved(m_view.data, static_cast<std::size_t>(point)),
               tr("Remove a point of %1").arg(m_view.name));
}

void CurvePanel::addCurve()
{
    if (!m_motion.hasScenario())
        return;
    // Of the first coordinate that has no curve yet.
    const Scenario& scenario = m_motion.scenario();
    Coordinate wanted;
    for (const Coordinate& coordinate : m_session.expandedModel().coordinates) {
        const bool isTaken = std::any_of(scenario.curves.begin(), scenario.curves.end(),
                                         [&](const NamedCurve& each) { return each.coordinate == coordinate.name; });
        if (!isTaken) {
            wanted = coordinate;
            break;
        }
    }
    const Scenario changed = withCurveAdded(scenario, wanted);
    const std::string name = changed.curves.back().name;
    if (commitScenario(changed, tr("Add curve %1").arg(QString::fromStdString(name))))
        m_motion.selectCurve(name);
}

void CurvePanel::renameCurve(const QString& name)
{
    const NamedCurve* edited = curve();
    if (!edited || name.trimmed() == QString::fromStdString(edited->name))
        return;
    const std::string newName = name.trimmed().toStdString();
    if (commitScenario(withCurveRenamed(m_motion.scenario(), edited->name, newName),
                       tr("Rename %1 to %2").arg(m_view.name, name.trimmed())))
        m_motion.selectCurve(newName);
}

void CurvePanel::removeCurve()
{
    const NamedCurve* edited = curve();
    if (!edited)
        return;
    if (const std::string user = userOf(m_motion.scenario(), edited->name); !user.empty()) {
        say(tr("Stage %1 uses this curve: give it something else first").arg(readableName(user)), "error");
        return;
    }
    const Scenario changed = withCurveRemoved(m_motion.scenario(), edited->name);
    const std::string next = changed.curves.empty() ? std::string() : changed.curves.front().name;
    if (commitScenario(changed, tr("Remove curve %1").arg(m_view.name)))
        m_motion.selectCurve(next);
}

void CurvePanel::chooseCoordinate(int index)
{
    const NamedCurve* edited = curve();
    if (!edited)
        return;
    const std::vector<Coordinate>& coordinates = m_session.expandedModel().coordinates;
    Scenario changed = m_motion.scenario();
    for (NamedCurve& each : changed.curves) {
        if (each.name == edited->name)
            each.coordinate = index == 0 ? std::string() : coordinates[static_cast<std::size_t>(index - 1)].name;
    }
    commitScenario(std::move(changed), tr("Change the coordinate of %1").arg(m_view.name));
    showChoices();
}

void CurvePanel::takeFit(const PhaseFit& fit, const QString& column)
{
    if (commit(fit.data, tr("Fit %1 to %2").arg(m_view.name, column)))
        say(tr("Fitted to %1: %2").arg(column, fitText(fit, m_view.unit)), "muted");
}

void CurvePanel::askName()
{
    bool isGiven = false;
    const QString name
        = QInputDialog::getText(this, tr("Rename curve"), tr("Name"), QLineEdit::Normal, m_view.name, &isGiven);
    if (isGiven)
        renameCurve(name);
}

void CurvePanel::askFit()
{
    const NamedCurve* edited = curve();
    if (!edited)
        return;
    FitDialog dialog(m_motion, edited->coordinate, m_view.unit, m_view.data.isPeriodic, this);
    if (dialog.exec() == QDialog::Accepted && dialog.fit())
        takeFit(*dialog.fit(), dialog.columnName());
}

void CurvePanel::openMenu(const QPoint& position)
{
    QMenu menu(this);
    const int point = m_plot->pointAt(position);
    if (point >= 0)
        menu.addAction(tr("Remove point"), this, [this, point] { removePoint(point); });
    menu.addAction(tr("Fit to measured…"), this, &CurvePanel::askFit);
    menu.addActions(m_offer->actions());
    menu.exec(m_plot->mapToGlobal(position));
}

}  // namespace sinew

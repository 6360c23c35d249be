#include "ui/panels/panel_list.h"

#include <type_traits>

#include "ui/panels/coordinates/coordinates_panel.h"
#include "ui/panels/description/description_panel.h"
#include "ui/panels/edit/history_panel.h"
#include "ui/panels/edit/live_result_panel.h"
#include "ui/panels/edit/problems_panel.h"
#include "ui/panels/equations/equations_panel.h"
#include "ui/panels/fixation/activity_curve_panel.h"
#include "ui/panels/fixation/answer_panel.h"
#include "ui/panels/fixation/case_panel.h"
#include "ui/panels/fixation/compare_panel.h"
#include "ui/panels/fixation/growth_panel.h"
#include "ui/panels/fixation/limits_panel.h"
#include "ui/panels/fixation/shares_panel.h"
#include "ui/panels/layers/layers_panel.h"
#include "ui/panels/messages/messages_panel.h"
#include "ui/panels/motion/curve_panel.h"
#include "ui/panels/motion/plots_panel.h"
#include "ui/panels/motion/stages_panel.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/panels/recruitment/recruitment_panel.h"
#include "ui/panels/results/joint_force_panel.h"
#include "ui/panels/results/joints_panel.h"
#include "ui/panels/results/links_panel.h"
#include "ui/panels/results/series_panel.h"
#include "ui/panels/timeline/timeline_panel.h"
#include "ui/panels/tree/model_tree_panel.h"
#include "ui/panels/what_if/what_if_panel.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/sessions.h"
#include "ui/text/translated.h"
#include "ui/widgets/column_area.h"

namespace sinew {

namespace {

template <class Panel>
QWidget* make(const Sessions& sessions)
{
    if constexpr (std::is_constructible_v<Panel, Session&, MotionSession&>)
        return new Panel(sessions.session, sessions.motion);
    else if constexpr (std::is_constructible_v<Panel, Session&, FixationSession&>)
        return new Panel(sessions.session, sessions.fixation);
    else if constexpr (std::is_constructible_v<Panel, Session&>)
        return new Panel(sessions.session);
    else if constexpr (std::is_constructible_v<Panel, FixationSession&>)
        return new Panel(sessions.fixation);
    else
        return new Panel(sessions.motion);
}

// Of text whose height nobody can tell beforehand.
template <class Panel>
QWidget* makeScrolled(const Sessions& sessions)
{
    return new ColumnArea(make<Panel>(sessions));
}

}  // namespace

QWidget* makePanel(const PanelKind& kind, const Sessions& sessions)
{
    QWidget* panel = kind.make(sessions);
    if (panel->accessibleName().isEmpty())
        panel->setAccessibleName(translated(kind.title));
    return panel;
}

const std::vector<PanelKind>& panelKinds()
{
    using enum PanelSide;
    static const std::vector<PanelKind> kinds = {
        {"model", QT_TR_NOOP("Model"), Left, make<ModelTreePanel>},
        {"description", QT_TR_NOOP("Description"), Left, make<DescriptionPanel>},
        {"coordinates", QT_TR_NOOP("Coordinates"), Left, make<CoordinatesPanel>},
        {"properties", QT_TR_NOOP("Properties"), Left, make<PropertiesPanel>},
        {"joint-force", QT_TR_NOOP("Joint force"), Right, make<JointForcePanel>},
        {"links", QT_TR_NOOP("Links"), Right, make<LinksPanel>},
        {"joints", QT_TR_NOOP("Joints"), Right, make<JointsPanel>},
        {"layers", QT_TR_NOOP("Layers"), Right, makeScrolled<LayersPanel>},
        {"series", QT_TR_NOOP("Series"), Right, make<SeriesPanel>},
        {"recruitment", QT_TR_NOOP("Recruitment"), Right, make<RecruitmentPanel>, true},
        {"equations", QT_TR_NOOP("Equations"), Right, make<EquationsPanel>, true},
        {"stages", QT_TR_NOOP("Stages"), Left, make<StagesPanel>},
        {"plots", QT_TR_NOOP("Plots"), Right, make<PlotsPanel>},
        {"curve", QT_TR_NOOP("Curve"), Right, make<CurvePanel>},
        {"timeline", QT_TR_NOOP("Timeline"), Bottom, make<TimelinePanel>},
        {"what-if", QT_TR_NOOP("What if"), Left, make<WhatIfPanel>},
        {"live-result", QT_TR_NOOP("Live result"), Right, make<LiveResultPanel>},
        {"history", QT_TR_NOOP("History"), Left, make<HistoryPanel>},
        {"problems", QT_TR_NOOP("Problems"), Bottom, make<ProblemsPanel>},
        {"fixation-case", QT_TR_NOOP("Case"), Left, make<CasePanel>},
        {"fixation-answer", QT_TR_NOOP("Answer"), Right, makeScrolled<AnswerPanel>},
        {"fixation-limits", QT_TR_NOOP("Limits"), Right, makeScrolled<LimitsPanel>},
        {"fixation-shares", QT_TR_NOOP("Across fracture"), Right, makeScrolled<SharesPanel>},
        {"fixation-growth", QT_TR_NOOP("As load grows"), Right, makeScrolled<GrowthPanel>},
        {"fixation-curve", QT_TR_NOOP("Over the activity"), Bottom, make<ActivityCurvePanel>},
        {"fixation-compare", QT_TR_NOOP("Compare constructs"), Bottom, make<ComparePanel>},
        {"messages", QT_TR_NOOP("Messages"), Bottom, make<MessagesPanel>},
    };
    return kinds;
}

}  // namespace sinew

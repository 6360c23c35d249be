#pragma once

#include <QString>

#include "ui/jobs/recruitment_study.h"
#include "ui/panels/panel_input.h"

namespace sinew {

// Why a study cannot be shown: no model, none yet, one of another model, a fault of ours. Empty when it can.
QString whyNoStudy(const PanelInput& input, const RecruitmentStudy* study);

}  // namespace sinew

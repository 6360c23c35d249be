#include "ui/panels/recruitment/study_input.h"

#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

QString whyNoStudy(const PanelInput& input, const RecruitmentStudy* study)
{

    if (!input.mechanism)
        return translated("How links share the load shows here. Open a model.");
    // After an edit the study may still be that of the model before it.
    const bool fits = study && study->mechanism
                      && static_cast<std::size_t>(study->mechanism->linkCount()) == input.model.links.size()
                      && study->mechanism->jointOfModel.size() == input.model.joints.size();
    if (!fits)
        return translated("Being computed.");
    return said(study->fault);
}

}  // namespace sinew

#pragma once

#include <string>

#include <QtGlobal>

#include "core/fixation/case_answer.h"
#include "core/io/fixation_file.h"

namespace sinew::test {

inline FixationBundle readCase(const char* name)
{
    const Result<FixationBundle> read
        = readFixationFile(std::string(SINEW_RESOURCE_DIR "/fixations/") + name + ".sinew-fixation.json");
    if (!read)
        qFatal("%s cannot be read", name);
    return *read.value;
}

inline CaseAnswer solved(Fixation fixation)
{
    fixation.activity.clear();
    return answerPostures(fixation, nullptr);
}

// Two stated hip forces and three screws, without a model.
inline const CaseAnswer& screws()
{
    static const CaseAnswer answer = solved(readCase("neck_screws").fixation);
    return answer;
}

}  // namespace sinew::test

#pragma once

namespace sinew {

// What commands of the Fixation menu ask of the window: all that has to do with files.
class FixationVerbs {
public:
    virtual ~FixationVerbs() = default;

    virtual bool saveFixation() = 0;
    virtual bool saveFixationWithDialog() = 0;
    virtual void loadFemurMesh() = 0;  // asks for a surface
    virtual void locateModel() = 0;    // asks where the model is that the case names
    virtual void writeReport() = 0;    // asks for the name of a PDF
    virtual void exportNumbers() = 0;  // of all postures, as CSV or JSON
    virtual void copyTable() = 0;      // the same as text, for a spreadsheet
};

}  // namespace sinew

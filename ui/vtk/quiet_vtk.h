#pragma once

#include <vtkObject.h>

namespace sinew {

// VTK shows each shader that a driver does not take in full. Here there is a picture all the same.
class QuietVtk {
public:
    QuietVtk() : m_kept(vtkObject::GetGlobalWarningDisplay()) { vtkObject::GlobalWarningDisplayOff(); }
    ~QuietVtk() { vtkObject::SetGlobalWarningDisplay(m_kept); }
    QuietVtk(const QuietVtk&) = delete;
    QuietVtk& operator=(const QuietVtk&) = delete;

private:
    int m_kept;
};

}  // namespace sinew

#pragma once

namespace sinew {

// What commands of the Motion menu ask of the window: all that has to do with files or asks.
class MotionVerbs {
public:
    virtual ~MotionVerbs() = default;

    virtual void newMotionWithDialog() = 0;
    virtual void openScenarioWithDialog() = 0;
    virtual bool saveScenario() = 0;
    virtual bool saveScenarioWithDialog() = 0;
    virtual void overlayMeasured() = 0;
    virtual void exportMotion() = 0;
    virtual void exportFrames() = 0;
    virtual void exportVideo() = 0;
};

}  // namespace sinew

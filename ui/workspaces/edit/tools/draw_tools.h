#pragma once

#include <optional>
#include <vector>

#include "core/io/json_writer.h"
#include "ui/text/translated.h"
#include "ui/workspaces/edit/tools/new_objects.h"
#include "ui/workspaces/edit/tools/tool.h"

namespace sinew {

// A place that was clicked, where it lies now and what carries it.
struct DrawnPlace {
    BodyPlace on;
    std::string node;
    Vector3 inGround = Vector3::Zero();
    QString snappedTo;
};

// Draws with clicks: shows the places so far and the one under the pointer. Backspace takes the last one back, Escape
// all of them.
class DrawTool : public Tool {
public:
    using Tool::Tool;

    bool draws() const override { return true; }
    bool clicked(const ViewPointer& pointer) override;
    void moved(const ViewPointer& pointer) override;
    bool wantsKey(const QKeyEvent& key) override;
    void keyPressed(const QKeyEvent& key) override;
    bool cancel() override;
    void addMarks(ViewMarks& marks) override;
    ToolChip chip() const override;

protected:
    virtual void placed() = 0;  // one more place was clicked
    virtual QString what() const = 0;
    virtual QStringList chipLines() const { return {}; }  // what else stands beside the pointer
    const std::vector<DrawnPlace>& places() const { return m_places; }
    // Makes it an entry of the history, selects it and goes back to Select.
    void finish(std::optional<Drawn> drawn);
    void forgetPlaces();

private:
    DrawnPlace placeAt(const QPointF& at) const;

    std::vector<DrawnPlace> m_places;
    std::optional<DrawnPlace> m_next;
};

// A click for each point of its path; Enter or a double click ends it.
class MuscleTool : public DrawTool {
public:
    using DrawTool::DrawTool;
    bool doubleClicked(const ViewPointer& pointer) override;
    bool wantsKey(const QKeyEvent& key) override;
    void keyPressed(const QKeyEvent& key) override;
    QString hint() const override;

protected:
    void placed() override {}
    QString what() const override { return translated("muscle"); }

private:
    void end();
};

// The joint on what carries it, then the end.
class BodyTool : public DrawTool {
public:
    using DrawTool::DrawTool;
    QString hint() const override;

protected:
    void placed() override;
    QString what() const override { return translated("body"); }
    QStringList chipLines() const override;

private:
    std::optional<Vector3> hinge() const;  // its axis, ground frame; nothing: a ball
};

// One click.
class PointTool : public DrawTool {
public:
    using Maker = std::optional<Drawn> (*)(const Project&, const BodyPlace&);
    // refusal: what is said where it cannot be.
    PointTool(const ToolContext& context, QString what, Maker make, Diagnostic refusal)
        : DrawTool(context), m_what(std::move(what)), m_make(make), m_refusal(std::move(refusal))
    {
    }
    QString hint() const override;

protected:
    void placed() override;
    QString what() const override { return m_what; }

private:
    QString m_what;
    Maker m_make;
    Diagnostic m_refusal;
};

// A ready part that clicks place, see the verb "insert".
struct PartToPlace {
    JsonValue verb;     // {"verb": "insert", ...} without its places
    QString title;      // "limb"
    bool hangs = true;  // at one place; else two heads, their node and an insertion
};

class PartTool : public DrawTool {
public:
    PartTool(const ToolContext& context, PartToPlace part) : DrawTool(context), m_part(std::move(part)) {}
    QString hint() const override;
    bool isBusy() const override { return true; }

protected:
    void placed() override;
    QString what() const override { return m_part.title; }

private:
    PartToPlace m_part;
};

}  // namespace sinew

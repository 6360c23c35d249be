#include "app/start_options.h"

#include <map>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/base/version.h"
#include "ui/text/language.h"
#include "ui/workspaces/workspace_list.h"

namespace sinew {

namespace {

constexpr int usageError = 2;
constexpr int largestSide = 16384;

QSize parseSize(const std::string& text)
{
    int width = 0, height = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%dx%d%c", &width, &height, &rest) != 2 || width < 200 || height < 200
        || width > largestSide || height > largestSide)
        throw CLI::ValidationError(
            "--size", "expected WIDTHxHEIGHT in pixels from 200x200 on, such as 1440x900, found '" + text + "'");
    return {width, height};
}

const std::map<std::string, ViewDirection>& viewNames()
{
    static const std::map<std::string, ViewDirection> names
        = {{"front", ViewDirection::Front},  {"back", ViewDirection::Back}, {"right", ViewDirection::Right},
           {"left", ViewDirection::Left},    {"top", ViewDirection::Top},   {"bottom", ViewDirection::Bottom},
           {"iso", ViewDirection::Isometric}};
    return names;
}

std::vector<std::string> workspaceNames()
{
    std::vector<std::string> names;
    for (const QString& id : workspaceIds())
        names.push_back(id.toStdString());
    return names;
}

std::vector<std::string> languageCodes()
{
    std::vector<std::string> codes;
    for (const Language& language : languages())
        codes.push_back(language.code);
    return codes;
}

struct Texts {
    std::string size, theme, view;
};

void describe(CLI::App& app, StartOptions& options, Texts& texts)
{
    app.set_version_flag("--version", version());
    app.add_option("MODEL", options.model, "model (*.sinew.json) or scenario (*.sinew-scenario.json)");
    app.add_option("--snapshot", options.snapshot, "OUT.png: draw the window into a picture and leave");
    CLI::Option* snapshot = app.get_option("--snapshot");
    CLI::Option* picture
        = app.add_option("--picture", options.picture, "OUT.png: draw the 3D view alone and leave")->excludes(snapshot);
    CLI::Option* film
        = app.add_option("--film", options.film,
                         "OUT.mp4|FOLDER: make a video of the motion with ffmpeg, or numbered pictures in "
                         "a folder, and leave")
              ->excludes(snapshot)
              ->excludes(picture);
    app.add_flag("--transparent", options.isTransparent, "a picture without ground")->needs(picture);
    app.add_flag("--labels", options.hasLabels, "a picture or film with legend, labels and axes");
    app.add_option("--fps", options.framesPerSecond, "frames a second of the film")
        ->check(CLI::Range(1.0, 240.0))
        ->needs(film);
    app.add_option("--speed", options.speed, "seconds of the motion a second of the film")
        ->check(CLI::Range(0.01, 100.0))
        ->needs(film);
    app.add_option("--size", texts.size, "WxH: size of the window, picture or film in pixels");
    app.add_option("--theme", texts.theme, "colours")->check(CLI::IsMember({"light", "dark"}));
    app.add_option("--language", options.language, "texts and decimal sign of the window")
        ->check(CLI::IsMember(languageCodes()));
    app.add_option("--workspace", options.workspace, "arrangement of the panels")
        ->check(CLI::IsMember(workspaceNames()));
    app.add_option("--time", options.time, "S: time of the motion to show, once the scenario has run");
    app.add_option("--activity", options.activity, "an activity of the model, by name");
    app.add_option("--step", options.step, "posture of a series: its name, or its number from 1");
    app.add_option("--set", options.adjustments.set, "COORD=DEG|M: value of a coordinate")->allow_extra_args(false);
    app.add_option("--lock", options.adjustments.lock, "COORD: a reaction takes it")->allow_extra_args(false);
    app.add_option("--moment", options.adjustments.moment, "COORD=NM: a given moment or force drives it")
        ->allow_extra_args(false);
    app.add_option("--select", options.select, "an object of the model, by name");
    app.add_option("--show", options.show, "PANEL[:PAGE]: a panel to bring to the front, such as recruitment:compare");
    app.add_option("--view", texts.view, "where to look from")
        ->check(CLI::IsMember({"front", "back", "right", "left", "top", "bottom", "iso"}));
}

}  // namespace

ParsedOptions parseOptions(int argc, char** argv)
{
    CLI::App app("Sinew: the mechanics of skeletons whose muscles only pull", "sinew");
    ParsedOptions parsed;
    Texts texts;
    describe(app, parsed.options, texts);
    try {
        app.parse(argc, argv);
        if (!texts.size.empty())
            parsed.options.size = parseSize(texts.size);
        if (!texts.theme.empty())
            parsed.options.theme = themeChoiceFrom(QString::fromStdString(texts.theme));
        if (!texts.view.empty())
            parsed.options.view = viewNames().at(texts.view);
        if (!parsed.options.film.empty() && parsed.options.model.empty())
            throw CLI::RequiredError("MODEL");
        if (parsed.options.model.empty()
            && (!parsed.options.activity.empty() || !parsed.options.select.empty() || !parsed.options.show.empty()))
            throw CLI::RequiredError("MODEL");
    } catch (const CLI::ParseError& error) {
        parsed.exitCode = app.exit(error) == 0 ? 0 : usageError;
    }
    return parsed;
}

}  // namespace sinew

#include "ui/actions/other_names.h"

#include <algorithm>

#include "ui/text/translated.h"

namespace sinew {

namespace {

struct OtherNames {
    const char* id;
    const char* words;
};

constexpr OtherNames otherNames[]
    = {{"file.picture", QT_TR_NOOP("screenshot image render export PNG")},
       {"file.plot", QT_TR_NOOP("export curve diagram chart graph SVG PDF")},
       {"file.export", QT_TR_NOOP("table spreadsheet Excel save numbers")},
       {"file.new-figure", QT_TR_NOOP("create person human skeleton patient body mass height")},
       {"edit.mirror", QT_TR_NOOP("symmetry flip reflect other side")},
       {"edit.scale", QT_TR_NOOP("size length factor larger smaller segment lengths")},
       {"edit.remove", QT_TR_NOOP("remove erase")},
       {"edit.duplicate", QT_TR_NOOP("clone copy")},
       {"edit.reset-posture", QT_TR_NOOP("default pose initial angles neutral zero")},
       {"edit.keep-posture", QT_TR_NOOP("save pose default angles")},
       {"edit.clear-selection", QT_TR_NOOP("deselect select none")},
       {"edit.model-properties", QT_TR_NOOP("gravity settings criterion body weight")},
       {"view.orthographic", QT_TR_NOOP("perspective parallel projection camera")},
       {"view.fit", QT_TR_NOOP("zoom all frame centre home reset camera")},
       {"view.fit-selection", QT_TR_NOOP("zoom to selected frame centre")},
       {"view.follow", QT_TR_NOOP("track camera")},
       {"view.isolate", QT_TR_NOOP("hide others show only")},
       {"view.show-all", QT_TR_NOOP("unhide")},
       {"view.cut-away", QT_TR_NOOP("clip plane section slice cross-section")},
       {"view.reset-layout", QT_TR_NOOP("default panels docks windows")},
       {"view.show.soft-shading", QT_TR_NOOP("shadows ambient occlusion")},
       {"view.theme.dark", QT_TR_NOOP("night mode black colours")},
       {"view.theme.light", QT_TR_NOOP("day mode white colours")},
       {"view.panel.coordinates", QT_TR_NOOP("joint angles sliders pose posture")},
       {"view.panel.joint-force", QT_TR_NOOP("hip force contact reaction load")},
       {"view.panel.joints", QT_TR_NOOP("reactions joint forces moments table")},
       {"view.panel.links", QT_TR_NOOP("muscles tendons ligaments forces moment arms table")},
       {"view.panel.recruitment", QT_TR_NOOP("criterion optimisation activation load sharing")},
       {"view.panel.what-if", QT_TR_NOOP("sensitivity derivative influence")},
       {"view.panel.fixation-compare", QT_TR_NOOP("implants screws side by side")},
       {"solve.equilibrium", QT_TR_NOOP("rest balance static pose release")},
       {"solve.equations", QT_TR_NOOP("Lagrange symbolic formula")},
       {"motion.new", QT_TR_NOOP("template hold swing squat step reach")},
       {"motion.new-movement", QT_TR_NOOP("squat reach swing step inverse dynamics")},
       {"motion.run", QT_TR_NOOP("simulate compute forward dynamics")},
       {"motion.video", QT_TR_NOOP("film movie animation clip MP4 GIF")},
       {"motion.frames", QT_TR_NOOP("film movie animation images sequence")},
       {"motion.export", QT_TR_NOOP("CSV STO table numbers curves")},
       {"motion.overlay", QT_TR_NOOP("experiment markers compare load CSV")},
       {"motion.keep", QT_TR_NOOP("reference ghost baseline")},
       {"fixation.new", QT_TR_NOOP("implant fracture screw nail fixator")},
       {"fixation.worst", QT_TR_NOOP("maximum highest stress critical")},
       {"fixation.load-mesh", QT_TR_NOOP("STL CT scan import bone patient")},
       {"fixation.osteotomy", QT_TR_NOOP("cut bone correction angle")},
       {"help.keys", QT_TR_NOOP("shortcuts keyboard cheat sheet")},
       {"help.tour", QT_TR_NOOP("tutorial introduction first steps")},
       {"help.about", QT_TR_NOOP("version licence")}};

}  // namespace

void addOtherNames(CommandTable& table)
{
    for (const OtherNames& names : otherNames) {
        const auto it = std::ranges::find(table, QLatin1String(names.id), &Command::id);
        if (it == table.end())
            continue;
        // English words are typed in other languages too.
        const QString said = translated(names.words), english = QLatin1String(names.words);
        for (const QString& words : said == english ? QStringList{said} : QStringList{said, english})
            it->about += (it->about.isEmpty() ? "" : " ") + words;
    }
}

QStringList idsWithOtherNames()
{
    QStringList ids;
    for (const OtherNames& names : otherNames)
        ids.append(names.id);
    return ids;
}

}  // namespace sinew

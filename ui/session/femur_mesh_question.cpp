#include "ui/session/femur_mesh_question.h"

#include <QStringList>

#include "core/io/surface_mesh_file.h"
#include "ui/session/file_questions.h"
#include "ui/session/fixation_session.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

void askForFemurMesh(QWidget* parent, FixationSession& fixation)
{
    if (!fixation.hasFixation())
        return;
    QStringList endings;
    for (const MeshFormat& format : meshFormats())
        endings.append("*." + QString::fromUtf8(format.id.data(), static_cast<qsizetype>(format.id.size())));
    const QString path = askToOpen(parent, fixation.session().dialogFolder(), translated("Load Femur Mesh"),
                                   translated("Surfaces (%1);;All files (*)").arg(endings.join(' ')));
    if (!path.isEmpty())
        fixation.loadMesh(path.toStdString());
}

}  // namespace sinew

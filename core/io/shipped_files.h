#pragma once

#include <string>
#include <vector>

namespace sinew {

// The folder of the files that come with the program: examples and their pictures. It is named by the environment
// variable SINEW_RESOURCES, else it is that of resourceFolderNear() this program. It may not exist.
std::string resourceFolder();

// share/sinew beside the folder of a program, or else in the nearest folder further up that has one, without symbolic
// links. So a program finds its files installed below any prefix, in an unpacked archive and in the build folder, and
// knows no path from the build. Where there is none: the first of these folders, which does not exist.
std::string resourceFolderNear(const std::string& program);

// All shipped files that the program opens, by folder and name: models, motions and fixations, whole paths.
std::vector<std::string> shippedFiles();

}  // namespace sinew

#include "ui/jobs/model_loader.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "core/io/file_formats.h"

namespace sinew {

LoadedModel loadModel(const std::string& path)
{
    LoadedModel loaded;
    loaded.path = path;
    try {
        Result<OpenedFile> read = openFile(path, Opening::ToMend);
        loaded.diagnostics = std::move(read.diagnostics);
        if (!read)
            return loaded;
        loaded.model = std::move(read.value->content.model);
        if (hasErrors(loaded.diagnostics))
            return loaded;  // to be mended
        Compilation compiled = compileWithProblems(*loaded.model);
        std::ranges::move(foundByCompiling(compiled, path), std::back_inserter(loaded.diagnostics));
        if (compiled.mechanism)
            loaded.mechanism = std::make_shared<const Mechanism>(*std::move(compiled.mechanism));
    } catch (const std::exception& fault) {
        loaded.model.reset();
        loaded.diagnostics.push_back(makeError(sentence("reading failed: %1", std::string(fault.what()))));
        loaded.diagnostics.back().file = path;
    }
    return loaded;
}

ModelLoader::ModelLoader(QObject* parent) : QObject(parent)
{
    m_worker = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

ModelLoader::~ModelLoader() = default;

void ModelLoader::load(const std::string& path)
{
    ++m_ticket;
    m_pending = true;
    {
        const std::lock_guard lock(m_mutex);
        m_path = path;
        m_asked = m_ticket;
    }
    m_wake.notify_one();
}

void ModelLoader::cancel()
{
    ++m_ticket;
    m_pending = false;
    const std::lock_guard lock(m_mutex);
    m_path.reset();
}

void ModelLoader::run(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [this] { return m_path.has_value(); })) {
        const std::string path = std::move(*m_path);
        m_path.reset();
        const int ticket = m_asked;
        lock.unlock();
        const auto loaded = std::make_shared<const LoadedModel>(loadModel(path));
        QMetaObject::invokeMethod(
            this, [this, loaded, ticket] { deliver(loaded, ticket); }, Qt::QueuedConnection);
        lock.lock();
    }
}

void ModelLoader::deliver(const std::shared_ptr<const LoadedModel>& result, int ticket)
{
    if (ticket != m_ticket)
        return;
    m_pending = false;
    emit loaded(result);
}

}  // namespace sinew

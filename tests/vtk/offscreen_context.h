#pragma once

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

namespace sinew::test {

// A context as the viewport's own, current while it lives; without a window.
class OffscreenContext {
public:
    OffscreenContext()
    {
        QSurfaceFormat format;
        format.setVersion(3, 2);
        format.setProfile(QSurfaceFormat::CoreProfile);
        format.setDepthBufferSize(24);
        format.setStencilBufferSize(8);
        m_surface.setFormat(format);
        m_surface.create();
        m_context.setFormat(format);
        m_isReady = m_context.create() && m_context.makeCurrent(&m_surface);
    }

    bool isReady() const { return m_isReady; }  // false: there is no OpenGL
    QOpenGLContext* context() { return &m_context; }
    unsigned int error() { return m_context.functions()->glGetError(); }

private:
    QOffscreenSurface m_surface;
    QOpenGLContext m_context;
    bool m_isReady = false;
};

}  // namespace sinew::test

import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { type PageBuild, type Pages, type Render, rendererOf } from './render.ts'

/** Pages straight from their sources: Vite answers for modules on the same port and reloads what is edited. */
export const developPages = async (app: FastifyInstance): Promise<Pages> => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  app.addHook('onClose', () => vite.close())
  const render: Render = async (url, lent) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as PageBuild
    return rendererOf(build, 'development')(url, lent)
  }
  return { render: (_, url, lent) => render(url, lent), manifest: render }
}

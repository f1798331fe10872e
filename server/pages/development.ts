import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { handlerOf, type PageBuild, type Render } from './render.ts'

/** Pages straight from their sources: Vite answers for modules on the same port and reloads what is edited. */
export const developPages = async (app: FastifyInstance): Promise<Render> => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  app.addHook('onClose', () => vite.close())
  return async (_, url, lent) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as PageBuild
    return handlerOf(build, 'development')(url, lent)
  }
}

import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { handlerOf, type PageBuild, type Pages, usualRender } from './render.ts'

/** Pages straight from their sources: Vite answers for modules on the same port and reloads what is edited. */
export const developPages = async (app: FastifyInstance): Promise<Pages> => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
  app.addHook('onClose', () => vite.close())
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PageBuild
  return {
    render: async (_, url, lent) => usualRender(await load(), 'development')(url, lent),
    manifest: async (url, lent) => (await handlerOf(await load(), 'development')(url, lent)).response,
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { serveFiles } from './files.ts'
import { handlerOf, MANIFEST, type PageBuild, type Render, trimmed } from './render.ts'

const folder = join(import.meta.dirname, '../../build')

/** Pages of the finished build: each route has a handler of its own, made when it is first needed. */
export const builtPages = async (app: FastifyInstance): Promise<Render> => {
  const entry = join(folder, 'server/index.js')
  if (!existsSync(entry)) throw new Error('The pages are not built: `npm start` builds them, `npm run build` too.')
  const build = (await import(pathToFileURL(entry).href)) as PageBuild
  await serveFiles(app, join(folder, 'client'))

  const handlers = new Map([[MANIFEST, handlerOf(build, 'production')]])
  return (routeId, url, lent) => {
    const handler = handlers.get(routeId) ?? handlerOf(trimmed(build, routeId), 'production')
    handlers.set(routeId, handler)
    return handler(url, lent)
  }
}

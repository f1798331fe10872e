import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { serveFiles } from './files.ts'
import { type PageBuild, type Pages, type Render, rendererOf, trimmed } from './render.ts'

const folder = join(import.meta.dirname, '../../build')

/** Pages of the finished build: what renders a route is made when it is first needed. */
export const builtPages = async (app: FastifyInstance): Promise<Pages> => {
  const entry = join(folder, 'server/index.js')
  if (!existsSync(entry)) throw new Error('The pages are not built: `npm start` builds them, `npm run build` too.')
  const build = (await import(pathToFileURL(entry).href)) as PageBuild
  await serveFiles(app, join(folder, 'client'))

  const renders = new Map<string, Render>()
  return {
    render(routeId, url, lent) {
      const render = renders.get(routeId) ?? rendererOf(trimmed(build, routeId), 'production')
      renders.set(routeId, render)
      return render(url, lent)
    },
    manifest: rendererOf(build, 'production'),
  }
}

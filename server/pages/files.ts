import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Where the browser's files are asked for. */
export const ASSETS = '/assets/'

/** A file that there is not, or not any more: the next build may have it. */
export const noSuchFile = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send()

/**
 * Serves the browser's files, compressed after the build and kept for ever by the hash in their names. One route for all of
 * them: the library's own, one for each of a thousand, take 10 MB.
 */
export const serveFiles = async (app: FastifyInstance, root: string) => {
  const folder = join(root, ASSETS)
  const names = new Set(await readdir(folder))
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // Scripts are fetched whole and known by their names: each header of each file travels before the first tap.
    acceptRanges: false,
    lastModified: false,
    etag: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.get<{ Params: { name: string } }>(`${ASSETS}:name`, ({ params: { name } }, reply) =>
    names.has(name) ? reply.sendFile(name) : noSuchFile(reply),
  )
}

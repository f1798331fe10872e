import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the browser's files, compressed after the build; those with a hash in their name for ever. */
export const serveFiles = (app: FastifyInstance, root: string) =>
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // Scripts are fetched whole and known by their names: each header of each file travels before the first tap.
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      const named = path.startsWith(join(root, 'assets'))
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      // Kept for ever, it is never asked for again by its tag.
      if (named) reply.removeHeader('etag')
    },
  })

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyHeaderOf, keyNames } from '#kit/wire/audience.ts'
import type { Config } from './config.ts'

/** A browser that has come once by https: never comes by plain http again, for a year. Other hosts of the domain are not ours to bind. */
const HSTS = 'max-age=31536000'

/** What every answer of this process carries, whatever it is. */
export const alwaysHeaders = ({ mode }: Pick<Config, 'mode'>): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  ...(mode === 'production' ? { 'strict-transport-security': HSTS } : {}),
})

/** Every answer carries what all do. */
export const guardAnswers = (app: FastifyInstance, config: Pick<Config, 'mode'>): void => {
  const always = alwaysHeaders(config)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(always)
    done()
  })
}

/**
 * No answer of a call is kept by a browser, or by what stands before it, unless it is the same for every visitor and was asked without
 * a key: on a machine that many use nobody reads what the last one was told.
 */
export const keepPrivate = (api: FastifyInstance): void => {
  api.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.isPublic || namesKey(request)) reply.header('cache-control', 'no-store')
    done()
  })
}

const places = Object.entries(keyNames).flatMap(([door, name]) => [name, keyHeaderOf(door as keyof typeof keyNames)])

const namesKey = ({ headers, query }: FastifyRequest) =>
  headers.authorization !== undefined ||
  places.some((place) => headers[place] !== undefined || (query as Record<string, unknown>)[place] !== undefined)

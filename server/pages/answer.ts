import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { USUAL } from '#kit/bridge/channel.ts'
import { withQuery } from '#kit/wire/address.ts'
import type { Visitor } from '#kit/wire/visitor.ts'
import type { PageRequest, ReadAddress } from './address.ts'
import { pageCache } from './cache.ts'
import { answerAs, type CallInside } from './call-inside.ts'
import { ASSETS, noSuchFile } from './files.ts'
import { type Body, bodyOf, sendBody } from './page-body.ts'
import { type PolicySettings, policyMaker } from './policy.ts'
import { MANIFEST, NO_SUCH_PAGE, type Pages } from './render.ts'
import { sealer } from './seal.ts'
import { troublePage } from './trouble.ts'

export interface PagesSettings extends PolicySettings {
  callApi: CallInside
  /** Scheme and host under which the world knows the product. */
  publicUrl: string
  /** The marks that a channel leaves on every page, in one text. */
  flagsOf: (channel: number) => Promise<string>
  /** Hears how to forget what is cached, for whoever has changed what pages show. */
  onCache?: ((forget: () => void) => void) | undefined
}

interface Answering extends PagesSettings, Pages {
  /** The addresses of all pages, as they are now. */
  readTable: () => Promise<ReadAddress>
  /** While one develops pages are neither cached nor sealed: Vite's own scripts and styles are not marked. */
  isCached: boolean
  /** Milliseconds of a clock that only runs forward. */
  now?: () => number
}

const nobody: Visitor = { city: undefined, channel: USUAL.browser, elder: false }
const FRESH_SECONDS = 15
const STALE_SECONDS = 30
const LIMITS = {
  freshMs: FRESH_SECONDS * 1000,
  staleMs: STALE_SECONDS * 1000,
  maxEntries: 2_000,
  maxBytes: 64_000_000,
}
const HTML = 'text/html; charset=utf-8'
/** What we do ourselves: by the age that a cached page is sent with, a cache before us knows how long it may do the same. */
const SHORTLY = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`

/** Answers for pages. What is sent is the same for everyone who asks in the same way, and cached for a moment (docs/decisions/0036). */
export const answerPages = (app: FastifyInstance, answering: Answering): void => {
  const { callApi, render, manifest, readTable, isCached, now, publicUrl, onCache, flagsOf, ...settings } = answering
  const cache = pageCache<Body>(LIMITS, ({ status }) => status === 200 || status === 404, now)
  onCache?.(cache.clear)
  const policyOf = policyMaker(settings)
  const nonce = randomBytes(16).toString('hex')
  const seal = sealer(nonce)

  const onServer = async (visitor: Visitor, request: FastifyRequest) => ({
    answer: answerAs(callApi, visitor, request.id),
    visitor,
    nonce,
    origin: new URL(publicUrl).origin,
    flags: await flagsOf(visitor.channel),
    report: (err: unknown) => request.log.error({ traceid: request.id, err }, 'page failed'),
  })

  const make = async ({ row, url, visitor }: PageRequest, request: FastifyRequest): Promise<Body> => {
    const response = await render(row?.id ?? NO_SUCH_PAGE, url, await onServer(visitor, request))
    const { status, headers } = response
    const location = headers.get('location')
    if (location !== null) return bodyOf(status, '', { location, 'cache-control': SHORTLY })
    if (status >= 500) return failed(status, request.id)
    const { html, ...own } = seal(await response.text())
    const said = { 'content-type': HTML, 'cache-control': SHORTLY }
    return bodyOf(status, html, isCached ? { ...said, 'content-security-policy': policyOf(own) } : said)
  }

  app.get(MANIFEST, async (request, reply) => {
    const response = await manifest(request.url, await onServer(nobody, request))
    const headers = Object.fromEntries(response.headers)
    return sendBody(bodyOf(response.status, await response.text(), headers), request, reply)
  })
  app.get(`${ASSETS}*`, (_, reply) => noSuchFile(reply))

  app.addHook('onRequest', async (request, reply) => {
    if (!isCached || request.routeOptions.url !== EVERY_PAGE) return
    const asked = await askedOf(request)
    const found = 'key' in asked ? cache.find(asked.key) : undefined
    if (!found || 'movedTo' in asked) return
    log(request, asked)
    if (found.state === 'stale')
      cache
        .make(asked.key, () => make(asked, request))
        .catch((err) => request.log.error({ traceid: request.id, err }, 'page failed'))
    return send(found.page, request, reply, found.ageMs)
  })

  app.get(EVERY_PAGE, async (request, reply) => {
    const asked = await askedOf(request)
    if ('movedTo' in asked) return reply.header('cache-control', SHORTLY).redirect(asked.movedTo)
    log(request, asked)
    const makePage = () => make(asked, request)
    return send(await (isCached ? cache.make(asked.key, makePage) : makePage()), request, reply)
  })

  const askedOf = async ({ url, headers }: FastifyRequest) =>
    (await readTable())(url, headers.cookie ?? '', headers['user-agent'])

  app.setErrorHandler(async (error, request, reply: FastifyReply) => {
    request.log.error({ traceid: request.id, err: error }, 'page failed')
    return sendBody(failed(500, request.id), request, reply)
  })
}

/** A page that leads elsewhere is asked with its own names alone: all that came along goes along. */
const send = (body: Body, request: FastifyRequest, reply: FastifyReply, ageMs?: number) => {
  const { location } = body.headers
  const [, search] = request.url.split(/\?(.*)/s)
  const along = location && search ? { location: withQuery(location, new URLSearchParams(search)) } : {}
  return sendBody({ ...body, headers: { ...body.headers, ...along } }, request, reply, ageMs)
}

/** The route of all pages. */
const EVERY_PAGE = '/*'

/** The log names the page, never its address. */
const log = (request: FastifyRequest, { row }: PageRequest) => {
  request.said = { call: row?.id ?? NO_SUCH_PAGE, reason: undefined }
}

const failed = (status: number, traceid: string) =>
  bodyOf(status, troublePage(traceid), {
    'content-type': HTML,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  })

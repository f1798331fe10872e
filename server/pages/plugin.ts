import './react-mode.ts'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { USUAL } from '#kit/bridge/channel.ts'
import type { Visitor } from '#kit/wire/visitor.ts'
import { withoutHtml } from '../request.ts'
import { addressReader, type PageAsked } from './address.ts'
import { type AskInside, answerAs } from './ask.ts'
import { builtPages } from './built.ts'
import { shortCache } from './cache.ts'
import { ASSETS, noSuchFile } from './files.ts'
import { findRows, withoutSandbox } from './find-rows.ts'
import { answerKeptFirst, type KeptPage } from './kept-first.ts'
import { type Body, bodyOf, sendBody } from './page-body.ts'
import { fixedHeaders, type PolicySettings, pageHeaders, policyMaker } from './policy.ts'
import { MANIFEST, NO_SUCH_PAGE } from './render.ts'
import { troublePage } from './trouble.ts'

export interface PagesOptions extends PolicySettings {
  /** Pages come from their sources by Vite, with hot reload. */
  dev: boolean
  ask: AskInside
  /** What every answer of the process carries. */
  always?: Readonly<Record<string, string>>
  /** Whether the stand-ins have their pages. */
  sandbox?: boolean
}

const nobody: Visitor = { city: undefined, channel: USUAL.browser, elder: false }
const KEPT_SECONDS = 5
const LIMITS = { ttlMs: KEPT_SECONDS * 1000, mostEntries: 2_000, mostBytes: 32_000_000 }
/** The route of all pages. */
const EVERY_PAGE = '/*'
const HTML = 'text/html; charset=utf-8'
const SHORTLY = `public, max-age=0, s-maxage=${KEPT_SECONDS}`

/** Every page of the product. What it sends is the same for everyone who asks in the same way, and kept for a moment. */
export const pages = async (app: FastifyInstance, { dev, ask, always, sandbox = true, ...settings }: PagesOptions) => {
  const carried = { ...pageHeaders, ...always }
  // Files and moved addresses; pages carry theirs already.
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(request.url.startsWith(ASSETS) ? fixedHeaders : carried)
    done(null, payload)
  })
  const { render, manifest } = await (dev ? (await import('./development.ts')).developPages(app) : builtPages(app))
  const fixed = dev ? undefined : await readTable(sandbox)
  const kept = shortCache<Body>(LIMITS)
  const policyOf = policyMaker(settings)
  const nonce = randomBytes(16).toString('hex')

  const lentTo = (visitor: Visitor, request: FastifyRequest) => ({
    answer: answerAs(ask, visitor, request.id),
    visitor,
    nonce,
    report: (err: unknown) => request.log.error({ traceid: request.id, err }, 'page failed'),
  })

  const make = async (asked: PageAsked, request: FastifyRequest): Promise<Body> => {
    const lent = lentTo(asked.visitor, request)
    const { status, location, page } = await render(asked.row?.id ?? NO_SUCH_PAGE, asked.url, lent)
    if (location !== undefined) return bodyOf(status, [], { ...carried, location, 'cache-control': SHORTLY })
    if (status >= 500 || !page) return failed(status, request.id, always)
    return bodyOf(status, page.html, {
      ...carried,
      'content-type': HTML,
      'cache-control': SHORTLY,
      // Vite's own scripts and styles are not marked.
      ...(dev ? {} : { 'content-security-policy': policyOf(page) }),
    })
  }

  app.get(MANIFEST, async (request, reply) => {
    const response = await manifest(request.url, lentTo(nobody, request))
    const body = await response.text()
    const headers = { ...carried, ...Object.fromEntries(response.headers) }
    return sendBody(bodyOf(response.status, [body], headers), request, reply)
  })
  app.get(`${ASSETS}*`, (_, reply) => noSuchFile(reply))

  const findKept = (read: ReadAddress, { url = '/', headers }: IncomingMessage): KeptPage | undefined => {
    // Calls are asked most, and are no pages.
    if (url.startsWith('/api/')) return undefined
    const address = addressOf(read, withoutHtml(url), headers)
    if ('movedTo' in address || !address.row) return undefined
    const body = kept.takeKept(address.key)
    return body && { name: address.row.id, body }
  }
  if (fixed) answerKeptFirst(app, EVERY_PAGE, (request) => findKept(fixed, request))

  app.get(EVERY_PAGE, async (request, reply) => {
    const read = fixed ?? (await readTable(sandbox))
    const address = addressOf(read, request.url, request.headers)
    if ('movedTo' in address) return reply.header('cache-control', SHORTLY).redirect(address.movedTo)
    request.said = { call: address.row?.id ?? NO_SUCH_PAGE, reason: undefined }
    const body = dev
      ? await make(address, request)
      : await kept.take(address.key, () => make(address, request), isWorthKeeping)
    return sendBody(body, request, reply)
  })

  app.setErrorHandler(async (error, request, reply: FastifyReply) => {
    request.log.error({ traceid: request.id, err: error }, 'page failed')
    return sendBody(failed(500, request.id, always), request, reply)
  })
}

const readTable = async (sandbox: boolean) => {
  const { rows, moved } = await findRows()
  return addressReader(sandbox ? rows : withoutSandbox(rows), moved)
}

type ReadAddress = Awaited<ReturnType<typeof readTable>>

const addressOf = (read: ReadAddress, url: string, headers: IncomingHttpHeaders) =>
  read(url, headers.cookie ?? '', headers['user-agent'])

const failed = (status: number, traceid: string, always: PagesOptions['always']) =>
  bodyOf(status, [troublePage(traceid)], {
    ...pageHeaders,
    ...always,
    'content-type': HTML,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  })

const isWorthKeeping = ({ status }: Body) => status === 200 || status === 404

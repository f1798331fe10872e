import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { machineScopeOf } from '#app/areas/access/machines/rules.ts'
import { noteTrouble } from '#app/areas/desk/operations/server/public.ts'
import type { OperatedJobs, RequestContext } from '#app/context.ts'
import { isDatabaseAway } from '#kit/db/errors.ts'
import type { Database } from '#kit/db/open.ts'
import { onTrouble } from '#kit/outside/server/trouble.ts'
import { ICON, servePictures } from '#kit/pictures/server/serve.ts'
import { Overloaded } from '#kit/scarce/batch.ts'
import { plainAddress } from '#kit/text/plain-path.ts'
import type { Clock } from '#kit/time/clock.ts'
import { TooMany } from '#kit/wire/errors.ts'
import { limitBodies, parseQuery, USUAL_BODY_LIMIT } from '#kit/wire/server/body-limits.ts'
import { answerDocs, DOCS_POLICY } from '#kit/wire/server/docs.ts'
import { callInside, mount, switchboard } from '#kit/wire/server/mount.ts'
import { openApi } from '#kit/wire/server/openapi/document.ts'
import { openPace } from '#kit/wire/server/pace.ts'
import { openBus } from './bus.ts'
import type { Config } from './config.ts'
import { openDetached } from './detached.ts'
import { drainOnClose } from './drain.ts'
import { emitTo } from './emit.ts'
import { answerFinders } from './found.ts'
import { guardAnswers, keepPrivate } from './headers.ts'
import { answerHealth } from './health.ts'
import { findImporters } from './imports.ts'
import { rootOf } from './log.ts'
import { findRows } from './pages/find-rows.ts'
import { servePapers } from './papers.ts'
import { type Answered, logAnswered, traceidOf } from './request.ts'
import { contextMaker } from './request-context.ts'
import type { Room } from './rooms.ts'
import { findRowNamers } from './row-namers.ts'
import { serveStoreWorker } from './store-worker.ts'
import { serveUploads } from './uploads.ts'
import { VERSION } from './version.ts'

export interface Building {
  config: Config
  database: Database
  clock: Clock
  log: Logger
  rooms: readonly Room[]
  /** Has a job run soon. */
  wake?: (job: string) => void
  /** The jobs, for who operates the product; undefined until they run. */
  jobs?: () => OperatedJobs | undefined
  /** Hears of every request that was answered. */
  counted?: ((answered: Answered) => void) | undefined
  /** Writes requests down, with what is done for them. */
  traced?: ((app: FastifyInstance) => void) | undefined
}

/** From about here on bytes are sent sooner than text: text that is not plain ASCII would be measured first, and then turned into bytes slowly. */
const LONG = 2_000

const asJson = (body: unknown): string => {
  const text = JSON.stringify(body)
  // Fastify sends bytes as they are; only its type knows of no serializer that gives them.
  return text.length < LONG ? text : (Buffer.from(text) as unknown as string)
}

/** The theme colour of the specification, section 9; generated pictures are drawn in it. */
const THEME = '#18cf62'

/** Builds the HTTP server over the rooms: the calls below `/api`, and who asks them from inside the process. */
export const buildApp = async ({ config, database, clock, log, rooms, wake, jobs, counted, traced }: Building) => {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: USUAL_BODY_LIMIT.json,
    trustProxy: config.trustProxy ?? false,
    genReqId: traceidOf,
    // Each line of a request carries its traceid: a logger of its own for each would only say it twice.
    childLoggerFactory: (logger) => logger,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      querystringParser: parseQuery,
    },
    rewriteUrl: (request) => plainAddress(request.url ?? '/'),
    return503OnClosing: false,
    // Who takes longer to ask than a phone waits for an answer holds a connection for nothing.
    requestTimeout: 120_000,
  })
  traced?.(app)
  const isEnding = drainOnClose(app, config.drainSeconds * 1_000)
  guardAnswers(app, config)
  app.decorateRequest('said', undefined)
  app.decorateRequest('bodyRead', undefined)
  // Fastify reads plain text by itself; no call takes any.
  app.removeContentTypeParser('text/plain')
  app.setReplySerializer(asJson)
  limitBodies(app, { perAddress: config.limits === 'on' })
  // The rooms that take files set closer bounds of their own; what is no file is not read there.
  await app.register(multipart, {
    limits: {
      fileSize: 60_500_000,
      files: 9,
      fields: 50,
      fieldNameSize: 100,
      fieldSize: 16_000,
      parts: 60,
      headerPairs: 20,
    },
  })

  const emit = emitTo(rooms.map((room) => room.subscribers))
  const bus = openBus(app, { config, database, clock, log, rooms })
  const detached = openDetached(app, database.db, log)
  const unheard = onTrouble((trouble) => {
    log.warn(trouble, 'an outside service refused, or is away')
    detached((root) => noteTrouble(root, clock.now(), trouble))
  })
  app.addHook('preClose', async () => unheard())
  const board = switchboard<RequestContext>(rooms.flatMap((room) => room.answering))
  const named = new Map([...board.values()].map((mounted) => [mounted.name, mounted]))
  const findCall = (name: string) => named.get(name)
  const importers = await findImporters()
  const rowNamers = await findRowNamers()
  const makeContext = contextMaker({
    db: database.db,
    clock,
    config,
    emit,
    bus,
    detached,
    findCall,
    importers,
    rowNamers,
    jobs: jobs ?? (() => undefined),
  })

  logEachRequest(app, counted)
  app.setErrorHandler(answerError)
  const described = rooms.flatMap(({ name, words, answering }) =>
    answering.map(({ contract }) => ({ name, words, contract })),
  )
  let description: object | undefined
  await app.register(
    async (api) => {
      keepPrivate(api)
      mount(api, board, makeContext, {
        wake,
        pace: config.limits === 'on' ? openPace(() => clock.now().getTime()) : undefined,
      })
      answerHealth(api, { database, log, dataDir: config.dataDir, isEnding })
      api.get('/openapi.json', { config: { isPublic: true } }, async () => {
        description ??= openApi(described, VERSION, machineScopeOf)
        return description
      })
      if (config.apiDocs) {
        api.get('/docs', { config: { isPublic: true } }, async (_, reply) =>
          reply
            .type('text/html; charset=utf-8')
            .header('content-security-policy', DOCS_POLICY)
            .send(answerDocs(described)),
        )
      }
    },
    { prefix: '/api' },
  )
  await app.register(servePictures, { prefix: '/pictures', colour: THEME })
  await app.register(serveUploads, { prefix: '/files', makeContext })
  await app.register(servePapers, { prefix: '/papers', makeContext })
  serveStoreWorker(app)
  const { rows: table } = await findRows()
  await app.register(answerFinders, { db: database.db, publicUrl: config.publicUrl, rows: table, colour: THEME })
  // Whoever shows a page without reading its head asks here.
  app.get('/favicon.ico', async (_, reply) => reply.redirect(`/pictures${ICON}`, 301))
  return { app, emit, bus, findCall, importers, rowNamers, callApi: callInside(board, makeContext) }
}

const logEachRequest = (app: FastifyInstance, counted?: (answered: Answered) => void) => {
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      traceid: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      call: request.said?.call,
      reason: request.said?.reason,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    }
    logAnswered(request.log, answered)
    counted?.(answered)
    done()
  })
}

/** What could not be read is the asker's affair (4xx), a database that is away is 503, all else is ours (500). */
const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof TooMany)
    return reply.code(429).header('retry-after', String(error.retryAfter)).send({ err_msg: error.words })
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).send({ err_msg: unreadable[status] ?? '请求无法识别' })
  const away = error instanceof Overloaded || rootOf(error).code === STORE_AWAY || isDatabaseAway(error)
  request.log.error({ traceid: request.id, err: error }, away ? 'out of reach' : 'unexpected')
  if (away)
    return reply.code(503).header('retry-after', '2').send({ err_msg: '系统正忙，请稍后再试', traceid: request.id })
  return reply.code(500).send({ err_msg: '系统出错了，请稍后再试', traceid: request.id })
}

const unreadable: Record<number, string> = {
  413: '提交的内容太多，请删减后再提交',
  414: '地址里的参数太多，请删减后再试',
  415: '不支持的内容格式',
  429: '操作太频繁，请稍后再试',
}

/** The code of a store of files that does not answer. */
const STORE_AWAY = 'STORE_AWAY'

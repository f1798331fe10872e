import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Context, OperatedJobs } from '#app/context.ts'
import { forgetCached } from '#kit/db/cached.ts'
import type { Database } from '#kit/db/open.ts'
import { testClock } from '#kit/time/test-clock.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { unwrap } from '#kit/wire/envelope.ts'
import { type Building, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { jobsOf } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { changesOf } from '#server/pages/changing.ts'
import { findRooms, type Room } from '#server/rooms.ts'
import { openTestDatabase } from './database.ts'
import { findBrokenInvariants } from './invariants.ts'

export interface CallAs {
  /** The patient's key. */
  key?: string
  /** The staff's key. */
  staffKey?: string
  /** The key of a hospital's program. */
  machineKey?: string
  /** The key of a doctor at their workbench. */
  doctorKey?: string
  city?: number
  idempotencyKey?: string
  /** The Cookie header. */
  cookie?: string
}

interface Opening {
  /** Where the clock stands, Shanghai time. */
  at?: string
  env?: Record<string, string>
  /** Rooms that are not in the product, such as one with a hole for a check to find. */
  more?: readonly Room[]
  log?: Logger
  /** Hears of every request that was answered. */
  counted?: Building['counted']
  /** Writes requests down. */
  traced?: Building['traced']
  /** Those that run; else a job that is woken runs at once. */
  jobs?: () => OperatedJobs | undefined
  /** Instead of a new and empty one. */
  database?: Database
}

/**
 * The whole product over a database of its own, its clock standing at `at` until the test moves it. Questions go
 * through HTTP as a phone's would.
 */
export const startTestApp = async ({
  at = '2026-11-23 08:00',
  env = {},
  more = [],
  log = openLog('silent'),
  counted,
  traced,
  jobs,
  database: given,
}: Opening = {}) => {
  const database = given ?? (await openTestDatabase())
  const clock = testClock(at)
  const dataDir = mkdtempSync(join(tmpdir(), 'yilu-app-'))
  const config = readConfig({
    SECRET: randomBytes(32).toString('hex'),
    LIMITS: 'off',
    // The clock goes on by days: nobody touches a page meanwhile.
    IDLE_MINUTES: '720',
    DATA_DIR: dataDir,
    ...env,
  })
  const rooms = [...(await findRooms()), ...more]
  const changesPages = changesOf(rooms)
  const { app, emit, bus, findCall, importers } = await buildApp({
    config,
    database,
    clock,
    log,
    rooms,
    jobs: jobs ?? (() => atOnce),
    counted: (answered) => {
      // As the product does.
      if (changesPages(answered)) forgetCached(database.db)
      counted?.(answered)
    },
    traced,
  })
  await app.ready()
  const context = (): Context => ({
    db: database.db,
    now: clock.now(),
    config,
    emit,
    bus,
    findCall,
    importers,
    pagesChanged: () => forgetCached(database.db),
  })
  const atOnce: OperatedJobs = {
    list: () => jobsOf(rooms).map(({ name, every = '' }) => ({ name, every })),
    count: async () => jobsOf(rooms).map(({ name }) => ({ name, waiting: 0, running: 0, failed: 0 })),
    wake: async (name) =>
      void (await jobsOf(rooms)
        .find((job) => job.name === name)
        ?.run(context())),
  }

  /** Asks a call as it is; the answer with its HTTP status and body. */
  const rawRequest = async (call: CallSpec, input: Record<string, unknown>, as: CallAs = {}) => {
    const cookie: Record<string, string> = as.cookie === undefined ? {} : { cookie: as.cookie }
    const { headers, ...asked } = call.body === 'multipart' ? await asParts(call, input, as) : asForm(call, input, as)
    const bearer: Record<string, string> =
      as.machineKey === undefined ? {} : { authorization: `Bearer ${as.machineKey}` }
    const response = await app.inject({ ...asked, headers: { ...headers, ...cookie, ...bearer } })
    return { status: response.statusCode, body: response.json() as Record<string, unknown> }
  }

  /** Asks a call that must succeed: its data. */
  const callApi = async <C extends CallSpec>(call: C, input: CallInput<C>, as?: CallAs): Promise<CallOutput<C>> => {
    const { status, body } = await rawRequest(call, input as Record<string, unknown>, as)
    const read = unwrap(call.envelope ?? 'status', body)
    if (status !== 200 || 'refused' in read)
      throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`)
    return read.data as CallOutput<C>
  }

  /** Asks a call that must be refused: the refusal's name, or the HTTP status where it is no refusal of the contract. */
  const refusal = async (call: CallSpec, input: Record<string, unknown>, as?: CallAs): Promise<string> => {
    const { status, body } = await rawRequest(call, input, as)
    if (status !== 200) return String(status)
    const read = unwrap(call.envelope ?? 'status', body)
    return 'refused' in read ? read.refused.reason : 'not refused'
  }

  /** Lets time pass for every room: all jobs run once at the clock's time. */
  const wakeAll = async () => {
    for (const job of jobsOf(rooms)) await job.run(context())
  }

  /** Whatever a test did, its money must add up to the fen. */
  const close = async () => {
    await app.close()
    const broken = await findBrokenInvariants(database.db, 'pay')
    await database.close()
    rmSync(dataDir, { recursive: true })
    if (broken.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(broken)}`)
  }
  return {
    server: app,
    db: database.db,
    pool: database.pool,
    connection: database.connection,
    clock,
    config,
    rooms,
    context,
    rawRequest,
    callApi,
    refusal,
    wakeAll,
    close,
  }
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

const commonOf = ({ key, staffKey, doctorKey, city, idempotencyKey }: CallAs) => ({
  ...(key === undefined ? {} : { user_key: key }),
  ...(staffKey === undefined ? {} : { staff_key: staffKey }),
  ...(doctorKey === undefined ? {} : { doctor_key: doctorKey }),
  ...(city === undefined ? {} : { city_id: city }),
  ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
})

const asForm = (call: CallSpec, input: Record<string, unknown>, as: CallAs) => {
  const { path, form } = addressed(call, { ...input, ...commonOf(as) })
  const inBody = call.method === 'POST' || call.method === 'PUT'
  if (inBody && call.body === 'json')
    return {
      method: call.method,
      url: `/api${path}`,
      payload: JSON.stringify({ ...input, ...commonOf(as) }),
      headers: { 'content-type': 'application/json' },
    }
  return {
    method: call.method,
    url: `/api${path}${inBody ? '' : `?${form}`}`,
    ...(inBody ? { payload: form } : {}),
    headers: inBody ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
  }
}

/** As a browser sends files: the contract and the wire's own parameters in the query, each of the others as a part. */
const asParts = async (call: CallSpec, input: Record<string, unknown>, as: CallAs) => {
  const parts = new FormData()
  const query: Record<string, unknown> = { ...commonOf(as) }
  for (const [name, value] of Object.entries(input))
    if (value instanceof Blob) parts.append(name, value)
    else if (call.inQuery?.includes(name) || call.path.includes(`{${name}}`)) query[name] = value
    else if (value != null) parts.append(name, String(value))
  const { path, form } = addressed(call, query)
  const body = new Response(parts)
  return {
    method: call.method,
    url: `/api${path}?${form}`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  }
}

/** The path with its parameters filled in, and the rest as a form. */
const addressed = (call: CallSpec, input: Record<string, unknown>) => {
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(input))
    if (value != null && !inPath.has(name)) form.append(name, String(value))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  return { path, form: form.toString() }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Gauge } from '@prometheus-io/client'
import type { BaseLogger } from 'pino'
import { readMeasure } from '#kit/db/measures.ts'
import { connect, type Database } from '#kit/db/open.ts'
import { countRetries } from '#kit/db/transaction.ts'
import type { Jobs } from '#kit/jobs/start.ts'
import type { Clock } from '#kit/time/clock.ts'
import { freeSpaceOf } from '../disk.ts'
import { findMeasures } from './find-measures.ts'
import type { Meters } from './meters.ts'

interface Serving {
  meters: Meters
  database: Database
  jobs: Pick<Jobs, 'count'>
  clock: Clock
  log: BaseLogger
  dataDir: string
  at: { host: string; port: number }
}

/** The database is asked for its numbers at most so often, however many ask for them. */
const FRESH_MS = 10_000

/** Tells the numbers at `/metrics` on a port of their own, in the text of Prometheus. Where it listens, and how it ends. */
export const serveMetrics = async (serving: Serving) => {
  const { meters, at, log } = serving
  const { read, close } = await openReadings(serving)
  const fresh = atMostEvery(FRESH_MS, read)
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') return response.writeHead(404).end()
    await fresh()
    const text = await meters.registry.metrics()
    response.writeHead(200, { 'content-type': meters.registry.contentType }).end(text)
  })
  server.on('error', (err) => log.error({ err }, 'the numbers cannot be told'))
  server.listen(at.port, at.host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      meters.close()
      await close()
    },
  }
}

/** What is looked at when somebody asks: the pool, the disk, the queue of jobs, and what rooms have counted. */
const openReadings = async ({ meters: { registry }, database, jobs, clock, log, dataDir }: Serving) => {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })
  const connections = gauge('yilu_database_connections', 'Connections of the pool', ['state'])
  const retries = gauge('yilu_transaction_retries', 'Transactions that met another one and were begun anew')
  const disk = gauge('yilu_disk_free_ratio', 'How much of the disk of DATA_DIR is free')
  const isUp = gauge('yilu_database_up', 'Whether the database answered')
  const queued = gauge('yilu_jobs', 'Jobs of the queue by where they stand', ['job', 'state'])
  const measures = await findMeasures()
  const gauges = new Map(measures(clock.now()).map(([name, { help, labels }]) => [name, gauge(name, help, labels)]))

  // A connection of its own: where all others are in use, the numbers are needed most.
  const session = { applicationName: 'yilu-metrics', timeoutMs: 5_000 }
  const apart = connect(database.connection, { poolSize: 1, log, session })
  const readRows = async () => {
    for (const [name, measure] of measures(clock.now())) {
      const rows = await readMeasure(apart.db, measure)
      const of = gauges.get(name)
      of?.reset()
      for (const { labels, value } of rows) of?.set(labels, value)
    }
    queued.reset()
    for (const { name, ...counts } of await jobs.count())
      for (const [state, count] of Object.entries(counts)) queued.set({ job: name, state }, count)
  }
  const read = async () => {
    const { totalCount, idleCount, waitingCount } = database.pool
    connections.set({ state: 'used' }, totalCount - idleCount)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'waited-for' }, waitingCount)
    retries.set(countRetries())
    disk.set(await freeSpaceOf(dataDir))
    try {
      await readRows()
      isUp.set(1)
    } catch (err) {
      log.warn({ err }, 'the numbers of the database were not read')
      isUp.set(0)
    }
  }
  return { read, close: apart.close }
}

/** Does `work` at most once in `ms`; who comes meanwhile waits for the one under way. */
const atMostEvery = (ms: number, work: () => Promise<void>): (() => Promise<void>) => {
  let last: { at: number; done: Promise<void> } | undefined
  return () => {
    if (!last || performance.now() - last.at > ms) last = { at: performance.now(), done: work() }
    return last.done
  }
}

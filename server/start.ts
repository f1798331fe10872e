import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Context } from '#app/context.ts'
import { connect, type Database, openDatabase, unhurried } from '#kit/db/open.ts'
import { type Jobs, startJobs } from '#kit/jobs/start.ts'
import { mediaOrigins } from '#kit/outside/media.ts'
import type { Clock } from '#kit/time/clock.ts'
import { buildApp } from './app.ts'
import { liveOrigins } from './bus-settings.ts'
import type { Config } from './config.ts'
import { expectFreePort, listenFault } from './free-port.ts'
import { jobsOf } from './jobs.ts'
import { pages } from './pages/plugin.ts'
import { prepareDatabase } from './prepare-database.ts'
import { expectDatabase } from './reach.ts'
import { findRooms } from './rooms.ts'
import { seedWorld } from './seed.ts'
import { tidyMemory } from './tidy.ts'

export interface Starting {
  config: Config
  log: Logger
  clock: Clock
  /** Pages come from Vite, with hot reload. */
  dev: boolean
  /** Aborted where the start is to be given up: it then throws the signal's reason. */
  ending?: AbortSignal
}

/** Starts the whole product; `stop` ends what is under way, then the jobs, then the database. */
export const start = async (starting: Starting) => {
  const { config, log, ending } = starting
  await expectFreePort(config)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    session: { timeoutMs: config.databaseSeconds * 1_000 },
    log,
  })
  try {
    await expectDatabase(database)
    const close = await unlessAborted(startOver(database, starting), ending)
    const stop = async () => {
      await close()
      await database.close()
    }
    return { stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What is under way is left to itself then: it ends with its database, and nobody waits for it. */
const unlessAborted = async <T>(work: Promise<T>, ending: AbortSignal | undefined): Promise<T> => {
  if (!ending) return work
  work.catch(() => undefined)
  ending.throwIfAborted()
  const aborted = once(ending, 'abort').then(() => Promise.reject(ending.reason))
  return Promise.race([work, aborted])
}

/** Over an open database: tables, what is planted, calls, pages, jobs. */
const startOver = async (database: Database, { config, log, clock, dev }: Starting) => {
  await prepareDatabase(database, config, clock.now())
  const rooms = await findRooms()
  await plant(database, { config, log, clock, rooms })

  // No call is answered before the jobs run.
  let jobs: Jobs | undefined
  const wake = (job: string) => void jobs?.wake(job).catch((err) => log.error({ err, job }, 'a job was not woken'))
  const { app, emit, bus, callApi } = await buildApp({ config, database, clock, log, rooms, wake })
  const settings = {
    sandbox: config.mode === 'demo',
    scripts: Object.values(config.hosts.scripts),
    live: [...liveOrigins(config.bus), ...mediaOrigins(config.livekit)],
  }
  await app.register(pages, { dev, callApi, publicUrl: config.publicUrl, ...settings })
  const context = (): Context => ({ db: database.db, now: clock.now(), config, emit, bus })
  const { connection } = database
  const running = await startJobs({ connection, jobs: jobsOf(rooms), context, log })
  jobs = running
  await tidyMemory()
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await app.close()
    await running.stop()
    throw listenFault(error, config)
  }
  return async () => {
    await app.close()
    await running.stop()
  }
}

/** On a connection without haste: on a slow machine a statement of the first start may take longer than any question may. */
const plant = async (
  { connection }: Database,
  planting: Pick<Parameters<typeof seedWorld>[0], 'config' | 'log' | 'clock' | 'rooms'>,
) => {
  const { db, close } = connect(connection, { poolSize: 1, log: planting.log, session: unhurried })
  await seedWorld({ ...planting, db, demo: planting.config.mode === 'demo' }).finally(close)
}

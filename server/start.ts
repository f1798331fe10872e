import { once } from 'node:events'
import type { Logger } from 'pino'
import { marksOfChannel } from '#app/areas/content/channels/server/public.ts'
import { noteFailedRun } from '#app/areas/desk/operations/server/public.ts'
import type { Context } from '#app/context.ts'
import { expectClosedBroker } from '#kit/bus/server/expect-closed.ts'
import { forgetCached } from '#kit/db/cached.ts'
import type { MigrationProgress } from '#kit/db/migrate.ts'
import { connect, type Database, openDatabase, unhurried } from '#kit/db/open.ts'
import { JOBS_NAME, type JobRun, type Jobs, startJobs } from '#kit/jobs/start.ts'
import { mediaOrigins } from '#kit/outside/media.ts'
import type { Clock } from '#kit/time/clock.ts'
import { buildApp } from './app.ts'
import { liveOrigins } from './bus-settings.ts'
import type { Config } from './config.ts'
import { expectFreePort, listenFault, ofMetrics } from './free-port.ts'
import { jobsOf } from './jobs.ts'
import { reasonOf } from './log.ts'
import { changesOf } from './pages/changing.ts'
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
  if (config.metrics) await expectFreePort(config.metrics, ofMetrics)
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
  await prepareDatabase(database, config, clock.now(), sayMigrating)
  if (config.mode === 'production') await expectClosedBrokers(config)
  const rooms = await findRooms()
  await plant(database, { config, log, clock, rooms })

  await warnOfOthers(database, { config, log })
  // No call is answered before the jobs run.
  let jobs: Jobs | undefined
  // Loaded where somebody wants to know alone.
  const meters = config.metrics && (await import('./metrics/meters.ts')).openMeters()
  const traces = config.traces && (await import('./traces/open.ts')).openTraces(config.traces, log)
  const wake = (job: string) => void jobs?.wake(job).catch((err) => log.error({ err, job }, 'a job was not woken'))
  let forgetPages = () => {}
  const forgetShown = () => {
    forgetCached(database.db)
    forgetPages()
  }
  const changesPages = changesOf(rooms)
  const { app, emit, bus, findCall, importers, rowNamers, callApi } = await buildApp({
    config,
    database,
    clock,
    log,
    rooms,
    wake,
    jobs: () => jobs,
    counted: (answered) => {
      if (changesPages(answered)) pagesChanged()
      meters?.request(answered)
    },
    traced: traces?.requests,
  })
  const pagesChanged = () => {
    forgetShown()
    bus.changePages()
  }
  bus.onPagesChanged(forgetShown)
  const settings = {
    sandbox: config.mode === 'demo',
    scripts: Object.values(config.hosts.scripts),
    live: [...liveOrigins(config.bus), ...mediaOrigins(config.livekit)],
  }
  await app.register(pages, {
    dev,
    callApi,
    flagsOf: (channel) => marksOfChannel({ db: database.db, now: clock.now() }, channel),
    publicUrl: config.publicUrl,
    onCache: (forget) => {
      forgetPages = forget
    },
    ...settings,
  })
  const context = (): Context => ({
    db: database.db,
    now: clock.now(),
    config,
    emit,
    bus,
    findCall,
    importers,
    rowNamers,
    pagesChanged,
  })
  const { connection } = database
  const heard = (run: JobRun) => {
    meters?.job(run)
    if (!run.isDone)
      noteFailedRun(context(), run.name, reasonOf(run.error)).catch((err: unknown) =>
        log.error({ err, job: run.name }, 'that a job failed was not written down'),
      )
  }
  const running = await startJobs({ connection, jobs: jobsOf(rooms), context, log, heard })
  jobs = running
  const told =
    meters &&
    config.metrics &&
    (await (
      await import('./metrics/serve.ts')
    ).serveMetrics({
      meters,
      database,
      jobs: running,
      clock,
      log,
      dataDir: config.dataDir,
      at: config.metrics,
    }))
  await tidyMemory()
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await app.close()
    await running.stop()
    await told?.stop()
    await traces?.stop()
    throw listenFault(error, config)
  }
  return async () => {
    await app.close()
    await running.stop()
    await told?.stop()
    await traces?.stop()
  }
}

/** A big database takes its time: nobody should think that it hangs, and end it. */
const sayMigrating = ({ due, isNew, seconds }: MigrationProgress) => {
  if (isNew) return
  const since = seconds === 0 ? 'nobody is answered before that is done' : `${seconds} s so far, still going on`
  process.stdout.write(`The database is brought up to date by ${due} migrations: ${since}\n`)
}

/** A process that shares its database with others and does not tell them what it tells its own devices. */
const warnOfOthers = async ({ pool }: Database, { config, log }: Pick<Starting, 'config' | 'log'>) => {
  if (config.bus.url) return
  const { rows } = await pool.query(
    'select from pg_stat_activity where application_name = $1 and datname = current_database() limit 1',
    [JOBS_NAME],
  )
  if (rows.length > 0)
    log.warn(
      'another process serves from this database: without MQTT_URL chats and calls reach its devices late (docs/scaling.md)',
    )
}

const expectClosedBrokers = async ({ bus: { url, publicUrl, isRelayed } }: Config) => {
  if (url) await expectClosedBroker('MQTT_URL', url)
  if (url && !isRelayed) await expectClosedBroker('MQTT_PUBLIC_URL', publicUrl)
}

/** On a connection without haste: on a slow machine a statement of the first start may take longer than any question may. */
const plant = async (
  { connection }: Database,
  planting: Pick<Parameters<typeof seedWorld>[0], 'config' | 'log' | 'clock' | 'rooms'>,
) => {
  const { db, close } = connect(connection, { poolSize: 1, log: planting.log, session: unhurried })
  await seedWorld({ ...planting, db, demo: planting.config.mode === 'demo' }).finally(close)
}

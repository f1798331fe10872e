import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { BaseLogger } from 'pino'
import { inSpan } from '#kit/trace/spans.ts'
import type { Job } from './job.ts'
import { inTurn } from './turns.ts'

/** The running jobs. */
export interface Jobs {
  /** Has a job run soon, once however often it is asked for. Call it after the commit. Throws on a name that no job has. */
  wake: (name: string) => Promise<void>
  /** How many of each wait, run or have failed of late. */
  count: () => Promise<{ name: string; waiting: number; running: number; failed: number }[]>
  /** Every job, and when it runs as cron in Shanghai time; '' where only when woken. */
  list: () => { name: string; every: string }[]
  /** Waits for what is running, at most 10 s, then lets go of the database. */
  stop: () => Promise<void>
}

export interface JobOptions<Context> {
  connection: PoolConfig
  jobs: readonly Job<Context>[]
  /** What a job works with, made for each run. */
  context: () => Context
  log: BaseLogger
  /** Hears of every run. */
  heard?: ((run: JobRun) => void) | undefined
}

/** A run of a job that has ended. */
export interface JobRun {
  name: string
  isDone: boolean
  ms: number
  /** Why it failed. */
  error?: unknown
}

/**
 * Runs the jobs, each in one process at a time, and those of this process one after the other, as far as they are quick: whatever
 * is due at a full minute would take the database from patients at once. One that throws leaves a line in the log and runs again when it is due.
 */
export const startJobs = async <Context>({
  connection,
  jobs,
  context,
  log,
  heard,
}: JobOptions<Context>): Promise<Jobs> => {
  const boss = new PgBoss({ ...(connection as object), ...idleCheaply })
  boss.on('error', (err) => log.error({ err }, 'the job queue had an error'))
  await boss.start()
  const names = new Set(jobs.map(({ name }) => name))
  await forgetOthers(boss, names)
  const takeTurn = inTurn(QUICK_MS)
  for (const job of jobs)
    await employ(boss, job, () => takeTurn(() => inSpan(spanOf(job), () => job.run(context()))), { log, heard })
  return {
    list: () => jobs.map(({ name, every = '' }) => ({ name, every })),
    count: async () =>
      (await boss.getQueues())
        .filter(({ name }) => names.has(name))
        .map(({ name, readyCount, activeCount, failedCount }) => ({
          name,
          waiting: readyCount,
          running: activeCount,
          failed: failedCount,
        })),
    wake: async (name) => void (await boss.send(name)),
    stop: () => boss.stop({ timeout: stopTimeoutMs }),
  }
}

const spanOf = ({ name }: Job<never>) => ({ name: `job ${name}`, kind: 'internal' as const, facts: {} })

/** A job that takes longer runs beside the next. */
const QUICK_MS = 1_000

const stopTimeoutMs = 10_000

/** What the connections of the jobs are called: where there is one, a process serves from the database. */
export const JOBS_NAME = 'jobs'

/** PostgreSQL tells when there is work, so looking for it is only the net below. */
const idleCheaply = {
  max: 2,
  application_name: JOBS_NAME,
  useListenNotify: true,
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 10,
  // These and the heartbeat below: the job of a killed process is free again within two minutes.
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
}

const polling = { pollingIntervalSeconds: 15, notifyPollingIntervalSeconds: 30 }

const queueOf = ({ every }: Job<never>) => ({
  // At most one waits and one runs.
  policy: 'stately' as const,
  notify: true,
  // What has a next time needs no other try before it.
  retryLimit: every ? 0 : 5,
  retryDelay: 5,
  retryBackoff: true,
  // A killed process no longer holds its job after this.
  heartbeatSeconds: 30,
  deleteAfterSeconds: 3_600,
})

const employ = async <Context>(
  boss: PgBoss,
  job: Job<Context>,
  run: () => Promise<unknown>,
  { log, heard }: Pick<JobOptions<Context>, 'log' | 'heard'>,
): Promise<void> => {
  const { policy, ...changeable } = queueOf(job)
  await boss.createQueue(job.name, { policy, ...changeable })
  await boss.updateQueue(job.name, changeable)
  if (job.every) await boss.schedule(job.name, job.every, null, { tz: 'Asia/Shanghai' })
  else await boss.unschedule(job.name)
  await boss.work(job.name, polling, async () => {
    const began = performance.now()
    const ended = (isDone: boolean, error?: unknown) =>
      heard?.({ name: job.name, isDone, ms: performance.now() - began, error })
    try {
      await run()
      ended(true)
    } catch (err) {
      log.error({ job: job.name, err }, 'a job failed')
      ended(false, err)
      throw err
    }
  })
}

/** Jobs that a newer version no longer has. */
const forgetOthers = async (boss: PgBoss, names: ReadonlySet<string>): Promise<void> => {
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
}

import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { BaseLogger } from 'pino'
import type { Job } from './job.ts'
import { inTurn } from './turns.ts'

/** The running jobs. */
export interface Jobs {
  /** Has a job run soon, once however often it is asked for. Call it after the commit. Throws on a name that no job has. */
  wake: (name: string) => Promise<void>
  /** Waits for what is running, at most 10 s, then lets go of the database. */
  stop: () => Promise<void>
}

export interface JobOptions<Context> {
  connection: PoolConfig
  jobs: readonly Job<Context>[]
  /** What a job works with, made for each run. */
  context: () => Context
  log: BaseLogger
}

/**
 * Runs the jobs, each in one process at a time, and those of this process one after the other, as far as they are quick: whatever
 * is due at a full minute would take the database from patients at once. One that throws leaves a line in the log and runs again when it is due.
 */
export const startJobs = async <Context>({ connection, jobs, context, log }: JobOptions<Context>): Promise<Jobs> => {
  const boss = new PgBoss({ ...(connection as object), ...idleCheaply })
  boss.on('error', (err) => log.error({ err }, 'the job queue had an error'))
  await boss.start()
  await forgetOthers(boss, new Set(jobs.map(({ name }) => name)))
  const takeTurn = inTurn(QUICK_MS)
  for (const job of jobs) await employ(boss, job, () => takeTurn(() => job.run(context())), log)
  return {
    wake: async (name) => void (await boss.send(name)),
    stop: () => boss.stop({ timeout: stopTimeoutMs }),
  }
}

/** A job that takes longer runs beside the next. */
const QUICK_MS = 1_000

const stopTimeoutMs = 10_000

/** PostgreSQL tells when there is work, so looking for it is only the net below. */
const idleCheaply = {
  max: 2,
  application_name: 'jobs',
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
  log: BaseLogger,
): Promise<void> => {
  const { policy, ...changeable } = queueOf(job)
  await boss.createQueue(job.name, { policy, ...changeable })
  await boss.updateQueue(job.name, changeable)
  if (job.every) await boss.schedule(job.name, job.every, null, { tz: 'Asia/Shanghai' })
  else await boss.unschedule(job.name)
  await boss.work(job.name, polling, async () => {
    try {
      await run()
    } catch (err) {
      log.error({ job: job.name, err }, 'a job failed')
      throw err
    }
  })
}

/** Jobs that a newer version no longer has. */
const forgetOthers = async (boss: PgBoss, names: ReadonlySet<string>): Promise<void> => {
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
}

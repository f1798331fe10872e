import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { DAILY } from './present.ts'
import { recordsDailyEntries } from './tables.ts'

/** The digest of the day is not made anew: the day is found under former secrets too. */
export const resealDaily = job<Context>({
  name: 'records.reseal-daily',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, recordsDailyEntries, [{ sealed: 'contentSealed', what: DAILY }]),
})

import { HEALTH_RECORD } from '#app/areas/records/ground/server/public.ts'
import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { remindOfMedicines } from './commands/remind.ts'
import { recordsOwnEntries } from './tables.ts'

export const remindMedicines = job<Context>({
  name: 'records.remind-medicines',
  every: '* * * * *',
  run: remindOfMedicines,
})

export const resealOwn = job<Context>({
  name: 'records.reseal-own',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, recordsOwnEntries, [{ sealed: 'contentSealed', what: HEALTH_RECORD }]),
})

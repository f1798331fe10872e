import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { MEASUREMENT } from './present.ts'
import { recordsMeasurements } from './tables.ts'

export const resealMeasurements = job<Context>({
  name: 'records.reseal-measurements',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, recordsMeasurements, [{ sealed: 'contentSealed', what: MEASUREMENT }]),
})

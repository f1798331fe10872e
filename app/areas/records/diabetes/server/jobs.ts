import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { DIABETES } from './present.ts'
import { recordsDiabetes, recordsDiabetesReadings } from './tables.ts'

/** The digest of the week is not made anew: the week is found under former secrets too. */
export const resealDiabetes = job<Context>({
  name: 'records.reseal-diabetes',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    const content = [{ sealed: 'contentSealed', what: DIABETES }]
    await resealTable(db, config, recordsDiabetes, content)
    await resealTable(db, config, recordsDiabetesReadings, content)
  },
})

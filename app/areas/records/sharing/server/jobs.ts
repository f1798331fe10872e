import { HEALTH_RECORD } from '#app/areas/records/ground/server/public.ts'
import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { STORED_DAYS } from '../rules.ts'
import { SHARE_CODE } from './present.ts'
import { deleteOver } from './queries.ts'
import { recordsShareLooks, recordsShares } from './tables.ts'

export const resealShares = job<Context>({
  name: 'records.reseal-shares',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    await resealTable(db, config, recordsShares, [
      { sealed: 'contentSealed', what: HEALTH_RECORD },
      { sealed: 'codeSealed', index: 'codeIndex', what: SHARE_CODE },
    ])
    await resealTable(db, config, recordsShareLooks, [{ sealed: 'whoSealed', what: HEALTH_RECORD }])
  },
})

/** Who looked at a record is known to its owner for half a year, and to nobody for longer. */
export const forgetShares = job<Context>({
  name: 'records.forget-shares',
  every: '20 3 * * *',
  run: ({ db, now }) => deleteOver(db, earlier(now, { days: STORED_DAYS })),
})

import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { HEALTH_RECORD } from './commands/sealed.ts'
import { recordsGround, recordsGroundChoices, recordsGroundEntries } from './tables.ts'

export const resealRecords = job<Context>({
  name: 'records.reseal',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    const content = [{ sealed: 'contentSealed', what: HEALTH_RECORD }]
    await resealTable(db, config, recordsGround, content)
    await resealTable(db, config, recordsGroundEntries, content)
    await resealTable(db, config, recordsGroundChoices, [{ sealed: 'currentSealed', what: HEALTH_RECORD }])
  },
})

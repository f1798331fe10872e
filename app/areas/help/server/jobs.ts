import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { earlier } from '#kit/time/span.ts'
import { deleteVisitorTalks } from './queries.ts'
import { helpMessages } from './tables.ts'

const KEPT_DAYS = 30

export const forgetVisitors = job<Context>({
  name: 'help.forget',
  every: '41 * * * *',
  run: async ({ db, now }) => {
    await deleteVisitorTalks(db, earlier(now, { days: KEPT_DAYS }))
  },
})

export const resealHelp = job<Context>({
  name: 'help.reseal',
  every: '*/5 * * * *',
  run: ({ db, config }) => resealTable(db, config, helpMessages, [{ sealed: 'contentSealed', what: 'help-talk' }]),
})

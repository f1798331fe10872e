import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { earlier } from '#kit/time/span.ts'
import { deleteCallsEnded, deleteMarksBefore } from './queries.ts'

const KEPT_DAYS = 30

export const forgetVisits = job<Context>({
  name: 'guide.forget',
  every: '23 * * * *',
  run: async ({ db, now }) => {
    await deleteMarksBefore(db, earlier(now, { days: KEPT_DAYS }))
    await deleteCallsEnded(db, now)
  },
})

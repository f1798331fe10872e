import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { earlier } from '#kit/time/span.ts'
import { STORED_DAYS } from '../rules.ts'
import { deleteBefore } from './queries.ts'

export const forgetTroubles: Job = job({
  name: 'operations.forget',
  every: '50 3 * * *',
  run: ({ db, now }) => deleteBefore(db, earlier(now, { days: STORED_DAYS })),
})

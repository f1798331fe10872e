import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { earlier } from '#kit/time/span.ts'
import { RECEIVED_AFTER_DAYS } from '../rules.ts'
import { receiveShipped } from './queries.ts'

/** What was sent long ago counts as received. */
export const receive: Job = job({
  name: 'points-mall.receive-shipped',
  every: '20 * * * *',
  run: ({ db, now }) => receiveShipped(db, earlier(now, { days: RECEIVED_AFTER_DAYS }), now),
})

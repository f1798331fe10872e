import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { deleteOld } from './queries.ts'

/** Lines of the care rules go once the law does not want them kept any more. */
export const trail: Job = job({
  name: 'consult.forget-care-trail',
  every: '50 3 * * *',
  run: ({ db, now }) => deleteOld(db, now),
})

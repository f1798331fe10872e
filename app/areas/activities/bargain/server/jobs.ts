import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { endOverdue } from './queries.ts'

const AT_ONCE = 500

/** Bargains whose time is over are written down as over. */
export const endBargains: Job = job({
  name: 'bargain.end',
  every: '*/5 * * * *',
  run: async ({ db, now }) => void (await endOverdue(db, now, AT_ONCE)),
})

import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { dayOf } from '#kit/time/day.ts'
import { shelveByProof } from './commands/shelve.ts'
import { deleteConsultsBefore } from './queries/consults.ts'

/** Who asked yesterday may be counted again, and is forgotten. */
export const forget: Job = job({
  name: 'overseas.forget-visitors',
  every: '5 0 * * *',
  run: async ({ db, now }) => {
    await deleteConsultsBefore(db, dayOf(now))
  },
})

/** Services of hospitals whose proof has run out leave the mall's shelf, and come back with a new one. */
export const shelve: Job = job({ name: 'overseas.shelve-by-proof', every: '*/10 * * * *', run: shelveByProof })

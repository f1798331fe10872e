import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { computeRanks } from './public.ts'

/** Ranks of a day are computed early in the morning; a run that was missed is made up for by the next. */
export const compute: Job = job({
  name: 'ranks.compute',
  every: '15 4-23 * * *',
  run: ({ db, now }) => computeRanks(db, now),
})

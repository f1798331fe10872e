import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { reindex } from './commands/reindex.ts'
import { deleteTermsBefore } from './queries/terms.ts'

/** Weights change with every booking and nobody tells: once a night they are read again. */
export const refresh: Job = job({ name: 'search.refresh', every: '30 3 * * *', run: ({ db }) => reindex(db) })

const KEPT_DAYS = 90

/** What was searched for long ago is forgotten. */
export const forgetTerms: Job = job({
  name: 'search.forget-terms',
  every: '50 3 * * *',
  run: ({ db, now }) => deleteTermsBefore(db, addDays(dayOf(now), -KEPT_DAYS)),
})

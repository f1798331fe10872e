import type { RowNamers } from '#kit/db/row-names.ts'
import { activitiesJobs as jobs } from './tables.ts'

/** What jobs are called. */
export const names = {
  job: { id: jobs.id, name: jobs.title },
} satisfies RowNamers

import type { RowNamers } from '#kit/db/row-names.ts'
import { activitiesActs as acts } from './tables.ts'

/** What activities are called. */
export const names = {
  activity: { id: acts.id, name: acts.title },
} satisfies RowNamers

import type { RowNamers } from '#kit/db/row-names.ts'
import { guahaoIllnesses as illnesses } from './tables.ts'

/** What illnesses and symptoms are called. */
export const names = {
  illness: { id: illnesses.id, name: illnesses.name },
} satisfies RowNamers

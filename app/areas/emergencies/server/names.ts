import type { RowNamers } from '#kit/db/row-names.ts'
import { emergenciesSigns as signs } from './tables.ts'

/** What signs of an emergency are called. */
export const names = {
  emergency: { id: signs.id, name: signs.name },
} satisfies RowNamers

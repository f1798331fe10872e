import type { RowNamers } from '#kit/db/row-names.ts'
import { accessMachineKeys as keys } from './tables.ts'

/** What keys of programs are called. */
export const names = {
  'machine-key': { id: keys.id, name: keys.name },
} satisfies RowNamers

import type { RowNamers } from '#kit/db/row-names.ts'
import { guahaoDepartments as departments } from './tables.ts'

/** What departments are called. */
export const names = {
  department: { id: departments.id, name: departments.name },
} satisfies RowNamers

import type { RowNamers } from '#kit/db/row-names.ts'
import { deskImports as imports } from './tables.ts'

/** What files that were brought are called. */
export const names = {
  import: { id: imports.code, name: imports.fileName },
} satisfies RowNamers

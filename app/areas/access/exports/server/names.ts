import type { RowNamers } from '#kit/db/row-names.ts'
import { accessExports as files } from './tables.ts'

/** What files of exported lists are called. */
export const names = {
  // A short list is exported at once and never kept: its act names the file itself.
  export: { id: files.code, name: files.fileName, otherwise: (id) => id },
} satisfies RowNamers

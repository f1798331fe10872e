import type { RowNamers } from '#kit/db/row-names.ts'
import { guahaoCatalogue as catalogue } from './tables.ts'

/** What departments of the catalogue are called. */
export const names = {
  catalogue: { id: catalogue.id, name: catalogue.name },
} satisfies RowNamers

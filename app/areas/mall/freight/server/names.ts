import type { RowNamers } from '#kit/db/row-names.ts'
import { mallFreightTemplates as templates } from './tables.ts'

/** What templates of freight are called. */
export const names = {
  freight: { id: templates.id, name: templates.name },
} satisfies RowNamers

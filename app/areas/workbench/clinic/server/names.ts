import type { RowNamers } from '#kit/db/row-names.ts'
import { workbenchNoteTemplates as templates } from './tables.ts'

/** What templates of visit notes are called. */
export const names = {
  'note-template': { id: templates.id, name: templates.name },
} satisfies RowNamers

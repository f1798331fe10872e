import type { RowNamers } from '#kit/db/row-names.ts'
import { deskTalkPhrases as phrases } from './tables.ts'

/** What quick phrases are called. */
export const names = {
  'talk-phrase': { id: phrases.id, name: phrases.title },
} satisfies RowNamers

import type { RowNamers } from '#kit/db/row-names.ts'
import { type Document, documents } from '../rules.ts'

/** What texts to agree to are called. */
export const names = {
  'consent-text': { says: (document) => documents[document as Document] },
} satisfies RowNamers

import { currencyWords } from '#app/areas/overseas/directory/rules.ts'
import { byNumber, type RowNamers } from '#kit/db/row-names.ts'
import { inquiryTerms as terms } from './tables.ts'

/** What inquiries, rates and terms are called. */
export const names = {
  inquiry: byNumber,
  'inquiry-rate': { says: currencyWords },
  'inquiry-term': { id: terms.id, name: terms.term },
} satisfies RowNamers

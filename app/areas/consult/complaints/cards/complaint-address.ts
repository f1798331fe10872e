import { address } from '#kit/wire/address.ts'
import type { Want } from '../rules.ts'

/** Where one says what was wrong with a consultation, and reads what came of it. */
export const complainAddress = (consultationId: string, want?: Want): string =>
  address('/ask/complain', { ask_id: consultationId, want })

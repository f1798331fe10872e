import { nameOf, type Subject } from '#app/areas/records/papers/rules.ts'
import { address } from '#kit/wire/address.ts'

/** The page on which a record is shared. */
export const sharesAddress = (subject: Subject): string => address('/records/shares', { ...nameOf(subject) })

/** The page on which a record is shared with the doctor of a consultation. */
export const shareForAskAddress = (askId: string): string => address('/records/shares', { ask_id: askId })

/** Where a code is typed. */
export const OPEN = '/records/open'

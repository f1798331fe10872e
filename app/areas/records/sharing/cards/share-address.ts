import { address } from '#kit/wire/address.ts'
import { FOR_ASK } from '../rules.ts'

/** The page on which a record of this name is shared. */
export const sharesAddress = (record: string): string => address('/records/shares', { record })

/** The page on which a record is shared with the doctor of a consultation. */
export const shareForAskAddress = (askId: string): string => sharesAddress(`${FOR_ASK}${askId}`)

/** Where a code is typed. */
export const OPEN = '/records/open'

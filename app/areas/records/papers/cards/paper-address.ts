import { address } from '#kit/wire/address.ts'
import { nameOf, type Subject } from '../rules.ts'

/** The page of a record as a doctor reads it. */
export const paperAddress = (subject: Subject): string => address('/records/paper', { record: nameOf(subject) })

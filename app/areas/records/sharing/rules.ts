/** For how many days a record is shown. */
export const spans = { 1: '1 天', 7: '7 天', 30: '30 天' } as const

/** Shares of one account that are open at a time. */
export const MOST_OPEN = 20

/** What is over stays in its owner's list for so many days, with who looked; then it is forgotten. */
export const STORED_DAYS = 180

/** Tries at codes from one network within so many minutes. */
export const TRIES = { most: 20, minutes: 15 } as const

/** Letters and digits that nobody takes for another. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 8

/** A code as it is compared: what people add when they write it down left out. */
export const plainCode = (given: string): string => given.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Whether a plain code may be one. */
export const isCode = (plain: string): boolean => plain.length === CODE_LENGTH

/** A code as it is read out: ABCD-2345. */
export const spokenCode = (plain: string): string => `${plain.slice(0, 4)}-${plain.slice(4)}`

/** A code of random bytes, one for each letter. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')

/** Before the number of a consultation: the record of the member whom it is about. */
export const FOR_ASK = 'ask-'

/** The consultation that a name means; undefined where it means a record by itself. */
export const askOf = (name: string): string | undefined =>
  name.startsWith(FOR_ASK) ? name.slice(FOR_ASK.length) : undefined

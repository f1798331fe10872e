import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS } from '../../rules.ts'

/** By this the sealed codes of orders are known. */
export const SUPPLEMENT = 'membership-supplement'
/** By this the digests of activation codes are known. */
export const CODE = 'membership-code'

/** A code that follows from a keyed digest. */
export const codeOf = (digest: string): string =>
  [...Buffer.from(digest, 'base64url').subarray(0, CODE_LENGTH)]
    .map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
    .join('')

/** A code that nobody can guess. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

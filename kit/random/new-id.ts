import { randomBytes } from 'node:crypto'

/**
 * The id of a row that people read, say and find in files: 96 random bits, which nobody guesses, in 16 letters. It begins with a letter or a
 * digit: a spreadsheet takes what begins with a dash for a formula.
 */
export const newId = (): string => {
  const id = randomBytes(12).toString('base64url')
  return /^[\dA-Za-z]/.test(id) ? id : newId()
}

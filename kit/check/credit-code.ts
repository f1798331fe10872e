import { cleanedNumber } from '#kit/text/visible.ts'

/** Digits and capitals without I, O, S, V and Z; a character's place is its worth. */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Spaces, dashes and what nobody sees taken away, full-width characters and small letters made plain capitals: what is stored. */
export const normaliseCreditCode = (text: string): string => cleanedNumber(text).toUpperCase()

/**
 * A unified social credit code, which is also the tax number of whoever has one: 18 characters of which the last is a
 * check by the weights 3^n mod 31 (GB 32100-2015, table 4). What the other parts say is not judged.
 */
export const isCreditCode = (text: string): boolean => {
  const code = normaliseCreditCode(text)
  if (code.length !== 18 || [...code].some((character) => !characters.includes(character))) return false
  let [sum, weight] = [0, 1]
  for (const character of code.slice(0, 17)) {
    sum += characters.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return characters[(31 - (sum % 31)) % 31] === code[17]
}

import { cleanedNumber } from '#kit/text/visible.ts'
import { type Day, isDay } from '#kit/time/day.ts'

/** Weights of the 17 digits and the check characters by remainder (GB 11643-1999, ISO 7064 MOD 11-2). */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'

/** Signs that stand for the X at the end: of multiplication, of Greek and of Cyrillic. */
const crosses = /[×✕✖ΧХ]$/

/** Spaces, dashes and what nobody sees taken away, x and full-width characters made plain capitals: what is stored. */
export const normaliseIdNumber = (text: string): string => cleanedNumber(text).toUpperCase().replace(crosses, 'X')

/** Has the form of an identity card number, 17 digits then a digit or X; says nothing about the check digit [X207]. */
export const hasIdCardForm = (text: string): boolean => /^\d{17}[\dX]$/.test(normaliseIdNumber(text))

const checkCharacterOf = (number: string): string | undefined =>
  checkCharacters[weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0) % 11]

/** The birthday inside an 18-character number; null if it has another form or there is no such day. */
export function birthdayOf(text: string): Day | null {
  if (!hasIdCardForm(text)) return null
  const number = normaliseIdNumber(text)
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  return isDay(day) ? day : null
}

/** The sex inside an 18-character number (the 17th digit, odd for men); null if it has another form. */
export const sexOf = (text: string): 'female' | 'male' | null => {
  if (!hasIdCardForm(text)) return null
  return Number(normaliseIdNumber(text)[16]) % 2 === 0 ? 'female' : 'male'
}

const isCitizenNumber = (text: string): boolean =>
  birthdayOf(text) !== null && checkCharacterOf(normaliseIdNumber(text)) === normaliseIdNumber(text)[17]

const isOfResidencePermit = (text: string): boolean => /^8[123]0000/.test(normaliseIdNumber(text))

/** Of a foreigner's card since 2023: 9, the province that issued it, and three digits of the country. */
const isOfForeigner = (text: string): boolean =>
  /^9(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])\d{3}/.test(normaliseIdNumber(text))

/** A resident identity card: form, real birthday and check character (GB 11643). Region codes are not judged: they change. */
export const isIdCard = (text: string): boolean =>
  isCitizenNumber(text) && !isOfResidencePermit(text) && !isOfForeigner(text)

/** A foreigner's card of permanent residence: 18 characters as of a citizen since 2023, before three letters and twelve digits. */
export const isPermanentResident = (text: string): boolean =>
  (isCitizenNumber(text) && isOfForeigner(text)) || /^[A-Z]{3}\d{12}$/.test(normaliseIdNumber(text))

/** A residence permit for people of Hong Kong (810000…), Macau (820000…) or Taiwan (830000…); same check as the card. */
export const isResidencePermit = (text: string): boolean => isCitizenNumber(text) && isOfResidencePermit(text)

import { cleanedNumber } from '#kit/text/visible.ts'
import { type Day, isDay } from '#kit/time/day.ts'

/** The quasigroup of order 10 of H. Michael Damm, "Total anti-symmetrische Quasigruppen" (Marburg, 2004). */
const rows = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** The check digit of digits by Damm: it catches every single wrong digit and every two neighbours that changed places. */
export const checkDigitOf = (digits: string): string => {
  let interim = '0'
  for (const digit of digits) interim = rows[Number(interim)]?.[Number(digit)] ?? ''
  return interim
}

/** A number that can be said on the phone: six digits of a day, seven of the thing, one to check them. */
export interface SpokenNumber {
  day: Day
  /** All fourteen digits. */
  digits: string
}

/** What somebody typed or pasted as such a number; undefined where it does not look like one at all. */
export const readSpokenNumber = (text: string): SpokenNumber | 'wrong-check' | undefined => {
  const digits = cleanedNumber(text)
  if (!/^\d{14}$/.test(digits)) return undefined
  if (checkDigitOf(digits) !== '0') return 'wrong-check'
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
  return isDay(day) ? { day, digits } : undefined
}

/** The number as it is read and said: `261130 4831 0927`. */
export const groupedNumber = (digits: string): string => digits.replace(/^(\d{6})(\d{4})(\d{4})$/, '$1 $2 $3')

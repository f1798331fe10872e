import { randomInt } from 'node:crypto'
import { checkDigitOf } from '#kit/check/spoken-number.ts'
import { dayOf } from '#kit/time/day.ts'
import { NUMBER_LENGTH } from '../../rules.ts'

const digitsOf = (base: 10 | 36, length: number): string =>
  Array.from({ length }, () => randomInt(base).toString(base)).join('')

/**
 * 25 characters that nobody guesses, and that every provider takes: of a payment, a refund, money paid twice, or a refund to gift
 * cards alone. Behind the letter stand the fourteen digits by which it is said on the phone (docs/decisions/0149); seven of them and the
 * ten of base 36 behind are random: 75 bits.
 */
export const newNumber = (kind: 'p' | 'r' | 's' | 'g', now: Date): string => {
  const digits = dayOf(now).slice(2).replaceAll('-', '') + digitsOf(10, 7)
  const said = kind + digits + checkDigitOf(digits)
  return said + digitsOf(36, NUMBER_LENGTH - said.length)
}

import { randomBytes } from 'node:crypto'
import { NUMBER_LENGTH } from '../../rules.ts'

/** 25 characters that nobody guesses, and that every provider takes: of a payment, a refund, money paid twice, or a refund to gift cards alone. */
export const newNumber = (kind: 'p' | 'r' | 's' | 'g'): string =>
  kind +
  randomBytes(15)
    .toString('hex')
    .slice(0, NUMBER_LENGTH - 1)

import { randomBytes } from 'node:crypto'
import { NUMBER_LENGTH } from '../../rules.ts'

/** 25 characters that nobody guesses, and that every provider takes: of a payment, a refund, or money paid twice. */
export const newNumber = (kind: 'p' | 'r' | 's'): string =>
  kind +
  randomBytes(15)
    .toString('hex')
    .slice(0, NUMBER_LENGTH - 1)

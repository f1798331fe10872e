import { unguessed } from '#kit/random/unguessed.ts'
import { NUMBER_LENGTH } from '../../rules.ts'

/** 25 characters that nobody guesses, and that every provider takes: of a payment, a refund, or money paid twice. */
export const newNumber = (kind: 'p' | 'r' | 's'): string =>
  kind +
  unguessed(15)
    .toString('hex')
    .slice(0, NUMBER_LENGTH - 1)

import { expect, test } from 'vitest'
import { sumOf } from './sum.ts'

test.each([
  [3, 5, '+', { shown: '3+5', spoken: '三加五等于几', answer: '8' }],
  [9, 4, '-', { shown: '9-4', spoken: '九减四等于几', answer: '5' }],
  [4, 9, '-', { shown: '9-4', spoken: '九减四等于几', answer: '5' }],
  [9, 9, '+', { shown: '9+9', spoken: '九加九等于几', answer: '18' }],
] as const)('%s and %s by %s', (a, b, sign, sum) => expect(sumOf(a, b, sign)).toEqual(sum))

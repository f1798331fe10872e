import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCreditCode, normaliseCreditCode } from './credit-code.ts'

// The example of the standard.
const CODE = '91350100M000100Y43'

test.each([
  ['a digit that is wrong', '91350100M000100Y44'],
  ['two neighbours that changed places', '91350100M000010Y43'],
  ['one character less', '91350100M000100Y4'],
  ['a letter that codes do not have', '91350100I000100Y43'],
  ['a number of fifteen digits, as they were before', '350100100010012'],
  ['nothing', ''],
])('%s is no credit code', (_, text) => {
  expect(isCreditCode(text)).toBe(false)
})

test('a code counts however it was typed', () => {
  for (const text of [CODE, '91350100m000100y43', ' 9135 0100 M000 100Y 43 ', '９１350100M000100Y43'])
    expect([isCreditCode(text), normaliseCreditCode(text)]).toEqual([true, CODE])
})

test('no other character at any one place makes a code of it', () => {
  const place = fc.integer({ min: 0, max: 17 })
  const other = fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY')
  fc.assert(
    fc.property(place, other, (at, character) => {
      const changed = CODE.slice(0, at) + character + CODE.slice(at + 1)
      expect(isCreditCode(changed)).toBe(changed === CODE)
    }),
  )
})

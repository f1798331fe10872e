import { expect, test } from 'vitest'
import { bankOf, cardDigits, isCardNumber } from './rules.ts'

test.each(['', '6225880100001234567', '622588010000123', '62258801000012345660', '622588010000123456a'])(
  '%o is no card’s number',
  (number) => {
    expect(isCardNumber(number)).toBe(false)
  },
)

test('a number as people write it is that of a card, and names the bank by its first digits', () => {
  const number = cardDigits('6225 8801 0000 1234 566')
  expect(isCardNumber(number)).toBe(true)
  expect(bankOf(number)).toBe('招商银行')
  expect(bankOf('9999990000000000')).toBe('银联银行卡')
})

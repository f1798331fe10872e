import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '#kit/time/day.ts'
import { birthdayOf, hasIdCardForm, isIdCard, isResidencePermit, normaliseIdNumber, sexOf } from './id-card.ts'

/** ISO 7064 MOD 11-2 in its recursive form: another road to the same check character. */
const withCheck = (first17: string): string => {
  let product = 0
  for (const digit of first17) product = ((product + Number(digit)) * 2) % 11
  return first17 + '0123456789X'[(12 - product) % 11]
}

const birthdays = fc.date({ min: new Date('1900-01-02'), max: new Date('2026-01-01'), noInvalidDate: true }).map(dayOf)
const numbers = fc
  .tuple(fc.integer({ min: 110000, max: 659999 }), birthdays, fc.integer({ min: 0, max: 999 }))
  .map(([region, day, order]) => ({
    day,
    order,
    number: withCheck(`${region}${day.replaceAll('-', '')}${String(order).padStart(3, '0')}`),
  }))

test.each(['44030019900101123X', '440300199001011234', '44030019900101123x'])('%s has the form [X207]', (text) => {
  expect(hasIdCardForm(text)).toBe(true)
})

test.each(['4403001990010112X', '44030019900101123Y', '4403001990010112345', ''])('"%s" has not [X207]', (text) => {
  expect(hasIdCardForm(text)).toBe(false)
  expect(isIdCard(text)).toBe(false)
  expect([birthdayOf(text), sexOf(text)]).toEqual([null, null])
})

test('the example of the standard', () => {
  expect(isIdCard('11010519491231002X')).toBe(true)
  expect(birthdayOf('11010519491231002X')).toBe('1949-12-31')
  expect(sexOf('11010519491231002X')).toBe('female')
})

test('every number with the right check character is valid and tells birthday and sex', () => {
  fc.assert(
    fc.property(numbers, ({ number, day, order }) => {
      expect(isIdCard(number)).toBe(true)
      expect(birthdayOf(number)).toBe(day)
      expect(sexOf(number)).toBe(order % 2 === 0 ? 'female' : 'male')
    }),
  )
})

test('one wrong digit is always found', () => {
  fc.assert(
    fc.property(numbers, fc.nat(16), fc.integer({ min: 1, max: 9 }), ({ number }, at, by) => {
      const digit = (Number(number[at]) + by) % 10
      expect(isIdCard(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false)
    }),
  )
})

test('a birthday that no calendar has is refused', () => {
  expect(isIdCard(withCheck('44030019900230123'))).toBe(false)
  expect(birthdayOf(withCheck('44030019901301123'))).toBeNull()
})

test('residence permits are no identity cards, and the other way round', () => {
  for (const region of ['810000', '820000', '830000']) {
    const permit = withCheck(`${region}19900101123`)
    expect([isResidencePermit(permit), isIdCard(permit)]).toEqual([true, false])
  }
  expect(isResidencePermit('11010519491231002X')).toBe(false)
})

test('numbers are stored without spaces and with a capital X', () => {
  expect(normaliseIdNumber(' 110105 19491231 002x')).toBe('11010519491231002X')
  expect(isIdCard('110105 19491231 002x')).toBe(true)
  for (const cross of ['×', 'х', 'Х', 'χ', '✕'])
    expect(normaliseIdNumber(`11010519491231002${cross}`)).toBe('11010519491231002X')
})

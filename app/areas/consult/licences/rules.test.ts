import { expect, test } from 'vitest'
import { certifiedBy, daysFault, isExpiring, isLicenceNumber } from './rules.ts'

const today = '2026-11-23'
const licence = (more: object = {}) => ({
  state: 'certified' as const,
  kind: 'physician' as const,
  endsOn: '2027-01-31' as string | null,
  ...more,
})

test.each([
  [[], 'none', null],
  [[licence({ state: 'pending' })], 'pending', null],
  [[licence({ state: 'refused' })], 'refused', null],
  [[licence()], 'certified', '2027-01-31'],
  [[licence({ endsOn: null })], 'certified', null],
  [[licence(), licence({ endsOn: '2028-01-31' })], 'certified', '2028-01-31'],
  [[licence(), licence({ state: 'pending' })], 'certified', '2027-01-31'],
  // Over, though nobody has said so yet.
  [[licence({ endsOn: '2026-11-22' })], 'lapsed', null],
  [[licence({ state: 'withdrawn' })], 'lapsed', null],
  [[licence({ state: 'expired' }), licence({ state: 'pending' })], 'pending', null],
  // An assistant does not see anybody alone.
  [[licence({ kind: 'assistant' })], 'none', null],
])('%o make a doctor %s until %s [X251]', (licences, certifyState, certifiedUntil) =>
  expect(certifiedBy(licences as never, today)).toEqual({ certifyState, certifiedUntil }),
)

test.each([
  ['110440300001234', true],
  ['11044030000123', false],
  ['11044030000123x', false],
])('the number %s: %s', (number, isRight) => expect(isLicenceNumber(number)).toBe(isRight))

test.each([
  [{ issuedOn: '2026-11-24', endsOn: null }, '发证日期不能晚于今天'],
  [{ issuedOn: '2026-11-20', endsOn: '2026-11-19' }, '到期日不能早于发证日期'],
  [{ issuedOn: '2020-11-20', endsOn: '2026-11-22' }, '这张证书已经过期，请登记新的证书'],
  [{ issuedOn: '2020-11-20', endsOn: '2026-11-23' }, undefined],
])('of the days %o it says %s', (days, fault) => expect(daysFault(days, today)).toBe(fault))

test('one that ends within sixty days is expiring', () => {
  expect(isExpiring(licence({ endsOn: '2027-01-22' }), today)).toBe(true)
  expect(isExpiring(licence({ endsOn: '2027-01-23' }), today)).toBe(false)
  expect(isExpiring(licence({ endsOn: null }), today)).toBe(false)
})

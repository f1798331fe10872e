import { expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import { arrivalDay, freightOf } from './rules.ts'

const usual = { firstUnits: 1, firstFen: 800, nextUnits: 1, nextFen: 200, isRemote: false, isExcluded: false }
const template = {
  countedBy: 'piece' as const,
  freeFromFen: 3_900,
  rules: [
    { ...usual, areaCodes: [810000], isExcluded: true },
    { ...usual, areaCodes: [650000], firstFen: 1_500, nextFen: 500, isRemote: true },
    { ...usual, areaCodes: [440300], firstFen: 500 },
    { ...usual, areaCodes: [] },
  ],
}
const parcel = { pieces: 1, grams: 900, goodsFen: 1_000 }

test.each([
  ['elsewhere', [110101, 110100, 110000], 1, { feeFen: 800, isRemote: false, isExcluded: false, toFreeFen: 2_900 }],
  [
    'three pieces',
    [110101, 110100, 110000],
    3,
    { feeFen: 1_200, isRemote: false, isExcluded: false, toFreeFen: 2_900 },
  ],
  [
    'a city of its own',
    [440305, 440300, 440000],
    1,
    { feeFen: 500, isRemote: false, isExcluded: false, toFreeFen: 2_900 },
  ],
  [
    'a remote region',
    [650102, 650100, 650000],
    2,
    { feeFen: 2_000, isRemote: true, isExcluded: false, toFreeFen: null },
  ],
  [
    'where nothing is sent',
    [810001, 810000, 810000],
    1,
    { feeFen: 0, isRemote: false, isExcluded: true, toFreeFen: null },
  ],
])('%s', (_, around, pieces, expected) => {
  expect(freightOf(template, around, { ...parcel, pieces })).toEqual(expected)
})

test('from an amount on it is free, but not to remote regions', () => {
  const dear = { ...parcel, goodsFen: 3_900 }
  expect(freightOf(template, [110000], dear).feeFen).toBe(0)
  expect(freightOf(template, [650000], dear).feeFen).toBe(1_500)
})

test('by weight each begun unit counts', () => {
  const heavy = {
    countedBy: 'weight' as const,
    freeFromFen: null,
    rules: [{ ...usual, areaCodes: [], firstUnits: 1_000, nextUnits: 500 }],
  }
  expect([1_000, 1_001, 1_500, 1_501].map((grams) => freightOf(heavy, [110000], { ...parcel, grams }).feeFen)).toEqual([
    800, 1_000, 1_000, 1_200,
  ])
})

const quick = { dispatchDays: 1, transitDays: 2 }
const slow = { dispatchDays: 3, transitDays: 4 }
test.each([
  ['paid and not sent', [quick], { paidAt: '2026-11-20 23:30', sentAt: null }, '2026-11-23'],
  ['sent later than said', [quick], { paidAt: '2026-11-20 10:00', sentAt: '2026-11-25 09:00' }, '2026-11-27'],
  ['of two templates the slower', [quick, slow], { paidAt: '2026-11-20 10:00', sentAt: null }, '2026-11-27'],
  ['without a template', [], { paidAt: '2026-11-20 10:00', sentAt: null }, undefined],
] as const)('the day by which a parcel comes: %s', (_, paces, { paidAt, sentAt }, day) => {
  const moments = { paidAt: parseTime(`${paidAt}:00`), sentAt: sentAt === null ? null : parseTime(`${sentAt}:00`) }
  expect(arrivalDay(paces, moments)).toBe(day)
})

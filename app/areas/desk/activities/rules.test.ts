import { expect, test } from 'vitest'
import { daysFault, thanksWeight, weightOf } from './rules.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n))

test('an activity ends after it begins, not before now, and does not last for ever', () => {
  expect(daysFault({ startsAt: day(3), endsAt: day(2), now: day(1) })).toContain('早于')
  expect(daysFault({ startsAt: day(1), endsAt: day(2), now: day(3) })).toContain('过去')
  expect(daysFault({ startsAt: day(1), endsAt: day(200), now: day(1) })).toContain('最长')
  expect(daysFault({ startsAt: day(1), endsAt: day(20), now: day(3) })).toBeUndefined()
})

test('a thanks has what the prizes leave, and they leave no less than nothing', () => {
  expect(thanksWeight([{ weight: 10 }, { weight: 4_990 }])).toBe(5_000)
  expect(thanksWeight([{ weight: 10_000 }])).toBe(0)
  expect(thanksWeight([{ weight: 10_000 }, { weight: 1 }])).toBeUndefined()
})

test('a chance is typed in percent', () => {
  expect(['0.01', '12.5', '100', '100.01', '1.234', 'x'].map(weightOf)).toEqual([1, 1_250, 10_000, ...Array(3)])
})

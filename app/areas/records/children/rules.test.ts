import { expect, test } from 'vitest'
import { ageWords, correctedDays, growthStateOf, monthsBetween } from './rules.ts'

test.each([
  ['2026-01-31', '2026-02-27', 0],
  ['2026-01-31', '2026-02-28', 1],
  ['2024-02-29', '2025-02-28', 12],
  ['2024-02-29', '2025-02-27', 11],
  ['2025-12-15', '2026-01-14', 0],
  ['2025-12-15', '2026-01-15', 1],
  ['2026-03-02', '2026-03-01', -1],
])('from %s to %s it is %i full months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})

test.each([
  ['2026-03-02', '0 天'],
  ['2026-02-10', '20 天'],
  ['2025-12-30', '2 个月 2 天'],
  ['2025-09-02', '6 个月'],
  ['2024-12-30', '1 岁 2 个月'],
  ['2024-03-02', '2 岁'],
])('who was born on %s is %s old on 2 March 2026', (birthday, words) => {
  expect(ageWords(birthday, '2026-03-02')).toBe(words)
})

test('before the day a preterm child was due its corrected age is negative, after two years there is none', () => {
  expect(correctedDays('2026-02-20', 210, '2026-03-02')).toBe(-60)
  expect(correctedDays('2026-02-20', 258, '2026-03-02')).toBe(-12)
  expect(correctedDays('2026-02-20', 259, '2026-03-02')).toBeUndefined()
  expect(correctedDays('2024-03-03', 210, '2026-03-02')).toBe(659)
  expect(correctedDays('2024-03-02', 210, '2026-03-02')).toBeUndefined()
})

test('the stages of childhood end at 28 days, 1, 3 and 6 years [X097]', () => {
  const days = ['2026-02-03', '2026-02-02', '2025-03-03', '2025-03-02', '2023-03-02', '2020-03-02']
  expect(days.map((birthday) => growthStateOf(birthday, '2026-03-02'))).toEqual([
    'newborn',
    'infant',
    'infant',
    'toddler',
    'preschool',
    'school',
  ])
})

import { expect, test } from 'vitest'
import { reported, spanAsked } from './rules.ts'

test.each([
  [0, '0'],
  [1, '<5'],
  [4, '<5'],
  [5, '5'],
  [7, '5'],
  [8, '10'],
  [137, '135'],
])('where it is about health %i are told as %s, elsewhere as they are', (count, words) => {
  expect(reported(count, true)).toBe(words)
  expect(reported(count, false)).toBe(String(count))
})

test('the days are those asked for, thirty where none are, and at most a year', () => {
  const today = '2026-11-23'
  expect(spanAsked({}, today)).toEqual({ from: '2026-10-25', to: today })
  expect(spanAsked({ from: '2026-11-01' }, today)).toEqual({ from: '2026-11-01', to: today })
  expect(spanAsked({ to: '2026-11-30' }, today)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(spanAsked({ from: '2026-12-01' }, today)).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  expect(spanAsked({ from: '2026-11-24', to: today }, today)).toBeUndefined()
  expect(spanAsked({ from: '2025-11-23', to: today }, today)).toEqual({ from: '2025-11-23', to: today })
  expect(spanAsked({ from: '2025-11-22', to: today }, today)).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/time/day.ts'
import {
  ageNow,
  type Context,
  contextNames,
  discussOf,
  faultOfDiagnosis,
  faultOfGlucose,
  isTarget,
  linesOf,
  mondayOf,
  type Reading,
  shareOf,
  shownIn,
  stateOf,
  toMmol,
  usualTargets,
} from './rules.ts'

const targets = usualTargets(false)
const reading = (mmol: number, context: Context = 'fasting', at = '2026-11-24 07:00:00'): Reading => ({
  at,
  mmol,
  context,
})

test.each([
  [120, 'mmol', 'impossible', 'mg/dL'],
  [6.5, 'mgdl', 'impossible', 'mmol/L'],
  [0, 'mmol', 'impossible', '33.3'],
  [700, 'mgdl', 'impossible', '33.3'],
  [2.7, 'mmol', 'look-again', '120'],
  [22.3, 'mmol', 'look-again', '医生'],
  [45, 'mgdl', 'look-again', '120'],
] as const)('%d in %s is %s, and says what to do', (value, unit, kind, says) => {
  const fault = faultOfGlucose(value, unit)
  expect(fault?.kind).toBe(kind)
  expect(fault?.why).toContain(says)
})

test('what meters measure and people have is taken in either unit', () => {
  for (const value of [2.8, 5.6, 22.2]) expect(faultOfGlucose(value, 'mmol')).toBeUndefined()
  for (const value of [51, 100, 400]) expect(faultOfGlucose(value, 'mgdl')).toBeUndefined()
})

test('every number of a meter is shown as it was typed, in either unit', () => {
  for (let mgdl = 20; mgdl <= 600; mgdl += 1) expect(shownIn(toMmol(mgdl, 'mgdl'), 'mgdl')).toBe(`${mgdl}`)
  for (let tenths = 11; tenths <= 333; tenths += 1)
    expect(shownIn(toMmol(tenths / 10, 'mmol'), 'mmol')).toBe((tenths / 10).toFixed(1))
})

test.each([
  [2.9, 'very-low'],
  [3.0, 'low'],
  [3.8, 'low'],
  [3.9, 'below'],
  [4.3, 'below'],
  [4.4, 'inside'],
  [7.0, 'inside'],
  [7.1, 'above'],
  [13.9, 'above'],
  [14.0, 'very-high'],
] as const)('%d mmol/L fasting is %s', (mmol, state) => expect(stateOf(mmol, targets.fasting)).toBe(state))

test('a target counts the same whichever unit a value was typed in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 600 }), fc.constantFrom(...contextNames), (mgdl, context) => {
      const typed = toMmol(mgdl, 'mgdl')
      const shown = Number(shownIn(typed, 'mmol'))
      expect(stateOf(typed, targets[context])).toBe(stateOf(shown, targets[context]))
    }),
  )
  // 70 mg/dL is what is shown for 3.9 mmol/L, and no low glucose.
  expect(stateOf(toMmol(70, 'mgdl'), targets.bed)).toBe('inside')
  expect(stateOf(toMmol(69, 'mgdl'), targets.bed)).toBe('low')
  expect(stateOf(toMmol(180, 'mgdl'), targets.bed)).toBe('inside')
})

test('in pregnancy the usual targets are narrower; one that a doctor would not set is refused', () => {
  expect(stateOf(5.4, usualTargets(true).fasting)).toBe('above')
  expect(isTarget({ low: 4.4, high: 7 })).toBe(true)
  for (const target of [
    { low: 2.9, high: 7 },
    { low: 7, high: 4.4 },
    { low: 5, high: 5.9 },
    { low: 4.4, high: 20.1 },
  ])
    expect(isTarget(target)).toBe(false)
})

test('the share says how many of how many, and nothing without a reading', () => {
  expect(shareOf([], targets)).toEqual({ count: 0, inside: 0, percent: null })
  expect(shareOf([reading(5), reading(8), reading(6.9)], targets)).toEqual({ count: 3, inside: 2, percent: 67 })
  expect(linesOf([reading(9, 'after-meal'), reading(5), reading(7)], targets)).toMatchObject([
    { context: 'fasting', count: 2, inside: 2, mean: 6, least: 5, most: 7 },
    { context: 'after-meal', count: 1, inside: 1 },
  ])
})

test('what to discuss names lows first, then patterns, and says when there is too little', () => {
  expect(discussOf([], targets)[0]).toContain('没有记血糖')
  const words = discussOf([reading(2.8), reading(3.5, 'night'), ...[8, 9, 6].map((mmol) => reading(mmol))], targets)
  expect(words[0]).toContain('1 次低于 3.0')
  expect(words[1]).toContain('2 次低血糖')
  expect(words[2]).toContain('夜间')
  expect(words.at(-2)).toBe('空腹的 4 次里有 2 次高于目标，一起看看饮食、活动和用药')
  expect(words.at(-1)).toContain('只有 5 次')
  expect(
    discussOf(
      [5, 6, 5.5, 6.2, 5.8, 6, 5.9].map((mmol) => reading(mmol)),
      targets,
    ),
  ).toEqual([])
})

test('a week begins on Monday, also across the year', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  for (let n = 0; n < 7; n += 1) expect(mondayOf(addDays('2026-11-23', n))).toBe('2026-11-23')
})

test('an age that was told grows by itself, and nobody is diagnosed before birth or tomorrow', () => {
  expect(ageNow(40, '2024-02-29', '2026-02-28')).toBe(41)
  expect(ageNow(40, '2024-02-29', '2026-03-01')).toBe(42)
  expect(faultOfDiagnosis('2026-11-29', 40, '2026-11-28')).toBe('not-yet')
  expect(faultOfDiagnosis('1985-11-27', 40, '2026-11-28')).toBe('before-birth')
  expect(faultOfDiagnosis('1985-12-01', 40, '2026-11-28')).toBeUndefined()
})

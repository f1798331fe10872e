import { expect, test } from 'vitest'
import { bmiOf, bmiWords, confirmState, isCrowdTag, mayApply, signingStatus, termEnd } from './rules.ts'
import { allStates, signingStates, statesBefore } from './states.ts'

test('only who has no signing may apply, or whose own term is near its end [X117]', () => {
  const today = '2026-11-23'
  expect([0, 1, 2, 3, 4].map((status) => mayApply(status, '2027-11-01', today))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect([1, 2, 3, 4].map((status) => mayApply(status, '2026-12-20', today))).toEqual([false, true, false, false])
})

test('five states of signing result from who applied and how far it is [X117]', () => {
  expect([
    signingStatus(undefined, true),
    signingStatus('pending', true),
    signingStatus('signed', true),
    signingStatus('pending', false),
    signingStatus('signed', false),
  ]).toEqual([0, 1, 2, 3, 4])
  expect((['declined', 'ended'] as const).map((state) => signingStatus(state, true))).toEqual([0, 0])
})

test('an item cannot be confirmed before its time, and stays confirmed [X157]', () => {
  const now = Date.UTC(2026, 10, 23)
  const at = (hours: number) => now / 1000 + hours * 3600
  expect(confirmState(false, at(1), now)).toBe(-1)
  expect(confirmState(false, at(0), now)).toBe(0)
  expect(confirmState(false, at(-1), now)).toBe(0)
  expect(confirmState(true, at(1), now)).toBe(1)
})

test('a term lasts a year, and a renewal loses no day of the one before', () => {
  expect(termEnd('2026-11-23')).toBe('2027-11-23')
  expect(termEnd('2026-11-23', '2026-12-01')).toBe('2027-12-01')
  expect(termEnd('2026-11-23', '2026-11-01')).toBe('2027-11-23')
})

test('every arrow ends at a state, and what is over stays over', () => {
  for (const from of allStates) for (const to of signingStates[from].to) expect(allStates).toContain(to)
  expect(allStates.filter((from) => signingStates[from].to.length === 0)).toEqual(['declined', 'ended'])
  expect([statesBefore('signed'), statesBefore('ended')]).toEqual([['pending'], ['signed']])
})

test('a tag that there is not is none, and weight is judged by height', () => {
  expect([isCrowdTag(2), isCrowdTag(99)]).toEqual([true, false])
  expect(bmiOf(170, 65)).toBe(22.5)
  expect([17, 22.5, 25, 30].map(bmiWords)).toEqual(['偏瘦', '正常', '超重', '肥胖'])
})

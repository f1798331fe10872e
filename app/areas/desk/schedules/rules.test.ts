import { expect, test } from 'vitest'
import { type PlanMoment, planStates } from './rules.ts'

const plan = (id: number, firstDay: string, places = 5, more: Partial<PlanMoment> = {}): PlanMoment => ({
  id,
  doctorId: 1,
  depId: 1,
  weekday: 1,
  half: 'am',
  places,
  firstDay,
  lastDay: null,
  ...more,
})
const states = (...plans: PlanMoment[]) => [...planStates(plans, '2026-11-23').values()]

test('of two plans for the same half day the latest that has begun holds', () => {
  expect(states(plan(1, '2026-01-01'), plan(2, '2026-11-23'), plan(3, '2026-12-01'))).toEqual([
    'replaced',
    'now',
    'later',
  ])
})

test('a plan without places is the end of the one before it', () => {
  expect(states(plan(1, '2026-01-01'), plan(2, '2026-11-20', 0))).toEqual(['replaced', 'ended'])
})

test('a plan whose last day is over lets the one before it hold again', () => {
  expect(states(plan(1, '2026-01-01'), plan(2, '2026-11-01', 5, { lastDay: '2026-11-22' }))).toEqual([
    'now',
    'replaced',
  ])
})

test('other half days, weekdays and departments are other plans', () => {
  expect(
    states(plan(1, '2026-01-01'), plan(2, '2026-01-01', 5, { half: 'pm' }), plan(3, '2026-01-01', 5, { depId: 2 })),
  ).toEqual(['now', 'now', 'now'])
})

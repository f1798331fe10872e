import { expect, test } from 'vitest'
import { allStates, openStates, placedStates, signupStates, statesBefore } from './states.ts'

test('every arrow leads to a state, and what is over goes nowhere', () => {
  for (const state of allStates) for (const to of signupStates[state].to) expect(statesBefore(to)).toContain(state)
  expect(openStates).toEqual(['signed', 'waiting', 'offered'])
})

test('who waits has no place, and an offer is one until it is answered', () => {
  expect(placedStates).toEqual(['signed', 'offered', 'came', 'missed'])
})

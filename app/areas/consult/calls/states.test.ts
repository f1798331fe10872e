import { expect, test } from 'vitest'
import { allStates, callStates, comingStates, firstStates, mayMove, openStates, stepsTo } from './states.ts'

test('every arrow ends at a state, and every state can be reached', () => {
  const targets = new Set<string>([
    ...Object.values(firstStates),
    ...allStates.flatMap((state) => callStates[state].to),
  ])
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('only what was talked has ended, and what is over goes nowhere', () => {
  expect(allStates.filter((state) => mayMove(state, 'ended'))).toEqual(['talking'])
  expect(allStates.filter((state) => !openStates.includes(state))).toEqual(['ended', 'missed', 'cancelled'])
  expect(comingStates).toEqual(['waiting', 'dialling', 'ringing'])
})

test('a phone of which nobody heard for a while is followed step by step', () => {
  expect(stepsTo('dialling', 'ended')).toEqual(['ringing', 'talking', 'ended'])
  expect(stepsTo('ringing', 'missed')).toEqual(['missed'])
  expect(stepsTo('talking', 'talking')).toEqual([])
  expect(stepsTo('talking', 'ringing')).toEqual([])
  expect(stepsTo('ended', 'talking')).toEqual([])
})

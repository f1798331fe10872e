import { expect, test } from 'vitest'
import { allStates, articleStates, doctorStates, statesBefore } from './states.ts'

test('every arrow ends at a state, and every state but the first can be reached', () => {
  const targets = new Set<string>(allStates.flatMap((state) => articleStates[state].to))
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('nothing is published that was not reviewed, and what is published is not written in', () => {
  expect(statesBefore('published')).toEqual(['reviewing', 'scheduled'])
  expect(statesBefore('scheduled')).toEqual(['reviewing'])
  expect(statesBefore('withdrawn')).toEqual(['scheduled', 'published'])
  expect(doctorStates).toEqual(['draft', 'refused', 'withdrawn'])
})

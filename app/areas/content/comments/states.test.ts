import { expect, test } from 'vitest'
import { allStates, commentStates, statesBefore } from './states.ts'

test('what is deleted never comes back, and only what was looked at can be taken from everybody', () => {
  expect(commentStates.deleted.to).toEqual([])
  expect(statesBefore('hidden')).toEqual(['shown'])
  expect(statesBefore('refused')).toEqual(['held'])
  expect(statesBefore('held')).toEqual([])
})

test('its author may delete a comment wherever it stands', () => {
  expect(statesBefore('deleted')).toEqual(allStates.filter((state) => state !== 'deleted'))
})

import { expect, test } from 'vitest'
import { movedBy, withAt, withoutAt } from './changed.ts'
import { groupedBy } from './grouped.ts'

test('a list is changed in one place, and the one that was given stays as it was', () => {
  const given = Object.freeze(['a', 'b', 'c'])
  expect(withoutAt(given, 1)).toEqual(['a', 'c'])
  expect(withAt(given, 2, 'z')).toEqual(['a', 'b', 'z'])
  expect(movedBy(given, 2, -1)).toEqual(['a', 'c', 'b'])
  expect(movedBy(given, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedBy(given, 0, -1)).toEqual(['a', 'b', 'c'])
  expect(movedBy(given, 2, 1)).toEqual(['a', 'b', 'c'])
  expect(movedBy(given, 9, 1)).toEqual(['a', 'b', 'c'])
})

test('groups come in the order in which they are met, and so do their members', () => {
  expect([...groupedBy([3, 1, 4, 1, 5, 9], (number) => number % 2)]).toEqual([
    [1, [3, 1, 1, 5, 9]],
    [0, [4]],
  ])
})

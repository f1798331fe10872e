import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('an id is of 16 letters that an address takes, begins with no dash, and none comes twice', () => {
  const ids = Array.from({ length: 2_000 }, newId)
  expect(ids.filter((id) => !/^[\dA-Za-z][\w-]{15}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

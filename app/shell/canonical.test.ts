import { expect, test } from 'vitest'
import { canonicalOf } from './canonical.ts'

test.each([
  [{ query: ['b', 'a'] }, '?b=2&a=1&utm_source=x', '/x?a=1&b=2'],
  [{ query: ['unit_id', 'doc_id'], names: ['doc_id'] }, '?unit_id=3&doc_id=7', '/x?doc_id=7'],
  [{ query: ['sort'], names: [] }, '?sort=hot', '/x'],
  [{ query: ['id'], sameAs: '/y' }, '?id=4', '/y?id=4'],
  [undefined, '?id=4', '/x'],
])('of %j and %s the address is %s', (row, search, address) => {
  expect(canonicalOf(row, '/x', search)).toBe(address)
})

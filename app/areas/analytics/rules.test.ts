import { expect, test } from 'vitest'
import { asMessage, asStack, isFresh, maskText, pathOf } from './rules.ts'

test.each([
  ['call 13800000001 now', 'call * now'],
  ['138 0000 0001', '*'],
  ['id 44030019900101123X', 'id *'],
  ['mail a.b@c.example', 'mail *'],
  ['病人张三 not found', '* not found'],
  ['key 0123456789abcdef0123456789abcdef', 'key *'],
  ['GET /api/x?name=li&mobile=1 failed', 'GET /api/x failed'],
  ['x is not a function', 'x is not a function'],
])('what could be somebody’s is not in a log: %s', (text, kept) => {
  expect(maskText(text)).toBe(kept)
})

test('of an address the path alone is kept', () => {
  expect(pathOf('https://h.example/a/b?user_key=1#x')).toBe('/a/b')
  expect(pathOf('/a?name=x')).toBe('/a')
  expect(pathOf('?a')).toBe('')
  expect(pathOf(`/${'a/'.repeat(900)}`)).toHaveLength(200)
})

test('of an error the first line and the places are kept', () => {
  expect(asMessage('boom\nmore')).toBe('boom')
  expect(asMessage('a b '.repeat(900))).toHaveLength(300)
  const stack =
    'TypeError: 13800000001\n    at f (https://h.example/assets/a.js?v=1:1:2)\n  张三\ng@https://h.example/b.js:3:4'
  expect(asStack(stack)).toBe('at f (https://h.example/assets/a.js:1:2)\ng@https://h.example/b.js:3:4')
  expect(asStack('at f (a.js:1:2)\n'.repeat(100)).split('\n')).toHaveLength(8)
})

test('a batch is fresh for a quarter of an hour, in seconds and in milliseconds', () => {
  const now = new Date('2026-11-23T00:00:00Z')
  for (const [minutes, fresh] of [
    [0, true],
    [14, true],
    [16, false],
    [-14, true],
    [-16, false],
  ] as const) {
    const sentMs = now.getTime() - minutes * 60_000
    expect([isFresh(sentMs, now), isFresh(Math.floor(sentMs / 1_000), now)]).toEqual([fresh, fresh])
  }
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import type { NamedCall } from './all-calls.ts'
import { unnamedIn } from './named-only.ts'

const call = {
  output: z.object({
    list: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('a'), name: z.string() }),
        z.object({ type: z.literal('b'), price: z.string().nullable() }),
      ]),
    ),
    facts: z.record(z.string(), z.string()),
  }),
} as unknown as NamedCall

test('an answer as the contract names it has nothing strange', () => {
  const list = [
    { type: 'a', name: '甲' },
    { type: 'b', price: null },
  ]
  expect(unnamedIn(call, { status: 200, data: { list, facts: { any: 'word' } } })).toEqual([])
  expect(unnamedIn(call, { status: 0, msg: '没有', reason: 'not-found', data: {} })).toEqual([])
})

test.each([
  ['role', { status: 200, role: 'admin', data: { list: [], facts: {} } }],
  ['data.secret', { status: 200, data: { list: [], facts: {}, secret: 1 } }],
  ['data.list[].secret', { status: 200, data: { list: [{ type: 'b', price: '1.00', secret: 'x' }], facts: {} } }],
  ['data.facts.deep.down', { status: 200, data: { list: [], facts: { deep: { down: 1 } } } }],
  ['data.why', { status: 0, msg: '没有', reason: 'not-found', data: { why: 'x' } }],
])('the check sees %s', (path, body) => {
  expect(unnamedIn(call, body)).toEqual([path])
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CallSpec, call } from '#kit/wire/call.ts'
import { text } from '#kit/wire/fields.ts'
import { allCalls, type NamedCall } from './all-calls.ts'
import { findLooseCalls } from './bounds.ts'

test('every call says what it does, whose its answer is, and takes no more than it can use', async () => {
  expect(findLooseCalls(await allCalls())).toEqual([])
}, 180_000)

const sound = call({
  method: 'POST',
  path: '/planted/{id}',
  summary: 'Does something',
  owner: { id: 'order' },
  login: true,
  input: z.object({ id: text(20) }),
  output: z.object({}),
})
const withHole = (hole: Partial<CallSpec>) =>
  findLooseCalls([{ ...sound, ...hole, name: 'planted', room: 'planted' } as NamedCall])

test('a sound call has no fault', () => {
  expect(withHole({})).toEqual([])
})

const id = text(20)
const visited = { owner: 'anyone', login: false, path: '/planted' }

test.each<[string, object]>([
  ['does not say what it does', { summary: '' }],
  ['does not say whose the answer is', { owner: undefined }],
  ['is about somebody’s row and asks nobody who he is', { login: false }],
  ['is about who asks and asks nobody who he is', { owner: 'self', login: false }],
  ['is asked at two doors at once', { staff: true }],
  ['says that it acts, as every call does that is no GET', { mutatingGet: true }],
  ['is done once and changes nothing', { method: 'GET', idempotency: 'framework' }],
  ['does not ask for order_id, which it names', { owner: { order_id: 'order' } }],
  ['asks for something else than parameters', { input: z.any() }],
  ['reads 64000 bytes of a body that may have 90063', { input: z.object({ id, words: text(9_980) }) }],
  [
    'reads 128000 bytes of a body that may have 150021',
    { ...visited, body: 'json', input: z.object({ words: text(50_002) }) },
  ],
])('the check sees a call that %s', (says, hole) => {
  expect(withHole(hole)).toContain(`planted planted: ${says}`)
})

test.each<[string, object]>([
  ['word has no end', { word: z.string() }],
  ['word takes a text of a megabyte', { word: z.string().regex(/^a+$/) }],
  ['word takes a name of a megabyte', { word: z.any().transform(String) }],
  ['words takes a list of 100,000 texts', { words: z.array(text(5)) }],
  ['rows[].word has no end', { rows: z.array(z.object({ word: z.string() })).max(5) }],
  ['ids takes half a million parts', { ids: z.preprocess((given) => String(given).split(','), z.array(z.string())) }],
])('the check sees that %s', (says, fields) => {
  expect(withHole({ input: z.object({ id, ...fields }) })).toContain(`planted planted: ${says}`)
})

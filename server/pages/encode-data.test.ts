import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { encodeData } from './encode-data.ts'

/** As a browser reads it. */
const read = async (text: string) => {
  const bytes = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  return (await decode(bytes, globalThis as never)).value
}

const shared = { name: '张&三', none: null }

test.each([
  ['texts of every kind', { a: '</script>', b: '"quoted"\n\u2028', c: '', d: '_1', e: '😀', _1: 'a' }],
  ['numbers and flags', { a: 0, b: -1.5, c: 1e21, d: true, e: false, f: '0', g: 'true' }],
  ['what is not there', { a: null, b: undefined, c: [null, undefined, 1] }],
  ['lists and objects, empty ones too', { a: [], b: {}, c: [[1, [2]], { d: [{}] }] }],
  ['what stands at two places', { a: shared, b: [shared, shared], c: { d: shared } }],
  ['names that objects have by themselves', { constructor: 2, toString: 3, hasOwnProperty: 'a' }],
])('a browser reads %s as they were', async (_, data) => {
  const text = encodeData(data)
  expect(await read(text ?? '')).toEqual(data)
})

test('each value stands there once', () => {
  expect(encodeData({ a: ['long text', 'long text'], b: 'long text' })?.match(/long text/g)).toHaveLength(1)
})

test.each([
  ['a date', new Date()],
  ['a promise', Promise.resolve(1)],
  ['an instance', new (class Name {})()],
  ['a map', new Map()],
  ['no number', Number.NaN],
  ['minus zero', -0],
  ['a name that would become a prototype', JSON.parse('{"__proto__": {"a": 1}}')],
  ['a function', () => 1],
  ['a large number', 1n],
])('%s is left to React Router', (_, value) => {
  expect(encodeData({ a: [value] })).toBeUndefined()
})

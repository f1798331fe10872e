import { expect, test } from 'vitest'
import { unguessed } from './unguessed.ts'

test('of many none comes twice, and none is empty where the pool is filled anew', () => {
  const some = Array.from({ length: 10_000 }, () => unguessed(15))
  expect(some.every(({ length }) => length === 15)).toBe(true)
  expect(new Set(some.map((one) => one.toString('hex'))).size).toBe(10_000)
  const ones = some.reduce(
    (sum, bytes) => sum + bytes.reduce((count, byte) => count + byte.toString(2).replaceAll('0', '').length, 0),
    0,
  )
  expect(ones / (10_000 * 15 * 8)).toBeCloseTo(0.5, 2)
})

test('what was given stays as it is', () => {
  const first = unguessed(12)
  const before = first.toString('hex')
  for (let more = 0; more < 1_000; more++) unguessed(12)
  expect(first.toString('hex')).toBe(before)
})

test('as many as the pool holds, and not more', () => {
  expect(unguessed(4096).every((byte) => byte === 0)).toBe(false)
  expect(() => unguessed(4097)).toThrow()
})

import { expect, test } from 'vitest'
import { seeded } from './seeded.ts'

const first = (text: string, count: number) => {
  const chance = seeded(text)
  return Array.from({ length: count }, () => chance.int(0, 999))
}

test('the same text gives the same numbers, today and on every machine', () => {
  expect(first('医路', 5)).toEqual([912, 918, 321, 631, 769])
})

test('another text gives other numbers', () => {
  expect(first('医路', 5)).not.toEqual(first('医路2', 5))
})

test('whole numbers stay within both bounds and reach them', () => {
  const chance = seeded('bounds')
  const seen = new Set(Array.from({ length: 500 }, () => chance.int(3, 7)))
  expect([...seen].sort()).toEqual([3, 4, 5, 6, 7])
})

test('numbers spread evenly', () => {
  const chance = seeded('spread')
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 10_000; i++) {
    const tenth = Math.floor(chance.next() * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(Math.min(...tenths)).toBeGreaterThan(900)
  expect(Math.max(...tenths)).toBeLessThan(1100)
})

test('a shuffle keeps all and leaves the list it was given alone', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8]
  const shuffled = seeded('shuffle').shuffle(list)
  expect(shuffled).not.toEqual(list)
  expect(shuffled.toSorted()).toEqual(list)
  expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('nothing can be picked from nothing', () => {
  expect(() => seeded('empty').pick([])).toThrow(RangeError)
})

import { expect, test } from 'vitest'
import { checkWords } from './check-words.ts'
import { treeOf } from './planted.ts'

test('a check of words that sees no code says so', () => {
  expect(() => checkWords({ files: [], sources: [], configs: [], read: () => '' })).toThrow('nothing')
})

test('sound words are no fault', () => {
  expect(checkWords(treeOf({}))).toEqual([])
})

test.each([
  ['app/areas/location/server/handlers/doors.ts', ''],
  ['app/areas/location/rules.ts', 'export const hindranceOf = 1'],
  ['app/areas/location/rules.ts', 'export interface HouseRules {}'],
  ['app/areas/location/rules.ts', 'export type Wanted = string'],
  ['server/run.ts', 'export function tellAll() {}'],
  ['app/areas/location/contract.ts', `export const cities = call({ does: 'Lists cities' })`],
  ['app/areas/location/contract.ts', `export const cities = call({ ask: 1 })`],
  ['kit/geo/distance.ts', 'export const distanceToHospital = 1'],
  ['kit/money/coupon-sum.ts', 'export const couponSum = 1'],
])('a retired word, or one of the product in the kit, is found in %s: %s', (file, text) => {
  expect(checkWords(treeOf({ [file]: text })).map((found) => [found.rule, found.file])).toEqual([['words', file]])
})

test.each([
  [
    'app/areas/location/contract.ts',
    `export const askDetail = call({ summary: 'One', input: z.object({ ask: z.string() }) })`,
  ],
  ['app/areas/location/rules.ts', 'const told = 1\nexport const named = told'],
  ['app/areas/location/rules.ts', 'export const warehouse = 1'],
  ['app/areas/location/rules.ts', 'export const couponSum = 1'],
])('names on the wire, inside a file, or of the product in a room are no fault: %s', (file, text) => {
  expect(checkWords(treeOf({ [file]: text }))).toEqual([])
})

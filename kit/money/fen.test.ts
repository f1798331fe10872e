import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenToYuan, readableAmount, splitFen, withCommas, yuanToFen } from './fen.ts'

const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

test.each([
  [1250, '12.50'],
  [5, '0.05'],
  [0, '0.00'],
  [-0, '0.00'],
  [-5, '-0.05'],
  [-1250, '-12.50'],
  [100_000_000, '1000000.00'],
])('%i fen are %s yuan', (fen, yuan) => {
  expect(fenToYuan(fen)).toBe(yuan)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount of fen', (fen) => {
  expect(() => fenToYuan(fen)).toThrow(RangeError)
})

test.each([
  ['12.50', 1250],
  ['12.5', 1250],
  ['12', 1200],
  ['0', 0],
  ['-0.00', 0],
  ['-3.01', -301],
  ['1.10', 110],
  ['9999999999999.99', 999_999_999_999_999],
])('%s yuan are %i fen', (yuan, fen) => {
  expect(yuanToFen(yuan)).toBe(fen)
})

test.each(['', '0.005', '12.500', '1e3', '.5', '5.', '1,000', ' 1', '+1', 'free', '99999999999999'])(
  '"%s" is no amount in yuan',
  (yuan) => {
    expect(() => yuanToFen(yuan)).toThrow(RangeError)
  },
)

test.each([
  ['9999.99', '9999.99'],
  ['10000', '10,000'],
  ['349771.96', '349,771.96'],
  ['-1234567.00', '-1,234,567.00'],
])('%s is read %s', (amount, text) => {
  expect(readableAmount(amount)).toBe(text)
})

test('commas stand between thousands', () => {
  expect(['12', '123', '1234', '1234567'].map(withCommas)).toEqual(['12', '123', '1,234', '1,234,567'])
})

test('every amount survives the wire', () => {
  fc.assert(fc.property(amounts, (fen) => yuanToFen(fenToYuan(fen)) === fen))
})

test('what is left goes to the largest remainders, the earlier first', () => {
  expect(splitFen(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitFen(100, [1, 2, 4])).toEqual([14, 29, 57])
  expect(splitFen(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  expect(splitFen(5, [0, 3, 0])).toEqual([0, 5, 0])
})

test('parts sum to the whole and each is within one fen of its share', () => {
  const weights = fc
    .array(fc.nat(1_000_000_000_000), { minLength: 1, maxLength: 20 })
    .filter((all) => all.some(Boolean))
  fc.assert(
    fc.property(amounts, weights, (total, all) => {
      const parts = splitFen(total, all)
      const whole = all.reduce((sum, weight) => sum + weight, 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      for (const [at, part] of parts.entries()) {
        expect(Math.abs(part - total * ((all[at] ?? 0) / whole))).toBeLessThan(1.001)
      }
    }),
  )
})

test.each([[[]], [[0, 0]], [[1, -1, 3]]])('refuses the weights %j', (weights) => {
  expect(() => splitFen(100, weights)).toThrow(RangeError)
})

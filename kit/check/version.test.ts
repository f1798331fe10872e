import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions, isAtLeast } from './version.ts'

test.each([
  ['6.0.9', '6.1.0', false],
  ['6.1.0', '6.1.0', true],
  ['6.10.0', '6.9.9', true],
  ['6.1', '6.1.0', true],
  ['7', '6.1.0', true],
  ['', '6.1.0', false],
  ['6.1.2-beta', '6.1.2', true],
])('%s is at least %s: %s [X217]', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected)
})

test('numbers are compared, not text, and the order can be turned round', () => {
  const versions = fc.array(fc.nat(200), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(versions, versions, (a, b) => {
      const order = Math.sign(compareVersions(a.join('.'), b.join('.')))
      expect(Math.sign(compareVersions(b.join('.'), a.join('.'))) + order).toBe(0)
      const firstDifference = a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0)
      if (firstDifference !== undefined) expect(order).toBe(Math.sign(firstDifference))
    }),
  )
})

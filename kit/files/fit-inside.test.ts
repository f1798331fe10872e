import { expect, test } from 'vitest'
import { fitInside } from './fit-inside.ts'

test.each([
  ['a photograph', [4_000, 3_000], [2_048, 1_536]],
  ['a small picture', [300, 200], [300, 200]],
  ['a long screenshot', [1_080, 15_000], [1_000, 13_889]],
  ['a wide strip', [15_000, 1_080], [13_889, 1_000]],
  ['a strip that is longer than anybody looks at', [2_000, 60_000], [730, 21_909]],
  ['a thin line', [10, 60_000], [10, 60_000]],
  ['a panorama', [8_000, 2_000], [4_000, 1_000]],
])('%s of %j becomes %j', (_, [width = 0, height = 0], [less = 0, lower = 0]) => {
  expect(fitInside(width, height, 2_048)).toEqual({ width: less, height: lower })
})

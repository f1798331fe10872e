import { expect, test } from 'vitest'
import { inCapitals } from './capitals.ts'

test.each([
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角'],
  [105, '壹元零伍分'],
  [12_345, '壹佰贰拾叁元肆角伍分'],
  [1_000_000, '壹万元整'],
  [1_000_500, '壹万零伍元整'],
  [10_010_000, '壹拾万零壹佰元整'],
  [20_304_060, '贰拾万叁仟零肆拾元陆角'],
  [1_000_000_010, '壹仟万元壹角'],
  [10_000_010_000, '壹亿零壹佰元整'],
])('%i fen are written as %s', (fen, words) => {
  expect(inCapitals(fen)).toBe(words)
})

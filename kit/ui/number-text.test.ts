import { expect, test } from 'vitest'
import { countText, meanText, yuanText } from './number-text.ts'

test.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '1万+'],
  [12_345, '1万+'],
  [99_999, '9万+'],
  [100_000, '10.0万+'],
  [123_456, '12.3万+'],
  [129_999, '12.9万+'],
  [1_000_000_000, '100000.0万+'],
])('%i reads %s [X354]', (count, text) => {
  expect(countText(count)).toBe(text)
})

test.each([
  ['89.00', '¥89'],
  ['8.50', '¥8.50'],
  ['1000.00', '¥1000'],
  ['0.05', '¥0.05'],
  ['9999.00', '¥9999'],
  ['10000.00', '¥10,000'],
  ['349771.96', '¥349,771.96'],
])('%s yuan read %s among words, as they do where a price stands alone', (yuan, text) => {
  expect(yuanText(yuan)).toBe(text)
})

test.each([
  [0, 0, ''],
  [5, 1, '评价较少'],
  [1.25, 4, '评价较少'],
  [4.6, 5, '4.6 分'],
  [5, 12_000, '5.0 分'],
])('a mean of %d by %i reads %j', (mean, votes, text) => {
  expect(meanText(mean, votes)).toBe(text)
})

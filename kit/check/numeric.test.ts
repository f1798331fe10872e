import { expect, test } from 'vitest'
import { isNumeric } from './numeric.ts'

test.each(['5', '-5', '+5', '5.25', '007'])('%s is numeric [X208]', (text) => {
  expect(isNumeric(text)).toBe(true)
})

test.each(['5.', '.5', '1e3', 'abc', '', '5 ', '--5', '1.2.3'])('"%s" is not [X208]', (text) => {
  expect(isNumeric(text)).toBe(false)
})

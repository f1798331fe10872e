import { expect, test } from 'vitest'
import { firstNickname, maskedName } from './rules.ts'

test.each([
  ['王小明', '王**'],
  [' 𠮷田', '𠮷**'],
  ['用户体验师', '用**'],
  [firstNickname('13900001234'), '匿名用户'],
  ['', '匿名用户'],
  ['  ', '匿名用户'],
  [null, '匿名用户'],
])('strangers see %s as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})

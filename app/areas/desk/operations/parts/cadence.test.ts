import { expect, test } from 'vitest'
import { cadenceOf } from './cadence.ts'

test.each([
  ['', '需要时'],
  ['* * * * *', '每分钟'],
  ['*/5 * * * *', '每 5 分钟'],
  ['17 * * * *', '每小时的第 17 分'],
  ['5 0 * * *', '每天 00:05'],
  ['15 22,0 * * *', '每天 22:15、00:15'],
  ['0 3 * * 1', '0 3 * * 1'],
])('the plan %j is said as %s', (every, words) => expect(cadenceOf(every)).toBe(words))

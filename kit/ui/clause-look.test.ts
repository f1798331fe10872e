import { expect, test } from 'vitest'
import { clauseLook } from './clause-look.ts'

test('clauses that fit a line of large print are held together', () => {
  expect(clauseLook('可以先提问，医生会回复。', 10)).toBe('text-balance break-keep')
})

test('a clause that fits in the usual print alone is not cut at its last letter in large print', () => {
  expect(clauseLook('这个时段没有心理医生在线', 10)).toContain('elder:[word-break:normal]')
})

test('a clause longer than any line ends where it must', () => {
  expect(clauseLook('没有预约过的医院在这里一家也看不到的时候', 10)).toBe('text-balance')
})

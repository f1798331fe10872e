import { expect, test } from 'vitest'
import { automaticAnswer, chatAddress, groupOf, isAnswering, keywordIn } from './rules.ts'

test('the VIP group serves above level 0 alone', () => {
  const groups = { usual: 'usual', vip: 'vip' }
  expect([-1, 0, 1, 9].map((level) => groupOf(level, groups))).toEqual(['usual', 'usual', 'vip', 'vip'])
})

test('nothing that fills the provider’s address adds a parameter to it', () => {
  const url = 'https://chat.example/?g={group}&t=%7Btemplate%7D&n={title}'
  const facts = { group: 'a&b', template: '{group}', title: '挂号' }
  expect(chatAddress(url, facts)).toBe(
    `https://chat.example/?g=a%26b&t=${encodeURIComponent('{group}')}&n=${encodeURIComponent('挂号')}`,
  )
})

test.each([
  ['收不到短信', '验证码'],
  ['我的钱什么时候退', '退费'],
  ['候补怎么排', '候补'],
  ['医生停诊了', '停诊'],
  ['你好', undefined],
])('%s is about %s', (content, keyword) => {
  expect(keywordIn(content)).toBe(keyword)
})

test('the automatic answer says that it is one, and sends whoever may be in danger to where help is', () => {
  expect(automaticAnswer('怎么退号', 2)).toMatch(/自动回复.*客服看到后/)
  expect(automaticAnswer('我爸爸突然胸痛', 0)).toMatch(/120/)
  expect(automaticAnswer('怎么退号', 2)).not.toMatch(/120/)
})

test('people answer from the first minute of their hours to before the last, also past midnight', () => {
  const day = { begin: 480, end: 1320 }
  expect([479, 480, 1319, 1320].map((minute) => isAnswering(minute, day))).toEqual([false, true, true, false])
  const night = { begin: 1200, end: 120 }
  expect([119, 120, 1199, 1200].map((minute) => isAnswering(minute, night))).toEqual([true, false, false, true])
})

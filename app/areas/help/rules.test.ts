import { expect, test } from 'vitest'
import { automaticAnswer, chatAddress, groupOf, isAnswering, keywordIn, meantBy, wantsPerson } from './rules.ts'
import { themes } from './server/seed/questions.ts'

const waiting = { isOpen: true, begin: '08:00', end: '22:00', ahead: 2 }

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
  expect(automaticAnswer('怎么退号', 2, waiting)).toMatch(/自动回复.*客服看到后/)
  expect(automaticAnswer('我爸爸突然胸痛', 0, waiting)).toMatch(/120/)
  expect(automaticAnswer('怎么退号', 2, waiting)).not.toMatch(/120/)
})

test('people answer from the first minute of their hours to before the last, also past midnight', () => {
  const day = { begin: 480, end: 1320 }
  expect([479, 480, 1319, 1320].map((minute) => isAnswering(minute, day))).toEqual([false, true, true, false])
  const night = { begin: 1200, end: 120 }
  expect([119, 120, 1199, 1200].map((minute) => isAnswering(minute, night))).toEqual([true, false, false, true])
})

const answers = themes
  .flatMap(({ questions }) => questions)
  .map(([title, ...content], id) => ({ id, title, content: content.join('\n') }))

test.each([
  ['怎么退挂号费', '取消后挂号费什么时候退回？'],
  ['我的挂号费什么时候能退给我', '取消后挂号费什么时候退回？'],
  ['收不到验证码', '收不到短信验证码怎么办？'],
  ['我想改期', '可以改期吗？'],
  ['怎么取消预约', '怎样取消预约？'],
  ['能帮我妈妈挂号吗，替家人预约', '可以替家人预约吗？'],
])('"%s" means "%s"', (written, title) => {
  expect(meantBy(written, answers)[0]?.title).toBe(title)
})

test('who says nothing that is asked about gets no answer that is none', () => {
  expect(meantBy('你好', answers)).toEqual([])
})

test('who wants a person is told when one answers and their place, also outside of the hours', () => {
  expect(['转人工', '我要找客服', '有没有真人'].every(wantsPerson)).toBe(true)
  expect(wantsPerson('怎么退挂号费')).toBe(false)
  expect(automaticAnswer('转人工', 0, waiting)).toMatch(/前面还有 2 位.*08:00–22:00/)
  expect(automaticAnswer('转人工', 0, { ...waiting, isOpen: false, ahead: 0 })).toMatch(
    /第一位.*不在人工服务时间，08:00/,
  )
})

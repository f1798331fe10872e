import { expect, test } from 'vitest'
import { spokenOf } from './spoken.ts'

test('what a voice reads has all that is said, the title first, and nothing of what it rests on', () => {
  const spoken = spokenOf('怎样量血压', [
    { type: 'heading', text: '先坐五分钟' },
    { type: 'steps', items: ['坐好', '绑好袖带'] },
    { type: 'table', head: ['时间', '高压'], rows: [['早上', '120']] },
    { type: 'picture', image: '/files/a.png', caption: '袖带在心脏的高度' },
    { type: 'picture', image: '/files/b.png', caption: '' },
    { type: 'references', items: ['某某指南'] },
  ])
  expect(spoken).toEqual([
    '怎样量血压',
    '先坐五分钟',
    '第 1，坐好',
    '第 2，绑好袖带',
    '时间：早上，高压：120',
    '图：袖带在心脏的高度',
  ])
})

test('a long text is read in breaths that end where a sentence does, none too long for a voice, and nothing is lost', () => {
  const sentence = '每天走路三十分钟，少吃一点盐，按时量血压，有不舒服就来医院。'
  const text = sentence.repeat(20)
  const spoken = spokenOf('', [{ type: 'paragraph', text }])
  expect(spoken.join('')).toBe(text)
  expect(Math.max(...spoken.map((breath) => breath.length))).toBeLessThanOrEqual(120)
  expect(spoken.every((breath) => breath.endsWith('。'))).toBe(true)
})

test.each([
  ['without a comma', '长'.repeat(500)],
  ['of commas alone', '，'.repeat(500)],
  ['of nothing to see', ' \n \n '],
])('a text %s is read in breaths too', (_, text) => {
  for (const breath of spokenOf('', [{ type: 'paragraph', text }])) {
    expect(breath.trim()).not.toBe('')
    expect(breath.length).toBeLessThanOrEqual(240)
  }
})

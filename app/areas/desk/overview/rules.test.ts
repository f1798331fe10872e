import { expect, test } from 'vitest'
import { grouped, spokenMinutes } from './rules.ts'

test('figures stand in the order of the page, and one that nobody gave a place is not lost', () => {
  const figures = ['money.came', 'unheard.of', 'visits.done', 'visits.placed'].map((key) => ({ key }))
  expect(grouped(figures).map(({ words, figures: own }) => [words, own.map(({ key }) => key)])).toEqual([
    ['门诊', ['visits.placed', 'visits.done']],
    ['资金', ['money.came']],
    ['其他', ['unheard.of']],
  ])
  expect(grouped([])).toEqual([])
})

test.each([
  [0, '0 分钟'],
  [59, '59 分钟'],
  [60, '1 小时'],
  [200, '3 小时 20 分钟'],
  [1440, '1 天'],
  [1505, '1 天 1 小时'],
])('%i minutes are said as %s', (minutes, words) => expect(spokenMinutes(minutes)).toBe(words))

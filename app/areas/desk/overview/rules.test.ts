import { expect, test } from 'vitest'
import { grouped } from './rules.ts'

test('figures stand in the order of the page, and one that nobody gave a place is not lost', () => {
  const figures = ['money.came', 'unheard.of', 'visits.done', 'visits.placed'].map((key) => ({ key }))
  expect(grouped(figures).map(({ words, figures: own }) => [words, own.map(({ key }) => key)])).toEqual([
    ['门诊', ['visits.placed', 'visits.done']],
    ['资金', ['money.came']],
    ['其他', ['unheard.of']],
  ])
  expect(grouped([])).toEqual([])
})

import { expect, test } from 'vitest'
import { heldFor, usualHoldRules, wordsIn } from './hold.ts'

const rules = { firstCount: 2, holdsLinks: true, holdsPictures: true, words: ['代 购', 'ABC诊所'] }
const said = { content: '讲得很清楚', images: [], saidBefore: 5, isSpelt: false }

test.each([
  ['讲得很清楚，10.5 元也不贵', undefined],
  ['可以找他代购', 'words'],
  ['可以找他代　购', 'words'],
  ['可以找他代.购', 'words'],
  ['可以找他代\u200b购', 'words'],
  ['去ａｂｃ诊所更好', 'words'],
  ['详情 abc.cc', 'links'],
  ['详情 abc 点 cc', 'links'],
  ['详情 ＡＢＣ．ＣＣ', 'links'],
  ['结果是 3.5mmol', undefined],
])('%s is held for %s', (content, why) => {
  expect(heldFor(rules, { ...said, content })).toBe(why)
})

test('pictures and the first things that somebody says are held where the rules say so', () => {
  expect(heldFor(rules, { ...said, images: ['/files/a.png'] })).toBe('pictures')
  expect(heldFor(rules, { ...said, saidBefore: 1 })).toBe('first')
  expect(heldFor(rules, { ...said, saidBefore: 2 })).toBeUndefined()
  expect(heldFor(usualHoldRules, { ...said, images: ['/files/a.png'], saidBefore: 0 })).toBeUndefined()
})

test('a word that is only heard is held as one that is written', () => {
  expect(heldFor(rules, { ...said, isSpelt: true })).toBe('words')
})

test('a list of words is read however it is typed, each word once', () => {
  expect(wordsIn('代购，ABC诊所\n\nabc诊所、 代购 ')).toEqual(['代购', 'abc诊所'])
  expect(wordsIn(' \n')).toEqual([])
})

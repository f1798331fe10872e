import { expect, test } from 'vitest'
import { answersIn, type Question } from './rules.ts'

const questions: Question[] = [
  { id: 1, kind: 'stars', options: [] },
  { id: 2, kind: 'choice', options: ['很快', '一般'] },
  { id: 3, kind: 'words', options: [] },
]

test.each([
  ['no JSON', '{'],
  ['a list', '["5","很快"]'],
  ['a missing answer', '{"1":"5"}'],
  ['six stars', '{"1":"6","2":"很快"}'],
  ['another option', '{"1":"5","2":"飞快"}'],
  ['a question that is not asked', '{"1":"5","2":"很快","9":"x"}'],
  ['a number for words', '{"1":5,"2":"很快"}'],
  ['too many words', `{"1":"5","2":"很快","3":"${'长'.repeat(201)}"}`],
])('%s are no answers', (_, sent) => {
  expect(answersIn(sent, questions)).toBeUndefined()
})

test('words may be left out', () => {
  expect(answersIn('{"1":"5","2":"很快","3":" "}', questions)).toEqual({ 1: '5', 2: '很快' })
})

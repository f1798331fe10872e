import { expect, test } from 'vitest'
import { foldedName } from '../queries/lexemes.ts'
import { synonyms } from './synonyms.ts'

test('a word belongs to one group, and no group is a word alone', () => {
  const words = synonyms.flat().map(foldedName)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(synonyms.every((group) => group.length > 1)).toBe(true)
})

import { expect, test } from 'vitest'
import { cutWords } from './cut.ts'
import { endingsOf, pinyinOf, syllableEndingsOf } from './initials.ts'

const initialsOf = async (...asked: Parameters<typeof pinyinOf>) =>
  (await pinyinOf(...asked)).map(({ initials }) => initials)

test('a question is cut into words, medical ones whole', async () => {
  expect(await cutWords('望舒人民医院，高血压 高血压')).toEqual(['望舒', '人民', '医院', '高血压'])
  expect(await cutWords('小儿ＣＴ')).toEqual(['小儿', 'ct'])
  expect(await cutWords('？！')).toEqual([])
})

test('initials are those of the reading that fits', async () => {
  expect(await initialsOf(['北京协和医院', '重庆长寿', '3号楼MRI室（东）'])).toEqual(['bjxhyy', 'cqcs', '3hlmrisd'])
  expect(await initialsOf(['曾文静'], { people: true })).toEqual(['zwj'])
  expect(await initialsOf(['曾经'])).toEqual(['cj'])
})

test('any part of the initials begins one of their endings', () => {
  expect(endingsOf('xhyy')).toEqual(['xhyy', 'hyy', 'yy'])
  expect(endingsOf('x')).toEqual([])
})

test('pinyin is written as it is typed: without tones, ü as v, a family name as one', async () => {
  const syllablesOf = async (text: string, people = false) =>
    (await pinyinOf([text], { people }))[0]?.syllables.join(' ')
  expect(await syllablesOf('高血压')).toBe('gao xue ya')
  expect(await syllablesOf('女性')).toBe('nv xing')
  expect(await syllablesOf('单立诚', true)).toBe('shan li cheng')
  expect(await syllablesOf('ＣＴ室')).toBe('c t shi')
})

test('one may begin to type at any syllable', () => {
  expect(syllableEndingsOf(['gao', 'xue', 'ya'])).toEqual(['gaoxueya', 'xueya', 'ya'])
  expect(syllableEndingsOf(['a'])).toEqual([])
})

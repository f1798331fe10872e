import { expect, test } from 'vitest'
import { bigrams, bigramsAndCharacters, fold } from './bigrams.ts'

test('full width, half width and capitals are the same', () => {
  expect(fold('ＣＴ Ⅲ')).toBe('ct iii')
  expect(bigrams('ＭＲＩ检查')).toEqual(bigrams('mri检查'))
})

test('Chinese is found by every two neighbours, never across what stands between', () => {
  expect(bigrams('甲状腺、结节')).toEqual(['甲状', '状腺', '结节'])
  expect(bigrams('骨 科门诊')).toEqual(['骨', '科门', '门诊'])
})

test('a name is found by each of its characters too', () => {
  expect(bigramsAndCharacters('骨科 CT')).toEqual(['骨科', 'ct', '骨', '科'])
})

test('letters and digits are found whole', () => {
  expect(bigrams('维生素B12 与 HPV9价')).toEqual(['维生', '生素', 'b12', '与', 'hpv9', '价'])
  expect(bigrams('a'.repeat(100))).toEqual(['a'.repeat(40)])
})

test('characters beyond the first plane stay whole', () => {
  expect(bigrams('𠮷田')).toEqual(['𠮷田'])
})

test('what is no word has no tokens', () => {
  expect(bigrams("，。!?' \\ | & :* 😀 \u0000 \ud800")).toEqual([])
})

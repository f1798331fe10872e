import { expect, test } from 'vitest'
import { askedWords } from './asked-words.ts'

test.each([
  ['肚子疼', ['肚子疼']],
  [' 肚子疼　 拉肚子\n', ['肚子疼', '拉肚子']],
  ['xiong tong', ['xiong tong']],
  ['王小明 xin nei ke', ['王小明', 'xin', 'nei', 'ke']],
  ['一 二 三 四 五 六 七 八', ['一', '二', '三', '四', '五', '六']],
])('%j asks for %j', (typed, words) => {
  expect(askedWords(typed)).toEqual(words)
})

import { expect, test } from 'vitest'
import { isPersonName, isSameName, nameFault, plainName } from './name.ts'
import { cleanedNumber, hasVisible, printedNumber } from './visible.ts'

test.each([
  '',
  ' ',
  '\n\t',
  '\u200b\u200b',
  '\u2060',
  '\u3164',
  '\u2800',
  '\u3000',
  '\ufeff',
  '\u202d\u202c',
  '\ufe0f',
  '\u00ad',
  // What speaking to an iPhone leaves behind.
  '\ufffc',
  // Signs whose picture is empty.
  '\u{1d159}',
  '\u{13441}\u{13442}',
  // Marks without a letter to stand upon.
  '\u0301',
  '\u20dd',
  ' \u0300\u0301',
])('there is nothing to see in %j', (text) => {
  expect(hasVisible(text)).toBe(false)
})

test.each(['a', '。', '👨‍👩‍👧', '\u200ba', 'ी', 'की', 'e\u0301', '1\ufe0f\u20e3', '\ue863', '0'])(
  'there is something to see in %j',
  (text) => {
    expect(hasVisible(text)).toBe(true)
  },
)

test.each([
  ['\u202dＳＦ 12\u200b34\u202c', 'SF1234'],
  ['A\u2011123–4−5', 'A-123-4-5'],
])('the number %j is printed %s', (typed, number) => {
  expect(printedNumber(typed)).toBe(number)
})

test.each([
  ['\u202d13900001111\u202c', '13900001111'],
  ['139\u20110000\u20111111', '13900001111'],
  ['139–0000–1111', '13900001111'],
  ['１３９　００００　１１１１', '13900001111'],
  ['110105\u200b194912 31002x', '11010519491231002x'],
])('the number %j is %s', (typed, number) => {
  expect(cleanedNumber(typed)).toBe(number)
})

test.each([
  '古丽米热·艾比布力',
  '古丽米热•艾比布力',
  '古丽米热‧艾比布力',
  '古丽米热．艾比布力',
  '古丽米热∙艾比布力',
  '古丽米热⋅艾比布力',
  '古丽米热﹒艾比布力',
  '古丽米热●艾比布力',
  '古丽米热\u2e31艾比布力',
  // Letters, to Unicode.
  '古丽米热\ua78f艾比布力',
  '古丽米热\u1427艾比布力',
])('%s is written with one dot', (name) => {
  expect([isPersonName(name), plainName(name)]).toEqual([true, '古丽米热·艾比布力'])
})

test.each([
  '张三',
  '欧阳小明',
  'José M. García',
  '张'.repeat(40),
  '李〇',
  '𠮷田',
  '王㛃',
  '王\ue863',
  "O'Brien",
  'O’Brien',
  'Anne–Marie',
  '测试辛\u200b',
  // Copied from a PDF, whose signs are sometimes those of radicals.
  '\u2f45明',
  '⺠明',
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

test.each(['李1', '123', '😀', "';--", '张'.repeat(41), '<b>', '@李', '', '\u200b', '·李', '李\u0000'])(
  '%j is none',
  (name) => {
    expect(isPersonName(name)).toBe(false)
  },
)

test.each([
  ['古丽米热•艾比布力', '古丽米热·艾比布力'],
  ['ＪＯＨＮ SMITH', 'John Smith'],
  ['李 明', '李明'],
  ["O'Brien", 'O’BRIEN'],
  ['Anne–Marie', 'Anne-Marie'],
  ['\u2f45立\uf9e1', '方立李'],
  // Of the supplement, which has no compatibility forms.
  ['⺠⻢⻰⺩', '民马龙王'],
  ['李⺾⻁', '李艹虎'],
  ['O′Brien', "O'Brien"],
  ['O‛Brien', "O'Brien"],
  // Keyboards without 〇 have a circle.
  ['李○', '李〇'],
  ['李◯', '李〇'],
])('%s and %s are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
})

test.each([
  ['', '请填写姓名'],
  ['\u200b', '请填写姓名'],
  ['李1', '姓名里不能有“1”，请按证件填写'],
  ['张三(女)', '姓名里不能有“(”，请按证件填写'],
  ['张三👶', '姓名里不能有“👶”，请按证件填写'],
  ['·李', '姓名请以文字开头，按证件填写'],
  ['张'.repeat(41), '姓名最多 40 个字'],
  ['古丽米热·艾比布力', undefined],
])('of %j is said: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault)
})

test('other letters are another name', () => {
  expect(isSameName('李明', '李鸣')).toBe(false)
})

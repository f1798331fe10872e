import { expect, test } from 'vitest'
import {
  amountText,
  isWhole,
  percentText,
  placeWords,
  promiseIn,
  proofStateOf,
  timeWords,
  whyNotShown,
  wordsIn,
} from './rules.ts'

const term = (startsOn: string, endsOn: string | null, withdrawnAt: Date | null = null) => ({
  startsOn,
  endsOn,
  withdrawnAt,
})

test.each([
  ['2026-11-22', 'ahead'],
  ['2026-11-23', 'on'],
  ['2026-12-31', 'on'],
  ['2027-01-01', 'over'],
])('on %s a proof from 2026-11-23 to 2026-12-31 is %s', (today, state) =>
  expect(proofStateOf(term('2026-11-23', '2026-12-31'), today)).toBe(state),
)

test('a city that is a country is named once, and a country whose city nobody said alone', () => {
  expect(placeWords('新加坡', '新加坡')).toBe('新加坡')
  expect(placeWords('日本', '东京')).toBe('日本 · 东京')
  expect(placeWords('日本', '东京', '')).toBe('日本东京')
  expect(placeWords('日本', '')).toBe('日本')
})

test('a proof without an end is never over, and one that was withdrawn is off on every day', () => {
  expect(proofStateOf(term('2000-01-01', null), '2099-01-01')).toBe('on')
  expect(proofStateOf(term('2000-01-01', null, new Date(0)), '2026-11-23')).toBe('off')
})

test('a hospital says which of its proofs is lacking', () => {
  const on = { isOn: true, isCountryOn: true }
  const licence = { kind: 'licence' as const, ...term('2026-01-01', null) }
  const past = { kind: 'authorisation' as const, ...term('2025-01-01', '2025-12-31') }
  expect(whyNotShown([licence, past], on, '2026-11-23')).toMatch(/^合作授权已过期/)
  expect(whyNotShown([], on, '2026-11-23')).toMatch(/^执业许可和合作授权/)
  expect(whyNotShown([licence, { ...past, endsOn: '2027-01-01' }], on, '2026-11-23')).toBe('')
  expect(whyNotShown([licence], { ...on, isOn: false }, '2026-11-23')).toMatch(/^这家机构已暂停展示/)
  expect(whyNotShown([licence], { isOn: false, isCountryOn: false }, '2026-11-23')).toMatch(/国家已暂停展示/)
})

test('what is in a price is in CNY and comes to it', () => {
  const line = { what: '意见', times: 1, amountMinor: 10_000, currency: 'CNY', isIncluded: true, paidTo: '医院' }
  expect(isWhole([line, { ...line, isIncluded: false, currency: 'USD' }], 10_000)).toBe(true)
  expect(isWhole([line], 9_999)).toBe(false)
  expect(isWhole([{ ...line, currency: 'USD' }], 10_000)).toBe(false)
  expect(isWhole([], 0)).toBe(false)
})

test('amounts, shares and clocks are told in words', () => {
  expect(amountText({ amountMinor: 120_000_005, currency: 'USD' })).toBe('1,200,000.05 美元')
  expect(amountText({ amountMinor: 680_000, currency: 'CNY' })).toBe('¥6800')
  expect(amountText({ amountMinor: 680_050, currency: 'CNY' })).toBe('¥6800.50')
  expect(amountText({ amountMinor: 1_280_000, currency: 'CNY' })).toBe('¥12,800')
  expect(amountText({ amountMinor: 100, currency: 'SEK' })).toBe('1.00 SEK')
  expect([percentText(715), percentText(1000), percentText(0)]).toEqual(['71.5%', '100%', '0%'])
  expect([timeWords(60), timeWords(-780), timeWords(0), timeWords(-150)]).toEqual([
    '比北京时间快 1 小时',
    '比北京时间慢 13 小时',
    '和北京时间一样',
    '比北京时间慢 2 小时 30 分',
  ])
})

test('a promise of a cure is found, also with blanks between', () => {
  expect(promiseIn('这里治 愈 率最高')).toBe('治愈率')
  expect(promiseIn('术后复查良好')).toBeUndefined()
})

test('words stand one under the other or with commas, each once', () => {
  expect(wordsIn('胸外科\n放疗科、胸外科，, ')).toEqual(['胸外科', '放疗科'])
  expect(wordsIn(undefined)).toEqual([])
})

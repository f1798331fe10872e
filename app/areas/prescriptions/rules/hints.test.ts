import { expect, test } from 'vitest'
import { allergensIn, dailyDoseIn, dailyMaximumIn, type HintFacts, hintsFor, ingredientOf } from './hints.ts'

test('the ingredient is what is left of a name without salt, form and size', () => {
  const cases = {
    '苯磺酸氨氯地平片 5mg*7 片': '氨氯地平',
    阿莫西林胶囊: '阿莫西林',
    '布洛芬缓释胶囊（20 粒）': '布洛芬',
    阿托伐他汀钙片: '阿托伐他汀',
    盐酸二甲双胍缓释片: '二甲双胍',
    奥美拉唑肠溶胶囊: '奥美拉唑',
  }
  for (const [name, ingredient] of Object.entries(cases)) expect(ingredientOf(name)).toBe(ingredient)
})

test('of what somebody said of allergies the substances are read, and a no is none', () => {
  expect(allergensIn('青霉素、头孢类过敏；花生')).toEqual(['青霉素', '头孢', '花生'])
  expect(allergensIn('对阿司匹林过敏')).toEqual(['阿司匹林'])
  const nones = ['无', '没有过敏', '否认药物过敏史', '不详', '', '青霉素不过敏', '青霉素皮试阴性', '头孢（-）']
  for (const none of nones) expect(allergensIn(none)).toEqual([])
  expect(allergensIn('青霉素阴性，头孢过敏；青霉素皮试阳性')).toEqual(['头孢', '青霉素'])
})

test('a day’s amount is read from words where they say it, and is not guessed where they do not', () => {
  expect(dailyDoseIn('口服，每日一次，每次 5 毫克')).toEqual({ amount: 5, unit: 'mg' })
  expect(dailyDoseIn('口服 每次0.5g 一日3次')).toEqual({ amount: 1_500, unit: 'mg' })
  expect(dailyDoseIn('每次半片，每天两次')).toEqual({ amount: 1, unit: '片' })
  expect(dailyDoseIn('每次 1 粒，每 8 小时 1 次')).toEqual({ amount: 3, unit: '粒' })
  expect(dailyDoseIn('1日3次，1次2片')).toEqual({ amount: 6, unit: '片' })
  expect(dailyDoseIn('每次 1～2 片，每日 3 次')).toEqual({ amount: 6, unit: '片' })
  expect(dailyDoseIn('每次十片，每日两次')).toEqual({ amount: 20, unit: '片' })
  for (const unclear of ['每次十二片，一日两次', '每次 1/2 片，一日两次', '遵医嘱', '每次 2 片', '每日三次', '外用'])
    expect(dailyDoseIn(unclear)).toBeUndefined()
  const parts = (line: string) => [{ title: '用法用量', lines: ['口服', line] }]
  expect(dailyMaximumIn(parts('24 小时不超过 4 粒'))).toMatchObject({ amount: 4, unit: '粒' })
  expect(dailyMaximumIn(parts('每日最大剂量为 10 毫克'))).toMatchObject({ amount: 10, unit: 'mg' })
  expect(dailyMaximumIn(parts('一日不得超过十二片'))).toBeUndefined()
  expect(dailyMaximumIn(parts('1日最多 6-8 片'))).toMatchObject({ amount: 8, unit: '片' })
  expect(dailyMaximumIn(parts('小儿一日不超过 40mg/kg'))).toBeUndefined()
  expect(dailyMaximumIn(parts('疗程一般不超过 10 天'))).toBeUndefined()
})

const facts = (more: Partial<HintFacts> = {}): HintFacts => ({
  drug: { name: '阿莫西林胶囊', parts: [{ title: '用法用量', lines: ['一日不超过 6 粒'] }] },
  dosage: '每次 1 粒，每日三次',
  allergies: [],
  others: [],
  ...more,
})

test('hints say an allergy by its class, the same ingredient, and too much a day; and nothing where the data say nothing', () => {
  expect(hintsFor(facts())).toEqual([])
  const kinds = (more: Partial<HintFacts>) => hintsFor(facts(more)).map(({ kind }) => kind)
  expect(kinds({ allergies: [{ words: '青霉素', source: '以前的处方' }] })).toEqual(['allergy'])
  expect(kinds({ allergies: [{ words: '青霉素 青霉素', source: '以前的处方' }] })).toEqual(['allergy'])
  expect(kinds({ allergies: [{ words: '头孢、花生', source: '以前的处方' }] })).toEqual([])
  expect(kinds({ others: [{ drug: '阿莫西林分散片 0.25g', day: '2026-11-20' }] })).toEqual(['twice'])
  expect(kinds({ others: [{ drug: '阿莫西林克拉维酸钾片', day: '2026-11-20' }] })).toEqual([])
  expect(kinds({ dosage: '每次 3 粒，每日三次' })).toEqual(['dose'])
  expect(kinds({ dosage: '每次 900 毫克，每日三次' })).toEqual([])
})

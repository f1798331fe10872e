import { expect, test } from 'vitest'
import { illnesses } from '#app/areas/guahao/illnesses/server/seed/illnesses.ts'
import { emergencySigns } from './rules/signs.ts'
import { signsIn, spoken } from './rules.ts'

const named = (text: string) => signsIn(text).map(({ name }) => name)

test.each([
  ['胸口痛，出冷汗', '心脏急症'],
  ['胸 痛', '心脏急症'],
  ['我爸突然嘴歪、说话不清', '脑卒中'],
  ['右手一侧没力气，一侧 没力', '脑卒中'],
  ['不想活了', '想伤害自己'],
  ['怀孕 8 周出血', '孕期出血'],
  ['孕妇肚子痛', '孕期出血'],
  ['两个月大的宝宝发烧 38.5', '小宝宝发烧'],
  ['喘不上气', '喘不上气'],
  ['孩子抽搐', '叫不醒、抽搐'],
  ['咯血', '大出血'],
  ['奶奶吃错药了', '中毒、误服'],
  ['吃了虾过敏，喉咙发紧', '严重过敏'],
  ['蛇咬', '严重受伤'],
])('“%s” speaks of: %s', (text, name) => {
  expect(named(text)).toContain(name)
})

test.each(['', '   ', '…', '感冒', '皮肤过敏', '怀疑腹痛是胃炎', '孕检要抽血吗', '体检套餐', '洗牙'])(
  '“%s” speaks of no danger',
  (text) => {
    expect(named(text)).toEqual([])
  },
)

test('who thinks of hurting themselves is given the line for the mind before anything else', () => {
  expect(signsIn('胸闷，活着没意思，想自杀').map(({ phone }) => phone)[0]).toBe('12356')
})

test('every sign has words as they are compared, says when and what first, and names its source', () => {
  for (const { name, words, when, first, source } of emergencySigns) {
    for (const word of words.flat()) expect(spoken(word), name).toBe(word)
    expect(when, name).not.toMatch(/[。：]$/)
    expect(first, name).toMatch(/。$/)
    expect(source.length, name).toBeGreaterThan(10)
  }
})

test('every emergency of the catalogue of illnesses has its card', () => {
  const urgent = [
    '胸痛',
    '胸闷',
    '咯血',
    '呼吸困难',
    '急性心肌梗死',
    '脑梗死',
    '脑出血',
    '异位妊娠',
    '先兆流产',
    '癫痫',
    '主动脉夹层',
  ]
  const known = new Map(illnesses.map((illness) => [illness.name, illness]))
  for (const name of urgent.filter((one) => known.has(one))) expect(named(name), name).not.toEqual([])
  expect(urgent.filter((one) => known.has(one)).length).toBeGreaterThan(6)
})

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
  ['吃了一瓶安眠药', '想伤害自己'],
  ['活着没有意义', '想伤害自己'],
  ['想从楼上跳下去', '想伤害自己'],
  ['胸口像压了块石头', '心脏急症'],
  ['心前区疼', '心脏急症'],
  ['左胳膊疼，出冷汗', '心脏急症'],
  ['没有心跳了', '心脏急症'],
  ['嘴角歪斜', '脑卒中'],
  ['左手左脚没劲', '脑卒中'],
  ['头疼得要炸了', '脑卒中'],
  ['一只眼睛突然失明', '脑卒中'],
  ['上不来气', '喘不上气'],
  ['鱼刺卡喉咙里了', '喘不上气'],
  ['宝宝呛奶', '喘不上气'],
  ['嘴唇紫了', '喘不上气'],
  ['昏过去了', '叫不醒、抽搐'],
  ['叫他没反应', '叫不醒、抽搐'],
  ['孩子抽了', '叫不醒、抽搐'],
  ['摸不到胎动', '孕期出血'],
  ['怀孕摔了一跤', '孕期出血'],
  ['娃娃发烧', '小宝宝发烧'],
  ['宝宝 38.5 度', '小宝宝发烧'],
  ['新生儿不吃奶', '小宝宝发烧'],
  ['鼻血不止', '大出血'],
  ['流了好多血', '大出血'],
  ['闻到煤气', '中毒、误服'],
  ['吃了头孢喝酒', '中毒、误服'],
  ['孩子吃了老鼠药', '中毒、误服'],
  ['喝了洁厕灵', '中毒、误服'],
  ['被马蜂蜇了', '严重过敏'],
  ['嘴肿，喉咙也紧', '严重过敏'],
  ['从楼上摔下来', '严重受伤'],
  ['孩子磕到头了', '严重受伤'],
  ['手指切断', '严重受伤'],
  ['开水烫伤', '严重受伤'],
  ['眼睛溅到石灰', '严重受伤'],
  ['肚子疼得打滚', '剧烈腹痛'],
])('“%s” speaks of: %s', (text, name) => {
  expect(named(text)).toContain(name)
})

test.each([
  '',
  '   ',
  '…',
  '感冒',
  '皮肤过敏',
  '怀疑腹痛是胃炎',
  '孕检要抽血吗',
  '体检套餐',
  '洗牙',
  '煤气灶具',
  '晕车',
  '膝盖疼',
  '右手麻',
  '没有意识到血压高',
  '宝宝 12 个月大，要打什么疫苗',
  '石头硌脚',
  '喝酒精神差',
  '被电动车',
  '牙套掉下来了',
  '出了很多汗',
  '宝宝不吃奶粉',
  '烫了头发以后头皮痒',
  '打喷嚏，鼻子带血丝',
  '吃蘑菇会痛风吗',
])('“%s” speaks of no danger', (text) => {
  expect(named(text)).toEqual([])
})

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

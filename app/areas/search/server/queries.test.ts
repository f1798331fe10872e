import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { seedWorld } from '#server/seed.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { ajaxSearch, searchSingle } from '../contract.ts'

// What must come first, over the demonstration world, for who stands in Shenzhen. Written for people, not for the index:
// when one of these fails, somebody does not find their doctor.

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const seeds = new Map(app.rooms.map(({ name, seed }) => [name, seed]))
  const below = (name: string): string[] => [name, ...(seeds.get(name)?.after ?? []).flatMap(below)]
  const needed = new Set(below('search'))
  const rooms = app.rooms.filter(({ name }) => needed.has(name))
  await seedWorld({ ...app, rooms, log: openLog('silent'), demo: true })
}, 60_000)
afterAll(() => app.close())

type Card = Awaited<ReturnType<typeof app.callApi<typeof ajaxSearch>>>['list'][number]

const nameOf = (card: Card | undefined): string => {
  if (card?.type === 'unit') return card.unit_name
  if (card?.type === 'department') return card.dep_name
  if (card?.type === 'illness') return card.ill_name
  return card?.type === 'doctor' ? card.doctor_name : ''
}

const hospital = '深圳沐风人民医院'

test.each([
  // The full name of a hospital.
  ['深圳沐风人民医院', 'unit', hospital],
  ['深圳沐风人民医院东院区', 'unit', '深圳沐风人民医院东院区'],
  ['沐风人民医院', 'unit', hospital],
  ['人民医院', 'unit', hospital],
  ['沐风 医院', 'unit', hospital],
  // Short names.
  ['沐风医院', 'unit', hospital],
  ['沐风人医', 'unit', hospital],
  ['深沐人医', 'unit', hospital],
  // Two characters.
  ['沐风', 'unit', hospital],
  ['千帆', 'unit', '深圳千帆儿童医院'],
  ['社康', 'unit', '深圳清源街道社区健康服务中心'],
  ['痤疮', 'illness', '痤疮'],
  ['甲亢', 'illness', '甲状腺功能亢进'],
  // One character.
  ['骨', 'illness', '骨关节炎'],
  ['心', 'department', '心血管内科'],
  // Kinds of hospitals.
  ['儿童医院', 'unit', '深圳千帆儿童医院'],
  ['口腔医院', 'unit', '深圳桑榆口腔医院'],
  ['妇幼', 'unit', '深圳南枝妇幼保健院'],
  ['眼科', 'unit', '深圳万和眼科医院'],
  // Initials.
  ['mfrmyy', 'unit', hospital],
  // Whole pinyin.
  ['mufengrenminyiyuan', 'unit', hospital],
  ['gaoxueya', 'illness', '高血压'],
  ['SZMFRMYY', 'unit', hospital],
  ['gxy', 'illness', '高血压'],
  ['xxgnk', 'department', '心血管内科'],
  // Departments as people call them.
  ['心内科', 'department', '心血管内科'],
  ['高血压门诊', 'department', '心血管内科'],
  ['儿科', 'department', '普通儿科'],
  // Illnesses as people call them.
  ['高血压', 'illness', '高血压'],
  ['发烧', 'illness', '发热'],
  ['拉肚子', 'illness', '腹泻'],
  ['肚子疼', 'illness', '腹痛'],
  ['例假不准', 'illness', '月经不调'],
  ['打呼噜', 'illness', '打鼾'],
  ['老年痴呆', 'illness', '阿尔茨海默病'],
  ['ＨＰ感染', 'illness', '幽门螺杆菌感染'],
  // Questions.
  ['腰痛挂什么科', 'illness', '腰痛'],
  ['小儿咳嗽怎么办', 'illness', '小儿咳嗽'],
  // Typos.
  ['腰间盘突出', 'illness', '腰椎间盘突出'],
  ['高血亚病', 'illness', '高血压'],
  ['沐风人名医院', 'unit', hospital],
  // Another city, and something in it.
  ['广州口腔', 'unit', '广州金穗口腔医院'],
  ['上海儿童医院', 'unit', '上海玉兰儿童医院'],
  ['北京心内科', 'department', '心血管内科'],
  ['东莞发烧', 'department', '普通儿科'],
])('who types %s finds first the %s %s', async (keyword, type, name) => {
  const { list } = await app.callApi(ajaxSearch, { keyword })
  expect([list[0]?.type, nameOf(list[0])]).toEqual([type, name])
})

test.each([
  ['甲状腺结节', '甲状腺结节'],
  ['甲状线结节', '甲状腺结节'],
  ['内分泌科 糖尿病', '糖尿病'],
])('who looks for a doctor for %s finds one who is known for it', async (keyword, skill) => {
  const { list } = await app.callApi(searchSingle, { keyword, type: 'doctor' })
  expect(list[0]?.type === 'doctor' && `${list[0].skills}${list[0].ill_tags}`).toContain(skill)
})

test.each([
  ['心内科', '心血管内科'],
  ['普外科', '普通外科'],
])('who asks for doctors of %s by its usual name finds those of %s, and no guesses', async (keyword, department) => {
  const { list, is_alike } = await app.callApi(searchSingle, { keyword, type: 'doctor' }, { city: 0 })
  expect(is_alike).toBe(0)
  expect(new Set(list.map((card) => card.type === 'doctor' && card.dep_name))).toEqual(new Set([department]))
})

test.each([
  ['肚子疼 拉肚子', ['腹痛', '腹泻']],
  ['拉肚子，肚子疼', ['腹泻', '腹痛']],
  ['孩子发烧 拉肚子', ['发热', '腹泻']],
  ['发烧 头疼 嗓子疼', ['发热', '头痛', '咽痛']],
])('who asks for several things at once, %s, finds each by its name first', async (keyword, names) => {
  const { list, is_alike } = await app.callApi(searchSingle, { keyword, type: 'illness' }, { city: 0 })
  expect(is_alike).toBe(0)
  expect(list.slice(0, names.length).map(nameOf).toSorted()).toEqual(names.toSorted())
  const mixed = await app.callApi(ajaxSearch, { keyword })
  expect(mixed.list.slice(0, names.length).map(nameOf).toSorted()).toEqual(names.toSorted())
})

test('behind each by its name stand guesses, what is like all that was asked, and nothing twice', async () => {
  const { list, is_alike } = await app.callApi(searchSingle, { keyword: '肚子疼 拉肚子', type: 'illness' }, { city: 0 })
  const [first, second, ...guesses] = list.map(nameOf)
  expect([first, second, is_alike]).toEqual(['腹痛', '腹泻', 0])
  expect(guesses).toContain('小儿腹泻')
  expect(new Set(list.map(nameOf)).size).toBe(list.length)
})

test('one name beside words that nobody has does not stand for all that was asked', async () => {
  const { list } = await app.callApi(searchSingle, { keyword: '拉肚子 不存在的词汇', type: 'illness' }, { city: 0 })
  expect(list).toEqual([])
})

test.each(['小儿腹泻', '宝宝拉肚子'])('who names a child, %s, finds the illness of children first', async (keyword) => {
  const { list } = await app.callApi(searchSingle, { keyword, type: 'illness' }, { city: 0 })
  expect(nameOf(list[0])).toBe('小儿腹泻')
})

test('who types the name of a doctor finds all who are called so first', async () => {
  const doctors = await app.callApi(searchSingle, { keyword: '主任医师', type: 'doctor' }, { city: 0 })
  const name = nameOf(doctors.list[0])
  const { list } = await app.callApi(ajaxSearch, { keyword: name }, { city: 0 })
  expect(nameOf(list[0])).toBe(name)
})

test('what nobody has is an empty page, and no guess', async () => {
  const { list, total, is_alike } = await app.callApi(ajaxSearch, { keyword: '不存在的词汇' })
  expect([list, total, is_alike]).toEqual([[], 0, 0])
})

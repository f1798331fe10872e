import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as catalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { addDoctorFollow } from '#app/areas/guahao/doctors/contract.ts'
import { insertDoctors } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { upsertIllnesses } from '#app/areas/guahao/illnesses/server/queries.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { insertAdverts } from './queries/adverts.ts'
import { upsertEntries } from './queries/write.ts'
import { seed } from './seed.ts'

let app: TestApp
let hospitalIds: number[]
let doctorIds: number[]

const FUTIAN = { lat: 22.5485, lng: 114.0661 }

beforeAll(async () => {
  app = await startTestApp()
  const seeding = { ...app.context(), today: '2026-11-23', scale: 1 }
  await locations.run(seeding)
  await catalogue.run(seeding)
  hospitalIds = await insertHospitals(app.db, [
    aHospital({ name: '福田甲状腺医院', level: 33, ...FUTIAN, bookedCount: 5 }),
    aHospital({ name: '罗湖甲状腺医院', level: 23, lat: 22.56, lng: 114.13, bookedCount: 50 }),
    aHospital({ name: '停业甲状腺医院', isOpen: false }),
    aHospital({ name: '天河专科医院', cityId: 2966, lat: 23.13, lng: 113.36, aliases: ['天河结石'] }),
  ])
  const depIds = await insertDepartments(app.db, [
    aDepartment({ hospitalId: hospitalIds[0] as number, name: '甲状腺外科' }),
    aDepartment({ hospitalId: hospitalIds[3] as number, name: '结石门诊' }),
  ])
  doctorIds = await insertDoctors(app.db, [
    aDoctor({ depId: depIds[0] as number, name: '曾文静', skills: '甲状腺结节、甲亢' }),
    aDoctor({ depId: depIds[1] as number, name: '单立诚', skills: '肾结石' }),
  ])
  await upsertIllnesses(app.db, [
    {
      name: '甲状腺结节',
      aliases: ['脖子长疙瘩'],
      description: '。',
      isSymptom: false,
      createdAt: app.clock.now(),
      catalogueIds: [104],
    },
  ])
  await seed.run(seeding)
})
afterAll(() => app.close())

const single = (input: object, as?: object) => app.callApi(calls.searchSingle, input, as)
const units = async (input: object, as?: object) =>
  (await single({ type: 'unit', ...input }, as)).list.map((card) => (card.type === 'unit' ? card.unit_name : card.type))

test.each([
  ['a kind that there is not', { type: 'patient' }, 'type'],
  ['a sort that there is not', { sort: 'id; drop table' }, 'sort'],
  ['a negative price', { price_min: -1 }, 'price_min'],
  ['a price that is no number', { price_max: 'ten' }, 'price_max'],
  ['more words than anybody types', { keyword: '病'.repeat(51) }, 'keyword'],
  ['a page of 0', { page: 0 }, 'page'],
])('a search with %s is refused and names the field', async (_, input, field) => {
  const { status, body } = await app.rawRequest(calls.searchSingle, input)
  expect(status).toBe(422)
  expect(body).toMatchObject({ field })
})

test.each([
  ["' or 1=1 --"],
  ["甲状腺'"],
  ['\\'],
  [':*'],
  ['!甲状腺'],
  ['甲状 & | ! ( ) <->'],
  ['#unit'],
  ['@0'],
  ['=福田甲状腺医院'],
  ['%'],
  ['😀'],
])('%s is words and never an operator', async (keyword) => {
  for (const call of [calls.ajaxSearch, calls.searchComplex, calls.searchSingle, calls.searchTips])
    expect((await app.rawRequest(call, { keyword })).status).toBe(200)
})

test('no words, or none in what was typed, find nothing', async () => {
  expect((await app.callApi(calls.ajaxSearch, {})).list).toEqual([])
  expect((await app.callApi(calls.searchComplex, { keyword: '？？' })).total).toBe(0)
  expect((await app.callApi(calls.searchTips, { keyword: '' })).list).toEqual([])
})

test('everything that has the words is found, in groups with totals, and what is closed is not', async () => {
  const found = await app.callApi(calls.searchComplex, { keyword: '甲状腺' })
  expect(found.units.list.map((unit) => unit.unit_name)).toEqual(['罗湖甲状腺医院', '福田甲状腺医院'])
  expect(found.departments.list).toMatchObject([{ dep_name: '甲状腺外科', unit_name: '福田甲状腺医院' }])
  expect(found.doctors.list).toMatchObject([{ doctor_name: '曾文静', dep_name: '甲状腺外科' }])
  expect(found.diseases.list).toMatchObject([{ ill_name: '甲状腺结节' }])
  expect([found.total, found.units.total, found.goods.total, found.articles.total, found.videos.total]).toEqual([
    5, 2, 0, 0, 0,
  ])
})

test('a mixed page begins with what is called so and carries the cards of each kind', async () => {
  const { list, total, total_page_num } = await app.callApi(calls.ajaxSearch, { keyword: '甲状腺结节', page_size: 2 })
  expect(list.map((card) => card.type)).toEqual(['illness', 'doctor'])
  expect([total, total_page_num]).toEqual([2, 1])
})

test('pages of one kind follow each other and end', async () => {
  const page = (number: number) => units({ keyword: '甲状腺', page: number, page_size: 1 })
  expect([await page(1), await page(2), await page(3), await page(1_001)]).toEqual([
    ['罗湖甲状腺医院'],
    ['福田甲状腺医院'],
    [],
    [],
  ])
  expect((await single({ keyword: '甲状腺', type: 'unit', page_size: 1 })).total_page_num).toBe(2)
})

test('level, sort, prices and place are what the request says [X127]', async () => {
  expect(await units({ keyword: '甲状腺', level: 33 })).toEqual(['福田甲状腺医院'])
  expect(await units({ keyword: '甲状腺', sort: 'hot' })).toEqual(['罗湖甲状腺医院', '福田甲状腺医院'])
  expect(await units({ keyword: '甲状腺', sort: 'distance', ...FUTIAN })).toEqual(['福田甲状腺医院', '罗湖甲状腺医院'])
  expect(await units({ keyword: '甲状腺', price_min: 1 })).toEqual([])
  const near = await single({ keyword: '福田', type: 'unit', ...FUTIAN })
  expect(near.list[0]).toMatchObject({ distance: 0, level_name: '三级甲等' })
})

test('the city is asked first, all the country where it has nothing, and city 0 is called 全国 [X180]', async () => {
  const ctx = await single({ keyword: '结石', type: 'doctor' })
  expect(ctx).toMatchObject({ city_id: 0, city_name: '全国', list: [{ doctor_name: '单立诚' }] })
  const there = await single({ keyword: '结石', type: 'doctor' }, { city: 2966 })
  expect(there).toMatchObject({ city_id: 2966, city_name: '广州' })
  expect(await single({ keyword: '甲状腺', type: 'unit' }, { city: 0 })).toMatchObject({ city_name: '全国', total: 2 })
})

test('initials find a name, and a family name is read as one', async () => {
  const names = async (keyword: string) =>
    (await single({ keyword, type: 'doctor' }, { city: 0 })).list.map(
      (card) => card.type === 'doctor' && card.doctor_name,
    )
  expect(await names('zwj')).toEqual(['曾文静'])
  expect(await names('slc')).toEqual(['单立诚'])
  expect(await names('dlc')).toEqual([])
})

test('whole pinyin finds a name from any of its syllables on, with or without blanks', async () => {
  const names = async (keyword: string) =>
    (await single({ keyword, type: 'doctor' }, { city: 0 })).list.map(
      (card) => card.type === 'doctor' && card.doctor_name,
    )
  for (const typed of ['cengwenjing', 'zengwenjing']) {
    expect(await names(typed)).toEqual(typed === 'zengwenjing' ? ['曾文静'] : [])
  }
  expect(await names('zeng wen jing')).toEqual(['曾文静'])
  expect(await names('ZengWen')).toEqual(['曾文静'])
  const illness = await single({ keyword: 'jiazhuangxian', type: 'illness' }, { city: 0 })
  expect(illness.list[0]).toMatchObject({ ill_name: '甲状腺结节' })
  const tips = await app.callApi(calls.searchTips, { keyword: 'jiazhuangxianj' })
  expect(tips.list.map(({ word }) => word)).toContain('甲状腺结节')
})

test('words that mean the same find the same', async () => {
  const found = await single({ keyword: '甲状腺功能亢进', type: 'doctor' })
  expect(found).toMatchObject({ is_alike: 0, list: [{ doctor_name: '曾文静' }] })
})

test('who mistypes is shown what is like it, and told so', async () => {
  expect(await single({ keyword: '脖子长咯瘩', type: 'illness' })).toMatchObject({
    is_alike: 1,
    list: [{ ill_name: '甲状腺结节' }],
  })
})

test('a patient sees whom they follow', async () => {
  const { key } = await signIn(app)
  await app.callApi(addDoctorFollow, { doctor_id: doctorIds[0] as number }, { key })
  const asked = { keyword: '曾文静', type: 'doctor' } as const
  expect((await single(asked, { key })).list).toMatchObject([{ is_focused: 1 }])
  expect((await single(asked)).list).toMatchObject([{ is_focused: 0 }])
})

test('the search of the partners groups four kinds, or pages through one', async () => {
  const grouped = await app.callApi(calls.soapiSearch, { keyword: '甲状腺' })
  expect([grouped.units.total, grouped.departments.total, grouped.doctors.total, grouped.diseases.total]).toEqual([
    2, 1, 1, 1,
  ])
  const second = await app.callApi(calls.soapiSearch, { keyword: '甲状腺', type: 'unit', page: 2, page_size: 1 })
  expect(second.units.list.map((unit) => unit.unit_name)).toEqual(['福田甲状腺医院'])
  expect(second.doctors).toEqual({ total: 0, list: [] })
})

test('goods are found by name, brand and category, by price and sort, as soon as a shop tells them, and not off the shelf', async () => {
  const list = async (asked: object) =>
    (await app.callApi(calls.searchShopItem, { keyword: '血压计', ...asked })).list.map(({ goods_id }) => goods_id)
  expect(await list({})).toEqual([])
  const categoryId = await aCategory(app, '臂式', await aCategory(app, '器械仪表'))
  const ware = { categoryId, name: '上臂血压计', brand: '康乐' }
  const { goodsId: dear } = await someGoods(app, { ...ware, drugType: 2 }, [{ priceFen: 19_900 }])
  const { goodsId: cheap } = await someGoods(app, { ...ware, tags: ['大屏'] }, [{ priceFen: 9_950 }])
  const tell = () => app.context().emit('searchable.changed', { kind: 'goods', ids: [dear, cheap] })
  await tell()
  expect(await list({ sort: 'price_asc' })).toEqual([cheap, dear])
  expect(await list({ price_min: '99.51', price_max: 200 })).toEqual([dear])
  for (const keyword of ['康乐', '器械仪表', '臂式', '血压计大屏']) expect(await list({ keyword })).toContain(cheap)
  const shown = await single({ keyword: '血压计', type: 'goods', sort: 'price_asc' })
  expect(shown.list).toMatchObject([
    { type: 'goods', goods_id: cheap, price: '99.50' },
    { type: 'goods', goods_id: dear, drug_type: 2, img: '' },
  ])
  await app.pool.query('update mall_goods set is_on = false where id = $1', [cheap])
  expect(await list({})).toEqual([dear])
  await tell()
  expect((await single({ keyword: '血压计', type: 'goods' })).total).toBe(1)
})

test('whoever types what a kind is called sees that kind first, and what only has the word in its name after all care', async () => {
  const { goodsId } = await someGoods(app, { categoryId: await aCategory(app, '海外'), name: '医院远程意见' })
  await app.context().emit('searchable.changed', { kind: 'goods', ids: [goodsId] })
  const { order } = await app.callApi(calls.searchComplex, { keyword: '医院' })
  expect(order).toEqual(['unit', 'doctor', 'department', 'goods'])
})

test('untouched, sort and level say all sorting and no level limit, and the filter is called hospital level [X367]', async () => {
  const sorts = await app.callApi(calls.searchSortList, {})
  const filters = await app.callApi(calls.searchFilterList, { type: 'unit' })
  expect(sorts.list[0]).toEqual({ sort: 'default', sort_name: '综合排序' })
  expect(filters.list[0]).toMatchObject({ title: '医院等级' })
  expect(filters.list[0]?.options[0]).toEqual({ value: 0, text: '不限等级' })
  expect((await app.callApi(calls.sysSearchSort, {})).list).toEqual(sorts.list)
})

test('an illness has no place and no level; goods have prices', async () => {
  expect((await app.callApi(calls.searchSortList, { type: 'illness' })).list).toHaveLength(1)
  expect((await app.callApi(calls.searchFilterList, { type: 'illness' })).list).toEqual([])
  const goods = await app.callApi(calls.searchSortList, { type: 'goods' })
  expect(goods.list.map((one) => one.sort)).toContain('price_asc')
})

test('tips begin with what was typed, by characters or initials, each word once', async () => {
  const words = async (keyword: string) =>
    (await app.callApi(calls.searchTips, { keyword })).list.map((tip) => tip.word)
  expect(await words('福田')).toEqual(['福田甲状腺医院'])
  expect(await words('脖子')).toEqual(['甲状腺结节'])
  expect(await words('jzx')).toEqual(['甲状腺外科', '甲状腺结节', '罗湖甲状腺医院', '福田甲状腺医院'])
})

test('most searched are the names that were hit, never what else was typed', async () => {
  await app.pool.query('delete from search_terms')
  for (const keyword of ['脖子长疙瘩', '甲状腺结节', 'zwj', '13800138000', '我的身份证 440301199001011234'])
    await app.callApi(calls.ajaxSearch, { keyword }, { city: 0 })
  await app.callApi(calls.ajaxSearch, { keyword: '曾文静', page: 2 })
  const { rows } = await app.pool.query('select word, search_count from search_terms order by search_count desc')
  expect(rows).toEqual([
    { word: '甲状腺结节', search_count: 2 },
    { word: '曾文静', search_count: 1 },
  ])
  expect((await app.callApi(calls.searchRankList, {})).list).toEqual([
    { rank: 1, word: '甲状腺结节' },
    { rank: 2, word: '曾文静' },
  ])
})

test('after a month a word is no longer among the most searched, after three it is forgotten', async () => {
  app.clock.set('2026-12-31 08:00')
  expect((await app.callApi(calls.searchRankList, {})).list).toEqual([])
  app.clock.set('2027-03-31 08:00')
  await app.wakeAll()
  expect((await app.pool.query('select from search_terms')).rowCount).toBe(0)
  app.clock.set('2026-11-23 08:00')
})

test('the box has another word each day, and the operator speaks to a city or a channel alone', async () => {
  const first = await app.callApi(calls.mainSearchAdvert, {})
  app.clock.advance({ days: 1 })
  const next = await app.callApi(calls.mainSearchAdvert, {})
  expect(first.list.map((one) => one.title)).toContain(first.default_word)
  expect(next.default_word).not.toBe(first.default_word)
  const now = app.clock.now()
  const row = { place: 'top', isPaid: true, position: 0, beginsAt: now }
  await insertAdverts(app.db, [
    { ...row, title: '只给广州', cityId: 2966 },
    { ...row, title: '还没开始', beginsAt: new Date(now.getTime() + 1000) },
    { ...row, title: '已经结束', beginsAt: new Date(0), endsAt: now },
  ])
  const top = async (city: number) => (await app.callApi(calls.searchAd, { location: 'top' }, { city })).list
  expect(await top(5)).toEqual([])
  expect(await top(2966)).toMatchObject([{ title: '只给广州', is_paid: 1 }])
  const unasked = await app.callApi(calls.searchAd, { location: 'top', not_rec: 1 }, { city: 2966 })
  expect(unasked.list).toEqual([])
})

test('where nothing is found there is a line at the bottom that leads on', async () => {
  const { list } = await app.callApi(calls.searchAd, { keyword: '没有' })
  expect(list).toMatchObject([{ link: '/doctor/index', is_paid: 0 }])
})

test('what changes is told and found, or found no more', async () => {
  const [id] = await insertHospitals(app.db, [aHospital({ name: '新开的医院' })])
  const ctx = app.context()
  expect(await units({ keyword: '新开' })).toEqual([])
  await ctx.emit('searchable.changed', { kind: 'unit', ids: [id as number] })
  expect(await units({ keyword: '新开' })).toEqual(['新开的医院'])
  await app.pool.query('update guahao_hospitals set is_open = false where id = $1', [id])
  await ctx.emit('searchable.changed', { kind: 'unit', ids: 'all' })
  expect(await units({ keyword: '新开' })).toEqual([])
  expect(await units({ keyword: '甲状腺' })).toHaveLength(2)
})

test('once a night weights are read again', async () => {
  await app.pool.query('update guahao_hospitals set booked_count = 99 where id = $1', [hospitalIds[0]])
  expect((await units({ keyword: '甲状腺' }))[0]).toBe('罗湖甲状腺医院')
  await app.wakeAll()
  expect((await units({ keyword: '甲状腺' }))[0]).toBe('福田甲状腺医院')
})

test('of very many the best come first although only the first thousand are counted', async () => {
  const entry = (targetId: number) => ({
    targetId,
    title: `视频 ${targetId}`,
    folded: `视频${targetId}`,
    cityId: 0,
    level: null,
    priceFen: null,
    spot: null,
    weight: targetId,
    nameLexemes: ['#video', '#video@0', `=视频${targetId}`, '视频'],
    lexemes: ['#video', '#video@0', '视频', String(targetId)],
  })
  await upsertEntries(
    app.db,
    'video',
    Array.from({ length: 3_000 }, (_, at) => entry(at + 1)),
  )
  const films = async (asked: object, as?: object) => {
    const { list, total, total_page_num } = await single({ type: 'video', page_size: 2, ...asked }, as)
    return [list.map((card) => card.type === 'video' && card.file_id), total, total_page_num]
  }
  // First a kind that was not known to have many entries, then one that is.
  for (const minutes of [0, 2]) {
    app.clock.advance({ minutes })
    for (const as of [{}, { city: 0 }]) {
      expect(await films({ keyword: '视频' }, as)).toEqual([[3_000, 2_999], 1_000, 500])
      expect(await films({ keyword: '视频', sort: 'hot', page: 2 }, as)).toEqual([[2_998, 2_997], 1_000, 500])
      expect(await films({ keyword: '视频 7' }, as)).toEqual([[7], 1, 1])
    }
    expect((await app.callApi(calls.searchComplex, { keyword: '甲状腺' }, { city: 0 })).total).toBe(5)
  }
  // That there are very many is remembered for a minute, and what they are is not.
  await upsertEntries(app.db, 'video', [entry(3_001)])
  expect(await films({ keyword: '视频' })).toEqual([[3_001, 3_000], 1_000, 500])
  await app.pool.query(`delete from search_entries where kind = 'video' and target_id > 10`)
  expect(await films({ keyword: '视频' })).toEqual([[10, 9], 1_000, 500])
  app.clock.advance({ minutes: 2 })
  expect(await films({ keyword: '视频' })).toEqual([[10, 9], 10, 5])
})

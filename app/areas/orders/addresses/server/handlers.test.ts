import { afterAll, beforeAll, expect, test } from 'vitest'
import { areaList } from '#app/areas/location/contract.ts'
import { seed as divisions } from '#app/areas/location/server/seed.ts'
import { dayOf } from '#kit/time/day.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { addressLevels, MOST_ADDRESSES } from '../rules.ts'
import { ordersAddresses } from './tables.ts'

let app: TestApp
let me: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  await divisions.run({ ...app.context(), today: dayOf(app.clock.now()), scale: 1 })
  me = await signIn(app)
  other = await signIn(app)
}, 120_000)
afterAll(() => app.close())

const home = {
  name: '周明',
  mobile: '13800000001',
  province_id: 440000,
  city: 440300,
  area: 440305,
  detail: '示例路 1 号',
}
const add = (more: object = {}, as = me) => app.callApi(calls.addressAdd, { ...home, ...more }, as)
const refused = (more: object, as = me) => app.refusal(calls.addressAdd, { ...home, ...more }, as)
const list = async (as = me) => (await app.callApi(calls.addressList, {}, as)).list

test('a visitor has no addresses, and another’s address is not there', async () => {
  for (const call of [calls.addressList, calls.addressDelete, calls.addressSetDefault])
    expect(await app.refusal(call, { addressId: 1 })).toBe('login')
  const { addressId } = await add({}, other)
  for (const call of [calls.addressDelete, calls.addressSetDefault])
    expect(await app.refusal(call, { addressId }, me)).toBe('not-found')
  expect(await refused({ addressId })).toBe('not-found')
  expect(await list(other)).toMatchObject([{ addressId, name: '周明', isDefault: 1 }])
})

test.each([
  ['a city of another province', { city: 430100, area: 430102 }],
  ['a district of another city', { area: 440106 }],
  ['a district as a province', { province_id: 440305 }],
  ['a division that there is not', { area: 999_999 }],
])('%s is refused', async (_, more) => {
  expect(await refused(more)).toBe('bad-place')
})

test.each([
  ['no name', { name: ' ' }],
  ['a number that is none', { mobile: '12345' }],
  ['no street and house', { detail: '' }],
])('%s does not fit the contract', async (_, more) => {
  expect(await refused(more)).toBe('422')
})

test('five levels from province to community lead to an address, which has addressId and isDefault [X106]', async () => {
  expect(addressLevels.map(({ name }) => name)).toEqual(['province_id', 'city', 'area', 'street', 'community'])
  let parent_id: number | undefined
  const chosen: number[] = []
  for (const wanted of [/广东/, /深圳/, /南山/, /粤海/]) {
    const { list: divisions } = await app.callApi(areaList, { parent_id })
    const found = divisions.find(({ area_name }) => wanted.test(area_name))
    parent_id = found?.area_id
    chosen.push(found?.area_id ?? 0)
  }
  const [province_id, city, area, street] = chosen
  const { addressId } = await add({ province_id, city, area, street, community: '滨海社区' })
  const [saved] = await list()
  expect(saved).toMatchObject({ addressId, isDefault: 1, street, community: '滨海社区' })
  expect(saved?.full_address).toBe('广东省深圳市南山区粤海街道滨海社区示例路 1 号')
})

test('only an answer of state 1 changes the list: setting a default, changing, deleting [X226]', async () => {
  const [first] = await list()
  const { addressId: second } = await add({ name: '周妈妈', isDefault: 1 })
  expect((await list()).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
    [second, 1],
    [first?.addressId, 0],
  ])
  const refusedDefault = await app.rawRequest(calls.addressSetDefault, { addressId: 999_999 }, me)
  expect(refusedDefault.body).toMatchObject({ state: 0, msg: '没有找到这个地址，可能已经删除' })
  expect((await list())[0]?.addressId).toBe(second)
  const changed = await app.rawRequest(calls.addressSetDefault, { addressId: first?.addressId ?? 0 }, me)
  expect(changed.body).toMatchObject({ state: 1 })
  await add({ addressId: first?.addressId, detail: '示例路 2 号', isDefault: 0 })
  expect((await list())[0]).toMatchObject({ addressId: first?.addressId, detail: '示例路 2 号', isDefault: 1 })
  await app.callApi(calls.addressDelete, { addressId: first?.addressId ?? 0 }, me)
  expect(await list()).toMatchObject([{ addressId: second, isDefault: 1 }])
})

test('many at once never pass the limit, and one of them is the default', async () => {
  const { key } = await signIn(app)
  const tries = Array.from({ length: MOST_ADDRESSES + 4 }, () =>
    app.refusal(calls.addressAdd, { ...home, isDefault: 1 }, { key }),
  )
  const said = await Promise.all(tries)
  expect(said.filter((one) => one === 'too-many')).toHaveLength(4)
  const { list: kept } = await app.callApi(calls.addressList, {}, { key })
  expect([kept.length, kept.filter(({ isDefault }) => isDefault === 1).length]).toEqual([MOST_ADDRESSES, 1])
})

test('who and where cannot be read in the database', async () => {
  const rows = JSON.stringify(await app.db.select().from(ordersAddresses))
  for (const text of ['周', '13800000001', '示例路', '滨海']) expect(rows).not.toContain(text)
})

test('what sending costs is reckoned for an address of one’s own, else for the city; another’s is not there', async () => {
  const { goods_id } = await (await openShop(app)).sell({ freightFen: 800 })
  const buyer = await signIn(app)
  const fee = (more: object = {}, as: { key?: string } = buyer) =>
    app.callApi(calls.shippingFee, { goods_id, buy_num: 2, ...more }, as)
  const { addressId } = await add({}, other)
  for (const as of [{}, buyer])
    expect(await app.refusal(calls.shippingFee, { goods_id, buy_num: 1, address_id: addressId }, as)).toBe('not-found')
  const { body } = await app.rawRequest(calls.shippingFee, { goods_id: 999_999, buy_num: 1 }, buyer)
  expect(body.status).toBe(1002404)
  expect(await fee({}, {})).toMatchObject({ shipping_fee: '16.00', full_address: '深圳', address_id: null })
  await add({}, buyer)
  expect(await fee()).toMatchObject({ shipping_fee: '16.00', is_excluded: 0, address_id: expect.any(Number) })
  const far = await add({ province_id: 650_000, city: 650_100, area: 650_102 }, buyer)
  expect(await fee({ address_id: far.addressId })).toMatchObject({ is_excluded: 1 })
})

test.each([
  ['香港', 810_000],
  ['澳门', 820_000],
  ['台湾', 710_000],
])('%s has no cities to choose from, and takes an address all the same', async (name, province_id) => {
  const person = await signIn(app)
  const place = { province_id, city: undefined, area: undefined, detail: '測試道 1 號' }
  expect(await refused({ ...place, city: 440_300 }, person)).toBe('bad-place')
  const { addressId } = await add(place, person)
  // What the list and the reader of pasted texts answer is taken as it is, by who adds and by who changes.
  const answered = { ...place, city: 0, area: 0, street: 0 }
  await add({ ...answered, addressId }, person)
  await app.callApi(calls.addressDelete, { addressId }, person)
  await add(answered, person)
  expect(await list(person)).toMatchObject([
    { province_id, city: 0, city_name: '', full_address: expect.stringMatching(`^${name}.*測試道 1 號$`) },
  ])
})

test.each([
  ['a province that has cities', '城市', { city: undefined, area: undefined }],
  ['a province that has cities, where 0 stands for none', '城市', { city: 0, area: 0 }],
  ['a city that has districts', '区县', { area: undefined }],
  ['a city that has districts, where 0 stands for none', '区县', { area: 0, street: 0 }],
  ['a province whose counties have no city', '区县', { province_id: 410_000, city: 419_000, area: 0 }],
])('%s is not taken without its %s, and that is said in words', async (_, level, more) => {
  const { body } = await app.rawRequest(calls.addressAdd, { ...home, ...more }, me)
  expect(body).toMatchObject({ state: 0, msg: `还没有选${level}，请选好再保存，包裹才送得到` })
})

test.each([
  ['Dongguan, which has no districts', { province_id: 440_000, city: 441_900, area: 0, street: 0 }, '广东省东莞市'],
  ['a street of it', { province_id: 440_000, city: 441_900, area: 0, street: 441_900_119 }, '广东省东莞市长安镇'],
  ['a district without its street', { street: 0 }, '广东省深圳市南山区'],
])('%s is taken', async (_, more, line) => {
  const person = await signIn(app)
  await add(more, person)
  expect((await list(person))[0]?.full_address).toBe(`${line}示例路 1 号`)
})

test.each([
  ['济源', 410_000, 419_000, 419_001, '河南省济源市'],
  ['仙桃', 420_000, 429_000, 429_004, '湖北省仙桃市'],
  ['五指山', 460_000, 469_000, 469_001, '海南省五指山市'],
])('on a parcel to %s stands its county, and no row of the statistics', async (_, province_id, city, area, line) => {
  const person = await signIn(app)
  await add({ province_id, city, area, detail: '测试道 2 号' }, person)
  expect(await list(person)).toMatchObject([{ full_address: `${line}测试道 2 号` }])
})

test('a street that is named with its county does not say the county twice on the parcel', async () => {
  const person = await signIn(app)
  await add({ province_id: 410_000, city: 419_000, area: 419_001, street: 419_001_002, detail: '示例路 2 号' }, person)
  expect(await list(person)).toMatchObject([{ full_address: '河南省济源市济水街道示例路 2 号' }])
})

const nanshan = { province_id: 440_000, city: 440_300, area: 440_305 }
test.each([
  [
    '周明 13800000001 广东省深圳市南山区粤海街道科苑路 15 号',
    { ...nanshan, street_name: '粤海街道', detail: '科苑路 15 号' },
  ],
  [
    '收货人: 周明\n手机号码: 138 0000 0001\n所在地区: 广东省深圳市南山区粤海街道\n详细地址: 讯美广场3栋1202',
    { ...nanshan, detail: '讯美广场3栋1202' },
  ],
  ['周明,+86 138-0000-0001,广东省 深圳市 南山区 科苑路15号,518000', { ...nanshan, detail: '科苑路15号' }],
  ['深圳市南山区深圳湾一号 T5,周明13800000001', { ...nanshan, detail: '深圳湾一号 T5' }],
  ['广东深圳南山科苑路15号 周明 １３８０００００００１', { ...nanshan, detail: '科苑路15号' }],
  [
    '姓名:周明；电话:13800000001；地址:河南省济源市济水街道办示例路2号',
    { city: 419_000, area: 419_001, detail: /示例路2号$/ },
  ],
  [
    '周明 13800000001 河南省济源市济水街道示例路2号',
    { city: 419_000, area: 419_001, street_name: '济源市济水街道', detail: '示例路2号' },
  ],
  [
    '13800000001 周明 北京市朝阳区朝阳路8号院',
    { province_id: 110_000, city: 110_100, area: 110_105, detail: '朝阳路8号院' },
  ],
  [
    '周明，13800000001，吉林省吉林市船营区松江路9号',
    { province_id: 220_000, city: 220_200, area: 220_204, detail: '松江路9号' },
  ],
  [
    '周明 13800000001 广东省东莞市长安镇 广东省东莞市长安镇德政路1号',
    { city: 441_900, area: 0, street_name: '长安镇', detail: '德政路1号' },
  ],
  [
    '周明 13800000001-2345\n新疆维吾尔自治区石河子市东城街道8小区',
    { city: 659_000, area: 659_001, detail: /\(转2345\)$/ },
  ],
  [
    '周明 13800000001 海南省三沙市西沙群岛永兴镇北京路1号',
    { city: 460_300, area: 460_321, street_name: '永兴', detail: '北京路1号' },
  ],
  [
    '周明 13800000001 海南 三沙 永兴镇 北京路1号',
    { city: 460_300, area: 460_321, street_name: '永兴', detail: '北京路1号' },
  ],
  ['周明 13800000001 深圳市粤海街道办事处科苑路15号', { ...nanshan, street_name: '粤海街道', detail: '科苑路15号' }],
  [
    '周明 13800000001 新疆 生产建设兵团 石河子市 东城街道 8小区',
    { province_id: 650_000, city: 659_000, area: 659_001, detail: /^8小区$/ },
  ],
  [
    '周明 13800000001 新疆生产建设兵团第八师石河子市东城街道8小区',
    { province_id: 650_000, area: 659_001, detail: /^8小区$/ },
  ],
  ['周明 13800000001 新疆生产建设兵团第八师一四九团8号', { province_id: 650_000, detail: '第八师一四九团8号' }],
  [
    '周明 13800000001 新疆乌鲁木齐市天山区光明路1号 新疆生产建设兵团机关',
    { city: 650_100, area: 650_102, detail: '光明路1号 新疆生产建设兵团机关' },
  ],
  ['香港特别行政区皇后大道中1号 周明 13800000001', { province_id: 810_000, city: 0, detail: '皇后大道中1号' }],
  ['澳門特別行政區花地瑪堂區 周明 13800000001', { province_id: 820_000, city: 0, detail: '花地瑪堂區' }],
  ['北京朝阳阜通东大街6号 周明 13800000001', { city: 110_100, area: 110_105, detail: '阜通东大街6号' }],
  ['重庆云阳县双江街道滨江路3号 周明 13800000001', { city: 500_100, street_name: '双江街道', detail: '滨江路3号' }],
])('who and where is read out of one text: %s', async (text, { detail, ...place }) => {
  const found = await app.callApi(calls.addressRecognise, { text }, me)
  expect(found).toMatchObject({ name: '周明', mobile: '13800000001', ...place, detail: expect.stringMatching(detail) })
})

test.each([
  ['深圳市南山区海岸城周明13800000001', '', '海岸城周明'],
  ['广东省深圳市南山区科苑路15号 周 13800000001', '', '科苑路15号 周'],
  ['周明(先生) 13800000001 广东省深圳市南山区科苑路15号', '周明', '科苑路15号'],
  ['广东省深圳市南山区科苑路15号 周明收 13800000001', '周明', '科苑路15号'],
  ['科苑路15号 广东省深圳市南山区 周明 13800000001', '周明', '科苑路15号'],
  ['周明 13800000001 13900000002 广东省深圳市南山区科苑路15号', '周明', '科苑路15号 13900000002'],
  ['【某宝】收货信息 周明 13800000001 广东省深圳市南山区科苑路15号', '周明', '科苑路15号'],
  ['【某宝】\n【家】周明 13800000001\n广东省深圳市南山区科苑路15号', '周明', '科苑路15号'],
  ['周明 13800000001 广东省深圳市南山区科苑路15号【东门】', '周明', '科苑路15号 (东门)'],
  ['广东省深圳市南山区科苑路15号【东门】 周明【公司】 13800000001', '周明', '科苑路15号 (东门) (公司)'],
  ['周明 13800000001 广东省深圳市南山区科苑路15号\n【放门卫】', '周明', '科苑路15号 (放门卫)'],
  ['【收件人】周明【电话】13800000001【收货地址】广东省深圳市南山区科苑路15号', '周明', '科苑路15号'],
])(
  'no other word of a text becomes the name, and what stands before the place comes behind it: %s',
  async (text, name, detail) => {
    expect(await app.callApi(calls.addressRecognise, { text }, me)).toMatchObject({
      ...nanshan,
      name,
      mobile: '13800000001',
      detail,
    })
  },
)

test('what a text does not say stays empty, and what is no address is given back as it is', async () => {
  const read = (text: string) => app.callApi(calls.addressRecognise, { text }, me)
  expect(await read('明天下午三点来取')).toMatchObject({
    name: '',
    mobile: '',
    province_id: 0,
    detail: '明天下午三点来取',
  })
  expect(await read('广东省深圳市南山区科苑路15号')).toMatchObject({ name: '', mobile: '', ...nanshan })
  expect(await read('李路 13800000001')).toMatchObject({ mobile: '13800000001', province_id: 0 })
  expect(await app.refusal(calls.addressRecognise, { text: ' \u200b ' }, me)).toBe('422')
  expect(await app.refusal(calls.addressRecognise, { text: '周明' })).toBe('login')
})

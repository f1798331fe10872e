import { randomInt } from 'node:crypto'
import { deskAdvertAdd } from '#app/areas/desk/adverts/contract.ts'
import { deskFreightAdd } from '#app/areas/desk/freight/contract.ts'
import { deskGoodsAdd, deskGoodsChoices, deskGoodsSheet, deskGoodsSwitch } from '#app/areas/desk/goods/contract.ts'
import { deskSeckillAdd, deskSeckillPut } from '#app/areas/desk/seckill/contract.ts'
import { deskBlockAdd } from '#app/areas/home/desk/contract.ts'
import { deskCategoryAdd } from '#app/areas/mall/catalogue/desk/contract.ts'
import { deskCouponAdd } from '#app/areas/mall/coupons/desk/contract.ts'
import type { CallInput, CallSpec } from '#kit/wire/call.ts'
import { onePixel } from '../support/a-picture.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

/** Goods as the desk's form writes them; lists as a form says them. */
const sheet: CallInput<typeof deskGoodsAdd> = {
  kind: 'parcel',
  goods_name: '试用护膝',
  drug_type: 0,
  is_supplement: 0,
  valid_days: 0,
  appointment: 'none',
  category_id: 1,
  pay_types: '[0]',
  tags: '["新品"]',
  images: '[]',
  bookable: '[]',
  doctor_ids: '[]',
  detail: JSON.stringify([{ title: '说明', lines: ['很好，谢谢'] }]),
  specials: JSON.stringify([{ special_name: '均码', price: '10.00', org_price: '12.00', weight: 100, pieces: 5 }]),
}

/** Goods of the asker's hospital. */
export const newGoods = async ({ app }: World, { as }: Asker): Promise<number> =>
  (await app.callApi(deskGoodsAdd, sheet, as)).goods_id

/** The same with their only specification. */
const newStock = async (world: World, asker: Asker) => {
  const goods_id = await newGoods(world, asker)
  const { specials } = await world.app.callApi(deskGoodsSheet, { goods_id }, asker.as)
  return { goods_id, special_id: specials[0]?.special_id, by: 1 }
}

const freight: CallInput<typeof deskFreightAdd> = {
  template_name: '试用模板',
  counted_by: 'piece',
  rules: JSON.stringify([
    {
      area_codes: [],
      first_units: 1,
      first_fee: '8.00',
      next_units: 1,
      next_fee: '2.00',
      is_remote: 0,
      is_excluded: 0,
    },
  ]),
}

/** A freight template of the asker's hospital. */
export const newTemplate = async ({ app }: World, { as }: Asker): Promise<number> =>
  (await app.callApi(deskFreightAdd, freight, as)).template_id

const coupon: CallInput<typeof deskCouponAdd> = {
  title: '试用券',
  kind: 'amount',
  amount: '5.00',
  limit: '50.00',
  total: 10,
  most_each: 1,
  valid_days: 30,
  draw_from: '2026-11-23',
  draw_until: '2026-12-31',
  use_until: '2027-01-31',
}

/** A coupon of the asker's hospital. */
export const newCoupon = async ({ app }: World, { as }: Asker): Promise<number> =>
  (await app.callApi(deskCouponAdd, coupon, as)).coupon_id

const advert: CallInput<typeof deskAdvertAdd> = {
  location: 3,
  title: '试用广告',
  url: '/shop/seckill',
  is_ad: 0,
  position: 1,
  from: '2026-11-23',
  until: '2026-12-31',
}

/** Who keeps what belongs to the platform; the other hospital of the world may not. */
const keeperOf = ({ ours, staffOf }: World) => staffOf(ours, 'keeper')

/** A category whose name no other has. */
const category = (): CallInput<typeof deskCategoryAdd> => ({
  tree: 'health',
  category_name: `试用${randomInt(1_000_000)}`,
  picture: 'bottle',
  is_recommended: 0,
  position: 1,
})
const newCategory = async (world: World) => world.app.callApi(deskCategoryAdd, category(), (await keeperOf(world)).as)

const newAdvert = async (world: World) => world.app.callApi(deskAdvertAdd, advert, (await keeperOf(world)).as)

/** Of a channel of its own: the same is not said twice. */
const blockRule = (): CallInput<typeof deskBlockAdd> => ({
  place: 'home',
  block: 'sale',
  channel: randomInt(100_000, 900_000_000),
  position: 50,
  is_hidden: 0,
})

const newBlockRule = async (world: World) => world.app.callApi(deskBlockAdd, blockRule(), (await keeperOf(world)).as)

let sessionsMade = 0

/** A flash sale of a minute on a day that no other has. */
const sessionAt = () => ({
  title: '试用场',
  date: `2027-${String(1 + (sessionsMade % 12)).padStart(2, '0')}-01`,
  ...minute(),
})
const minute = () => {
  const at = sessionsMade++
  const clockOf = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const from = Math.floor(at / 12) % 1_400
  return { begin: clockOf(from), end: clockOf(from + 1) }
}
const newSession = async (world: World) => world.app.callApi(deskSeckillAdd, sessionAt(), (await keeperOf(world)).as)

/** Goods of the asker that stand on the shelf, as they would go into a flash sale. */
const seckillGoods = async (world: World, asker: Asker) => {
  const { goods_id, special_id = 0 } = await newStock(world, asker)
  await world.app.callApi(deskGoodsSwitch, { goods_id, is_on: 1 }, asker.as)
  const session = await newSession(world)
  return { ...session, goods_id, special_id, price: '5.00', pieces: 5, limit_num: 1 }
}

const newWares = async (world: World, asker: Asker) => ({ goods_ids: [(await newStock(world, asker)).goods_id] })

/** New goods, and another category than the one in which they stand. */
const movedWares = async (world: World, asker: Asker) => {
  const { goods_ids } = await newWares(world, asker)
  const ask = <C extends CallSpec>(call: C, input: CallInput<C>) => world.app.callApi(call, input, asker.as)
  const { category_id: now } = await ask(deskGoodsSheet, { goods_id: goods_ids[0] ?? 0 })
  const other = (await ask(deskGoodsChoices, {})).categories.find(({ id }) => id !== now)
  return { goods_ids, category_id: other?.id }
}

const allGoods = { list: 'all', sort: 'newest', keyword: undefined, kind: undefined }

/** What is sent to the calls of the mall's desk. */
export const deskMallByCall = {
  deskGoods: () => allGoods,
  deskGoodsExport: () => allGoods,
  deskGoodsPlaces: () => ({ keyword: '医院' }),
  // In which other hospitals it is done is for who serves the platform to say.
  deskGoodsAdd: () => ({ ...sheet, copy_of: undefined, place_ids: undefined }),
  deskGoodsChange: () => ({ ...sheet, version: undefined, place_ids: undefined }),
  deskGoodsSwitch: () => ({ is_on: 1 }),
  deskGoodsSwitchSeveral: async (world: World, asker: Asker) => ({ ...(await newWares(world, asker)), is_on: 1 }),
  deskGoodsMoveSeveral: movedWares,
  deskGoodsPicture: () => ({ file: onePixel() }),
  deskStockChange: newStock,
  deskCategoryAdd: category,
  deskCategoryChange: async (world: World) => {
    const { category_name, is_recommended, position } = category()
    return { category_name, is_recommended, position, ...(await newCategory(world)) }
  },
  deskCategorySwitch: async (world: World) => ({ ...(await newCategory(world)), is_on: 0 }),
  deskAdverts: () => ({ location: undefined }),
  deskAdvertAdd: () => advert,
  deskAdvertChange: async (world: World) => ({ ...advert, ...(await newAdvert(world)) }),
  deskAdvertSwitch: async (world: World) => ({ ...(await newAdvert(world)), is_on: 0 }),
  deskBlockPreview: () => ({}),
  deskBlockAdd: blockRule,
  deskBlockChange: async (world: World) => ({ ...blockRule(), ...(await newBlockRule(world)) }),
  deskBlockRemove: newBlockRule,
  deskCouponAdd: () => coupon,
  deskSeckillItems: newSession,
  deskSeckillAdd: sessionAt,
  deskSeckillStop: newSession,
  deskSeckillPut: seckillGoods,
  deskSeckillTake: async (world: World, asker: Asker) => {
    const asked = await seckillGoods(world, asker)
    const { item_id } = await world.app.callApi(deskSeckillPut, asked, asker.as)
    return { session_id: asked.session_id, item_id }
  },
  deskFreightAdd: () => freight,
  deskFreightChange: () => freight,
}

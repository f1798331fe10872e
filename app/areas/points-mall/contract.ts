import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, listOf, maybe, maybeText, nothing, pageOf, paging, time } from '#kit/wire/fields.ts'
import { allSorts, DEAREST, MOST_PIECES } from './rules.ts'
import { allStates } from './states.ts'

const goods = z.object({
  goods_id: z.int(),
  /** `parcel` or `coupon`. */
  kind: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  /** What one costs. */
  point: z.int(),
  /** What it would cost in a shop, in yuan without decimals; '' where that is not said. */
  market_price: z.string(),
  stock: z.int(),
  exchanged_num: z.int(),
  min_level: z.int(),
})

const order = z.object({
  order_id: z.string(),
  /** As it is said on the phone: 14 digits. */
  order_no: z.string(),
  state: z.string(),
  state_desc: z.string(),
  goods_id: z.int(),
  kind: z.string(),
  title: z.string(),
  image: z.string(),
  num: z.int(),
  /** All of it together. */
  point: z.int(),
  add_time: time(),
  may_cancel: flag(),
  may_receive: flag(),
})

const own = { owner: { order_id: 'points order' }, login: true } as const
const goodsGone = { 'not-found': '这件商品已经下架或不存在' }
const orderGone = { 'not-found': '没有找到这次兑换' }

export const pointHome = call({
  method: 'GET',
  path: '/commerce/v1/point/homepage_data',
  summary: "The points mall's home: banners, a block for each label, and the balance of who is signed in",
  owner: 'anyone',
  input: nothing(),
  output: z.object({
    banners: z.array(z.object({ goods_id: z.int(), title: z.string(), text: z.string(), image: z.string() })),
    blocks: z.array(z.object({ label_id: z.int(), title: z.string(), list: z.array(goods) })),
    /** null for a visitor. */
    balance: z.int().nullable(),
  }),
})

export const pointCategories = call({
  method: 'GET',
  path: '/commerce/v1/point/category_list_h5',
  summary: 'Categories of the points mall that have goods',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ category_id: z.int(), title: z.string() })),
})

export const pointLabelGoods = call({
  method: 'GET',
  path: '/commerce/v1/point/homepage_label_data',
  summary: 'Page through the goods of a label: 1 current hot, 2 selected, 3 popular [X064]',
  owner: 'anyone',
  input: z.object({ labelId: int(1, 3), ...paging() }),
  output: pageOf(goods).extend({ label_id: z.int(), title: z.string() }),
})

export const pointGoodsList = call({
  method: 'GET',
  path: '/commerce/v1/point/goods_list_h5',
  summary: 'Page through goods, of a category, between two numbers of points',
  owner: 'anyone',
  input: z.object({
    category_id: maybe(id()),
    sort: maybe(z.enum(allSorts)),
    point_min: maybe(int(0, DEAREST)),
    point_max: maybe(int(0, DEAREST)),
    ...paging(),
  }),
  output: pageOf(goods),
})

export const pointGoods = call({
  method: 'GET',
  path: '/commerce/v1/point/goods_detail',
  summary: 'One of the goods with its description and how many each may have',
  owner: 'anyone',
  input: z.object({ goods_id: id() }),
  output: goods.extend({ detail: z.string(), limit_num: z.int().nullable() }),
  refuses: goodsGone,
})

export const pointOrderCheck = call({
  method: 'GET',
  path: '/commerce/v1/point/user/order_check',
  summary: 'Whether the patient may exchange so many pieces now, and what stands in the way',
  owner: 'self',
  login: true,
  input: z.object({ goods_id: id(), num: maybe(int(1, MOST_PIECES)) }),
  output: z.object({
    can_exchange: flag(),
    /** '' where nothing stands in the way. */
    reason: z.string(),
    balance: z.int(),
    need_point: z.int(),
    stock: z.int(),
    limit_num: z.int().nullable(),
    /** How many they exchanged already. */
    had_num: z.int(),
    level: z.int(),
    min_level: z.int(),
  }),
  refuses: goodsGone,
})

export const pointExchange = call({
  method: 'POST',
  path: '/commerce/v1/point/user/exchange',
  summary:
    'Exchange points for goods: points, pieces and order together or not at all; `point` is what they agreed one costs',
  owner: 'self',
  login: true,
  barredAs: 'buy',
  idempotency: 'framework',
  input: z.object({
    goods_id: id(),
    num: int(1, MOST_PIECES),
    point: int(1, DEAREST),
    /** Where a parcel goes; without it to the default address. */
    address_id: maybe(id()),
  }),
  output: z.object({ order_id: z.string(), balance: z.int() }),
  refuses: {
    ...goodsGone,
    changed: '商品的积分已调整为 {point}，请确认后再兑换',
    'no-address': '请先选择收货地址',
    off: '{words}',
    level: '{words}',
    'sold-out': '{words}',
    limit: '{words}',
    points: '{words}',
    coupon: '这张优惠券已经发完，或您拥有的已达上限',
  },
})

export const pointOrderList = call({
  method: 'GET',
  path: '/commerce/v1/point/user/order_list',
  summary: "Page through the patient's exchanges, those in a state where it is named, the newest first",
  owner: 'self',
  login: true,
  input: z.object({ state: maybe(z.enum(allStates)), ...paging() }),
  output: pageOf(order),
})

export const pointOrder = call({
  method: 'GET',
  path: '/commerce/v1/point/user/order_detail',
  summary: "One of the patient's exchanges: where it stands, where it goes, or the coupon that it was",
  ...own,
  input: z.object({ order_id: code() }),
  output: order.extend({
    /** null where nothing is sent. */
    address: z.object({ name: z.string(), mobile: z.string(), full_address: z.string() }).nullable(),
    logistics: z.object({ company: z.string(), number: z.string(), ship_time: time() }).nullable(),
    /** Of the parcel's way, the newest step first; none where the carrier cannot be asked. */
    track: z.array(z.object({ text: z.string(), time: time() })),
    cancel_reason: z.string(),
    history: z.array(z.object({ state_desc: z.string(), time: time() })),
  }),
  refuses: orderGone,
})

export const pointOrderCancel = call({
  method: 'POST',
  path: '/commerce/v1/point/user/order_cancel',
  summary: 'Cancel an exchange that was not sent yet: the points come back at once',
  ...own,
  idempotency: 'framework',
  input: z.object({ order_id: code(), reason: maybeText(60) }),
  output: z.object({ order_id: z.string(), balance: z.int() }),
  refuses: { ...orderGone, 'not-open': '这次兑换{state}，不能取消了' },
})

export const pointOrderReceive = call({
  method: 'POST',
  path: '/commerce/v1/point/user/order_receive',
  summary: 'The parcel of an exchange has come',
  ...own,
  idempotency: 'framework',
  input: z.object({ order_id: code() }),
  output: z.object({ order_id: z.string(), state_desc: z.string() }),
  refuses: { ...orderGone, 'not-open': '这次兑换{state}，不能确认收货' },
})

import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, maybe, maybeText, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'

const maybeAct = { act_id: maybe(id()) }
const state = z.enum(['running', 'ordered', 'over'])
const noAct = { 'not-found': '没有找到这个砍价活动，它可能已经下线' }
const noBargain = { 'not-found': '没有找到这次砍价，它可能已经删除' }
const notOn = { coming: '活动还没开始，到点再来', over: '活动已经结束了，谢谢您的关注' }

const offered = z.object({
  act_id: z.int(),
  goods_id: z.int(),
  special_id: z.int(),
  goods_name: z.string(),
  special_name: z.string(),
  img: z.string(),
  price: yuan(),
  floor_price: yuan(),
  /** How many cuts reach the floor, and how long a bargain lasts. */
  cut_num: z.int(),
  hours: z.int(),
  stock: z.int(),
})

const bargain = offered.extend({
  bargain_id: z.string(),
  state,
  now_price: yuan(),
  /** How much of what can be cut is cut. */
  percent: z.int(),
  helped_num: z.int(),
  end_time: time(),
  /** Seconds until it is over; 0 where it does not run. */
  span: z.int(),
  order_id: z.string(),
})

export const bargainGoods = call({
  method: 'GET',
  path: '/user_activities/v1/bargain/goods',
  summary: 'Page through the goods of a bargain activity, or of the current one, with floor and stock',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ ...maybeAct, ...paging(20) }),
  output: pageOf(offered).extend({
    act: z
      .object({
        act_id: z.int(),
        title: z.string(),
        rule: z.string(),
        status: z.enum(['coming', 'on', 'over']),
        begin_time: time(),
        end_time: time(),
      })
      .nullable(),
  }),
})

export const bargainHome = call({
  method: 'GET',
  path: '/user_activities/v1/user/bargain_home',
  summary: "The patient's running bargains of an activity, who bought lately at which price, and goods",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object(maybeAct),
  output: z.object({
    running: z.array(bargain),
    wins: z.array(z.object({ name: z.string(), goods_name: z.string(), price: yuan(), time: time() })),
    goods: z.array(offered),
  }),
  refuses: noAct,
})

export const userBargainGoods = call({
  method: 'GET',
  path: '/user_activities/v1/user/goods_list',
  summary: 'Page through the goods for which the patient bargains now, with how far they are',
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object({ ...maybeAct, ...paging(20) }),
  output: pageOf(bargain),
})

export const bargainDetail = call({
  method: 'GET',
  path: '/user_activities/v1/bargain/bargain_detail',
  summary: 'One bargain: goods, whose it is (masked), price now and floor, who helped, and what who asks may do',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ bargain_id: code() }),
  output: bargain.extend({
    owner_name: z.string(),
    is_mine: flag(),
    is_helped: flag(),
    helpers: z.array(z.object({ name: z.string(), cut: yuan(), is_owner: flag(), time: time() })),
  }),
  refuses: noBargain,
})

export const bargainList = call({
  method: 'GET',
  path: '/user_activities/v1/bargain/bargain_list',
  summary:
    "Page through the patient's bargains, the newest first, of an activity and a state where they are named; with helped=1 those of others that they helped",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object({ ...maybeAct, state: maybe(state), helped: maybe(int(0, 1)), ...paging(20) }),
  output: pageOf(bargain.extend({ owner_name: z.string() })),
})

/** A bargain by its number, or the running one on goods of an activity. */
const whichBargain = { bargain_id: maybe(code()), act_id: maybe(id()), goods_id: maybe(id()) }

const cannotOrder = {
  ...noBargain,
  over: '这次砍价已经结束了，可以重新发起',
  ordered: '这次砍价已经下过单了，请到订单里付款',
  'sold-out': '这件商品已经被抢完了，看看别的吧',
  limit: '这件商品每人限购一件，您已经买过了',
  gone: '这件商品已经下架，看看别的吧',
  'no-address': '请先选择收货地址',
  'no-delivery': '这个地址暂时送不到，请换一个地址',
}

export const orderCheck = call({
  method: 'GET',
  path: '/user_activities/v1/bargain/order_check',
  summary:
    "Whether the patient's bargain can be ordered now, and what the order would be; cf and ex are marks of the visit",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object({ ...whichBargain, address_id: maybe(id()), cf: maybeText(200), ex: maybeText(200) }),
  output: z.object({
    bargain,
    needs_address: flag(),
    address: z
      .object({ addressId: z.int(), name: z.string(), mobile: z.string(), full_address: z.string() })
      .nullable(),
    shipping_fee: yuan(),
    pay_amount: yuan(),
  }),
  refuses: cannotOrder,
})

export const startBargain = call({
  method: 'POST',
  path: '/user_activities/v1/user/bargain',
  summary: 'Begin to bargain for goods with a first cut; one bargain runs per goods',
  owner: 'self',
  envelope: 'state',
  login: true,
  idempotency: 'framework',
  body: 'json',
  input: z.object({ act_id: id(), goods_id: id() }),
  output: z.object({ bargain_id: z.string(), cut: yuan(), now_price: yuan() }),
  refuses: {
    ...noAct,
    ...notOn,
    goods: '这件商品不参加砍价，看看别的吧',
    'sold-out': '这件商品已经被抢完了，看看别的吧',
    running: '这件商品您正在砍价，先把它砍完吧',
  },
})

export const helpBargain = call({
  method: 'POST',
  path: '/user_activities/v1/user/bargain/help',
  summary: "Cut the price of a friend's bargain, once; never under the floor",
  owner: 'self',
  envelope: 'state',
  login: true,
  idempotency: 'framework',
  body: 'json',
  input: z.object({ bargain_id: code() }),
  output: z.object({ cut: yuan(), now_price: yuan(), floor_price: yuan() }),
  refuses: {
    ...noBargain,
    own: '这是您自己的砍价，发给好友才能帮砍',
    helped: '您已经帮这位好友砍过了',
    floor: '已经砍到底价了，谢谢您的心意',
    ordered: '好友已经下单了，谢谢您的心意',
    over: '这次砍价已经结束了',
  },
})

export const createActivityOrder = call({
  method: 'GET',
  path: '/activity/createActivityOrder',
  summary: "Order the goods of the patient's running bargain at the price that it has reached",
  owner: 'self',
  envelope: 'state',
  login: true,
  mutatingGet: true,
  barredAs: 'buy',
  idempotency: 'framework',
  pace: 5,
  input: z.object({
    act_id: id(),
    goods_id: id(),
    num: maybe(int(1, 1)),
    address_id: maybe(id()),
    remark: maybeText(200),
  }),
  output: z.object({ order_id: z.string(), pay_amount: yuan(), out_trade_no: z.string() }),
  refuses: cannotOrder,
})

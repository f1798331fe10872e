import { deskPointGoodsAdd } from '#app/areas/desk/points/contract.ts'
import { pointGifts } from '#app/areas/doctor-gifts/contract.ts'
import { insertGrant } from '#app/areas/points/server/queries.ts'
import { pointExchange, pointGoodsList } from '#app/areas/points-mall/contract.ts'
import { shipExchange } from '#app/areas/points-mall/server/public.ts'
import { dayOf } from '#kit/time/day.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { type Asker, newPatient } from './askers.ts'
import { newAddress } from './honest-orders.ts'
import type { World } from './world.ts'

let earned = 0

/** Points of the asker's, enough for anything. */
export const earnPoints = async ({ app: { db, clock } }: World, { patientId = 0 }: Asker) => {
  const task = { businessMark: 'daily', taskId: 'read', action: 'action_view', objectId: `check-${++earned}` } as const
  const grant = { amount: 5_000, growth: 0, day: dayOf(clock.now()), happenedAt: clock.now() }
  await insertGrant(db, patientId as never, task, grant)
}

/** Goods of the points mall that are sent and that everybody may have, and what they cost. */
const aParcel = async ({ app }: World) => {
  const { list } = await app.callApi(pointGoodsList, { sort: 'fewest', page_size: 50 })
  const goods = list.find(({ kind, stock, min_level }) => kind === 'parcel' && stock > 0 && min_level === 0)
  if (!goods) throw new Error('the demonstration has nothing to exchange points for')
  return { goods_id: goods.goods_id, num: 1, point: goods.point }
}

/** Somebody who has points and an address, and what they want for them. */
const wish = async (world: World, asker: Asker) => {
  if (asker.as.key === undefined) return aParcel(world)
  await earnPoints(world, asker)
  return { ...(await aParcel(world)), address_id: await newAddress(world, asker) }
}

/** An exchange of the asker's that waits to be sent. */
export const newExchange = async (world: World, asker: Asker): Promise<string> =>
  (await world.app.callApi(pointExchange, await wish(world, asker), asker.as)).order_id

const someExchange = async (world: World) => ({ order_id: await newExchange(world, await newPatient(world.app)) })

const sentExchange = async (world: World, asker: Asker) => {
  const order_id = await newExchange(world, asker)
  await shipExchange(world.app.context(), order_id, { carrier: '顺丰速运', parcelNo: 'SF123456' })
  return { order_id }
}

const sheet: CallInput<typeof deskPointGoodsAdd> = {
  title: '试用体温计',
  category: '日常防护',
  point: 100,
  labels: '[1]',
  kind: 'parcel',
  pieces: 5,
}

const keptGoods = async (world: World) => {
  const { as } = await world.staffOf(world.ours, 'keeper')
  return world.app.callApi(deskPointGoodsAdd, sheet, as)
}

const written = { ...sheet, img: undefined, coupon_id: undefined, market_price: '39.00', limit_num: 2, min_level: 0 }

/** What is sent to the calls of points, of their mall and of its desk. */
export const pointsByCall = {
  pointConfig: () => ({ field: 'exchange_notice' }),
  pointLabelGoods: () => ({ labelId: 1 }),
  pointGoodsList: () => ({ category_id: undefined, sort: 'usual' }),
  pointGoods: aParcel,
  pointOrderCheck: aParcel,
  pointExchange: wish,
  pointOrderReceive: sentExchange,
  deskPointGoodsAdd: () => ({ ...written, detail: undefined, banner: undefined, subtitle: undefined }),
  deskPointGoodsChange: async (world: World) => ({ ...written, ...(await keptGoods(world)), version: undefined }),
  deskPointGoodsSwitch: async (world: World) => ({ goods_id: (await keptGoods(world)).goods_id, is_on: 0 }),
  deskPointStock: async (world: World) => ({ goods_id: (await keptGoods(world)).goods_id, by: 1 }),
  deskPointShip: async (world: World) => ({ ...(await someExchange(world)), company: '顺丰速运', number: 'SF123456' }),
  deskPointReveal: someExchange,
  deskPointCancel: someExchange,
  deskPointTaskChange: () => ({
    task_id: 'like',
    action: 'action_like',
    title: '点赞好内容',
    amount: 1,
    growth: 1,
    per_day: 10,
    seconds: 0,
    is_on: 1,
  }),
  deskPointWordsChange: () => ({ title: '积分规则', content: '很好，谢谢', exchange_notice: '请核对地址' }),
  receivedGifts: ({ slot }: World) => ({ doctor_id: slot.doctorId }),
  giveGift: async (world: World, asker: Asker) => {
    await earnPoints(world, asker)
    const [gift] = (await world.app.callApi(pointGifts, {})).list
    return { gift_id: gift?.gift_id, num: 1, ask_id: undefined }
  },
  leaderDetail: () => ({ id: 1 }),
  leaderSharePoint: () => ({ id: 1 }),
}

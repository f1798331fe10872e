import { listGoods, listSpecials } from '#app/areas/mall/goods/server/public.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { cancelGoodsOrder, createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { moveOrder } from '#app/areas/orders/checkout/server/queries.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

/** Where somebody lives, in divisions that lie in each other. */
const home = { province_id: 440_000, city: 440_300, area: 440_305, community: '', detail: '示例路 1 号' }

/** An exam of the demonstration: nothing is sent, so nobody needs an address. */
const anExam = async ({ house }: World) => {
  const { rows } = await listGoods(house.db, { city: 0, kinds: ['exam'] }, { page: 1, size: 20 })
  for (const { id } of rows) {
    const special = (await listSpecials(house.db, id)).find(({ left, limitEach }) => left > 0 && limitEach === null)
    if (special) return { goods_id: id, special_id: special.special.id, buy_num: 1 }
  }
  throw new Error('the demonstration has no exam to buy')
}

/** An order of the asker's that waits for its payment. */
export const unpaidGoodsOrder = async (world: World, { as, words }: Asker) =>
  world.house.ask(createGoodsOrder, { ...(await anExam(world)), remark: words }, as)

/** An address of the asker's. */
export const newAddress = async ({ house }: World, { as, words, mobile }: Asker) =>
  (await house.ask(addressAdd, { ...home, name: words, mobile, detail: words }, as)).addressId

/** What is sent to the calls of orders. */
export const ordersByCall = {
  addressAdd: () => home,
  cartPut: anExam,
  confirmGoodsOrder: anExam,
  createGoodsOrder: anExam,
  submitGoodsOrder: anExam,
  receiveGoodsOrder: async (world: World, asker: Asker) => {
    const { order_id } = await unpaidGoodsOrder(world, asker)
    const { db, clock } = world.house
    const now = clock.now()
    await moveOrder(db, order_id, 'paid', now, { from: ['unpaid'] })
    await moveOrder(db, order_id, 'shipped', now, {
      from: ['paid'],
      set: { parcelNo: 'SF1', carrier: '快递', shippedAt: now },
    })
    return { order_id }
  },
  deleteGoodsOrder: async (world: World, asker: Asker) => {
    const { order_id } = await unpaidGoodsOrder(world, asker)
    await world.house.ask(cancelGoodsOrder, { order_id }, asker.as)
    return { order_id }
  },
}

import { itemTypeOf, payTypes } from '#app/areas/mall/goods/rules.ts'
import { findSku } from '#app/areas/mall/goods/server/public.ts'
import { whyNotPrescribed } from '#app/areas/prescriptions/server/public.ts'
import type { Handlers, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type * as contract from '../../contract.ts'
import { MOST_LINES, MOST_PIECES } from '../../rules.ts'
import { PLATFORM } from '../commands/quote.ts'
import { cameByOf, imageOf } from '../present.ts'
import * as queries from '../queries.ts'

type Cart = Pick<Handlers<typeof contract>, 'cartShow' | 'cartPut'>

export const cartHandlers: Cart = {
  cartShow: (_, { db, patient }) => showCart(db, patient),

  async cartPut(input, { db, now, patient, refuse }) {
    const { goods_id: goodsId, special_id: skuId, buy_num: pieces } = input
    if (pieces === 0) {
      await queries.takeFromCart(db, patient, [skuId])
      return showCart(db, patient)
    }
    const found = await findSku(db, skuId)
    if (!found || found.goods.id !== goodsId) return refuse('goods-gone')
    if (!found.goods.isOn || !found.sku.isOn) return refuse('off-shelf')
    const { drugType } = found.goods
    const why = await whyNotPrescribed({ db, now }, { patient, skuId, drugType, pieces })
    if (why) return refuse(why)
    const row = { patientId: patient, skuId, goodsId, pieces, addedAt: now, cameBy: cameByOf(input) }
    const isIn = await queries.putInCart(db, row, MOST_LINES)
    return isIn ? showCart(db, patient) : refuse('full', { most: MOST_LINES })
  },
}

const showCart = async (db: Db, patient: PatientId) => {
  const cart = await queries.listCart(db, patient)
  // Asked for at once they are looked up together.
  const found = await Promise.all(cart.map(({ skuId }) => findSku(db, skuId)))
  const list = cart.flatMap(({ pieces }, at) => (found[at] ? [asCartLine(found[at], pieces)] : []))
  return { list, total_num: list.reduce((sum, { buy_num }) => sum + buy_num, 0) }
}

const asCartLine = (found: NonNullable<Awaited<ReturnType<typeof findSku>>>, pieces: number) => {
  const { sku, goods, left, limitEach, sellerName } = found
  const isOn = goods.isOn && sku.isOn
  const whyNot = isOn ? (left === 0 ? '已售完' : '') : '已下架'
  return {
    goods_id: goods.id,
    special_id: sku.id,
    goods_name: goods.name,
    goods_special_name: sku.name,
    img: imageOf(found),
    goods_price: sku.priceFen,
    buy_num: pieces,
    unit_id: goods.hospitalId ?? 0,
    unit_name: sellerName ?? PLATFORM,
    item_type: itemTypeOf(goods),
    left_num: left,
    most_num: whyNot ? 0 : Math.min(left, limitEach ?? MOST_PIECES, MOST_PIECES),
    why_not: whyNot,
    is_on: isOn,
    pay_type: goods.payTypes[0] ?? payTypes.whole,
  }
}

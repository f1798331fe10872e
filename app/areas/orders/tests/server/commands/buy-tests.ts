import { placeGoodsOrder } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { mayBuy } from '../../rules.ts'
import { stateOf } from '../present.ts'
import * as queries from '../queries.ts'

/** Orders all that waits of a visit's tests as goods are ordered, and writes beside each in which order it is. In the caller's transaction. */
export const buyTests = async (ctx: PatientContext, visitId: string) => {
  const { db, patient } = ctx
  await queries.lockOfVisit(db, visitId)
  const wanted = (await queries.listOfVisit(db, visitId)).filter((found) => mayBuy(stateOf(found)))
  if (wanted.length === 0) return new Refused('nothing')
  const placed = await placeGoodsOrder(ctx, {
    patient,
    wish: {
      lines: wanted.map(({ test: { skuId, goodsId } }) => ({ skuId, goodsId, pieces: 1 })),
      saleId: undefined,
      payType: undefined,
      addressId: undefined,
      coupons: 'best',
    },
    remark: '',
    cameBy: {},
  })
  if (placed instanceof Refused) return placed
  await queries.setGoodsOrders(
    db,
    placed.orderIds,
    wanted.map(({ test }) => test.id),
  )
  return placed
}

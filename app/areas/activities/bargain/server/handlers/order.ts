import { placeGoodsOrder, quote } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { bargainStateOf } from '../../rules.ts'
import * as queries from '../queries.ts'

/** Why a bargain cannot be ordered. */
type NotOrdered = 'not-found' | 'over' | 'ordered' | 'sold-out' | 'limit' | 'gone' | 'no-address' | 'no-delivery'

/** Which bargain is meant: by its number, or the last on goods of an activity. */
interface Which {
  bargain_id?: string | undefined
  act_id?: number | undefined
  goods_id?: number | undefined
}

/** A bargain of the patient's that runs; or why not. */
const findOwn = async ({ db, now, patient }: PatientContext, { bargain_id, act_id, goods_id }: Which) => {
  const found =
    bargain_id !== undefined
      ? await queries.findBargain(db, bargain_id)
      : act_id !== undefined && goods_id !== undefined
        ? await queries.findLastOn(db, patient, { actId: act_id, goodsId: goods_id })
        : undefined
  if (found?.bargain.patientId !== patient) return 'not-found'
  const state = bargainStateOf(found.bargain, now)
  return state === 'running' ? found : state
}

type Own = Exclude<Awaited<ReturnType<typeof findOwn>>, string>

/** What is wanted of the shop: one piece at the price that the bargain has reached, from the stock of the activity. */
const wishFor = ({ item, bargain, left }: Own, addressId: number | undefined) => ({
  lines: [{ skuId: item.skuId, goodsId: item.goodsId, pieces: 1 }],
  offer: { priceFen: bargain.nowFen, stockId: item.stockId, left, limitEach: 1 },
  saleId: undefined,
  payType: undefined,
  addressId,
  coupons: 'none' as const,
})

/** What the order of a bargain would be. */
export const quoteBargain = async (ctx: PatientContext, which: Which, addressId: number | undefined) => {
  const found = await findOwn(ctx, which)
  if (typeof found === 'string') return found
  if (found.left === 0) return 'sold-out'
  const quoted = await quote(ctx, ctx.patient, wishFor(found, addressId))
  return typeof quoted === 'string' ? 'gone' : { found, quoted }
}

/** Orders a bargain once: the price is what it has reached when it is locked. */
export const orderBargain = (
  ctx: PatientContext,
  { remark = '', address_id, ...which }: Which & { remark?: string | undefined; address_id?: number | undefined },
): Promise<{ order_id: string; pay_amount: number; out_trade_no: string } | NotOrdered> =>
  ctx.transact(async (inside) => {
    const own = await findOwn(inside, which)
    if (typeof own === 'string') return own
    await queries.lockBargain(inside.db, own.bargain.id)
    const found = await findOwn(inside, { bargain_id: own.bargain.id })
    if (typeof found === 'string') return found
    if (found.left === 0) return 'sold-out'
    const placed = await placeGoodsOrder(inside, {
      patient: inside.patient,
      wish: wishFor(found, address_id),
      remark,
      cameBy: { act_id: `bargain-${found.item.actId}` },
    })
    if (placed instanceof Refused) return refusals[placed.name] ?? 'gone'
    const [order_id = ''] = placed.orderIds
    await queries.markOrdered(inside.db, found.bargain.id, order_id, inside.now)
    return { order_id, pay_amount: placed.payFen, out_trade_no: placed.outTradeNo }
  })

const refusals: Readonly<Record<string, NotOrdered>> = {
  'sale-gone': 'sold-out',
  limit: 'limit',
  'no-address': 'no-address',
  'no-delivery': 'no-delivery',
}

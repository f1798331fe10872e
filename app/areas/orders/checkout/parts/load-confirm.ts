import { replace } from 'react-router'
import { obtainCoupon } from '#app/areas/mall/coupons/contract.ts'
import { loadSaleOf } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { currentAddress, signInAddress } from '#kit/wire/browser/way-back.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { type Loading, maybeId, notChosen } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import type { Quote } from '../cards/destination.tsx'
import { confirmGoodsOrder } from '../contract.ts'
import { purchaseIn } from './confirm-query.ts'

/**
 * What an order would be. Coupons that would take more off are drawn for it, unless the patient chose theirs: nobody pays more
 * because they did not go and fetch what lay there.
 */
export const loadConfirm = async ({ callApi, query }: Pick<Loading, 'callApi' | 'query'>) => {
  const wanted = purchaseIn(query)
  if (wanted.special_id === undefined && wanted.cart_special_ids === undefined) throw notChosen('goods_id')
  const actId = maybeId(query, 'act_id')
  const [quote, sale] = await Promise.all([
    quoteWithCards(callApi, wanted),
    actId && wanted.goods_id ? loadSaleOf(callApi, actId, wanted.goods_id) : null,
  ])
  if (wanted.coupon_id !== undefined || quote.to_draw.length === 0) return { quote, sale, drawn: [] }
  const drawn = await drawAll(callApi, quote.to_draw)
  return { quote: drawn.length > 0 ? await quoteWithCards(callApi, wanted) : quote, sale, drawn }
}

/** A card that was chosen may have been spent meanwhile: then none is. */
const quoteWithCards = async (callApi: CallApi, wanted: ReturnType<typeof purchaseIn>): Promise<Quote> => {
  try {
    return await quoteOf(callApi, wanted)
  } catch (thrown) {
    if (!(thrown instanceof RefusedError) || thrown.reason !== 'card') throw thrown
    return quoteOf(callApi, { ...wanted, gift_card_ids: undefined })
  }
}

const quoteOf = async (callApi: CallApi, wanted: ReturnType<typeof purchaseIn>): Promise<Quote> => {
  try {
    return await callApi(confirmGoodsOrder, wanted)
  } catch (thrown) {
    // Status 400: the key has died meanwhile [X292].
    if (thrown instanceof RefusedError && thrown.reason === 'sign-in') throw replace(signInAddress(currentAddress()))
    throw thrown
  }
}

/** Draws coupons; those that were got. One that somebody else got first is no reason not to order. */
const drawAll = async (callApi: CallApi, coupons: Quote['to_draw']): Promise<Quote['to_draw']> => {
  const got = await Promise.all(
    coupons.map(async (coupon) => {
      try {
        await callApi(obtainCoupon, { coupon_id: coupon.couponId })
        return [coupon]
      } catch (thrown) {
        if (thrown instanceof WireError) return []
        throw thrown
      }
    }),
  )
  return got.flat()
}

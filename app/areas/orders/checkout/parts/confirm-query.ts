import { maybeId } from '#kit/wire/load.ts'

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** What the address says that is wanted; what it does not say the server chooses. */
export const purchaseIn = (query: URLSearchParams) => ({
  goods_id: maybeId(query, 'goods_id'),
  special_id: maybeId(query, 'special_id'),
  buy_num: maybeId(query, 'buy_num'),
  cart_special_ids: /^\d[\d,]*$/.exec(query.get('cart_special_ids') ?? '')?.[0],
  pay_type: numberIn(query, 'pay_type'),
  address_id: maybeId(query, 'addressId'),
  coupon_id: numberIn(query, 'coupon_id'),
  gift_card_ids: /^\d[\d,]*$/.exec(query.get('gift_card_ids') ?? '')?.[0],
  act_id: query.get('act_id')?.slice(0, 64),
})

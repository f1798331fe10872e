import { maybeId } from '#kit/wire/load.ts'

/** Ways to pay, as one chooses them. */
export const payTypeTitles = ['全款', '付定金', '0 元购', '到店付']

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
  act_id: query.get('act_id')?.slice(0, 64),
})

const names = [
  'act_id',
  'share_id',
  'from_type',
  'audit_id',
  'pt_act_id',
  'cid',
  'order_id',
  'jstoken',
  'user_id',
] as const

/** How one came to the goods: goes along with the order [X114]. */
export const cameByIn = (query: URLSearchParams): Partial<Record<(typeof names)[number], string>> =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) as string]] : [])))

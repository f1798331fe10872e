/** Most that a price of a filter may be, in yuan. */
export const MOST_YUAN = 1_000_000

/** What somebody wants of the goods of a list beside what they are; prices are in yuan, as one types them. */
export interface GoodsWish {
  price_from: string | undefined
  price_to: string | undefined
  unit_id: number | undefined
  brand_id: number | undefined
  has_coupon: 1 | undefined
}

/** Nothing in particular. */
export const noWish: GoodsWish = {
  price_from: undefined,
  price_to: undefined,
  unit_id: undefined,
  brand_id: undefined,
  has_coupon: undefined,
}

/** A price as somebody typed it; undefined where it is none. */
export const priceIn = (typed: string | null): string | undefined => {
  const text = (typed ?? '').normalize('NFKC').trim()
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) <= MOST_YUAN ? text : undefined
}

/** The same with the lower price first, whichever was typed first. */
export const inOrderOfPrice = (wish: GoodsWish): GoodsWish => {
  const { price_from, price_to } = wish
  const isTurned = price_from !== undefined && price_to !== undefined && Number(price_from) > Number(price_to)
  return isTurned ? { ...wish, price_from: price_to, price_to: price_from } : wish
}

const idIn = (text: string | null): number | undefined => {
  const id = /^[1-9]\d{0,14}$/.exec(text ?? '')?.[0]
  return id === undefined ? undefined : Number(id)
}

/** What the query of an address says is wanted. */
export const wishIn = (query: URLSearchParams): GoodsWish => {
  return inOrderOfPrice({
    price_from: priceIn(query.get('price_from')),
    price_to: priceIn(query.get('price_to')),
    unit_id: idIn(query.get('unit_id')),
    brand_id: idIn(query.get('brand_id')),
    has_coupon: query.get('has_coupon') === '1' ? 1 : undefined,
  })
}

const hasPrice = ({ price_from, price_to }: GoodsWish): boolean => price_from !== undefined || price_to !== undefined

/** How many things are wanted: a range of prices is one. */
export const countWishes = (wish: GoodsWish): number =>
  [hasPrice(wish), wish.unit_id !== undefined, wish.brand_id !== undefined, wish.has_coupon === 1].filter(Boolean)
    .length

/** How a wish can be loosened, one thing at a time, and last (where there are several) all at once. */
export const loosened = (wish: GoodsWish): { text: string; wish: GoodsWish }[] => [
  ...(hasPrice(wish) ? [{ text: '不限价格', wish: { ...wish, price_from: undefined, price_to: undefined } }] : []),
  ...(wish.unit_id === undefined ? [] : [{ text: '不限医院', wish: { ...wish, unit_id: undefined } }]),
  ...(wish.brand_id === undefined ? [] : [{ text: '不限品牌', wish: { ...wish, brand_id: undefined } }]),
  ...(wish.has_coupon === 1 ? [{ text: '没有券的也看', wish: { ...wish, has_coupon: undefined } }] : []),
  ...(countWishes(wish) > 1 ? [{ text: '清除全部筛选', wish: noWish }] : []),
]

import type { Thing } from '#app/shell/described.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { goodsDetail } from '../contract.ts'
import { needsPrescription } from '../rules.ts'

/** Goods as machines read them: what they cost, whether they can be had, and what buyers say; of a drug on prescription its name alone. */
export const goodsThing = (goods: CallOutput<typeof goodsDetail>, url: string): Thing => {
  const named: Thing = { '@type': 'Product', name: goods.goods_name, url }
  if (needsPrescription(goods.drug_type)) return named
  return {
    ...named,
    description: goods.subtitle,
    image: goods.images[0],
    brand: goods.brand ? { '@type': 'Brand', name: goods.brand } : undefined,
    offers: offersOf(goods),
    aggregateRating:
      goods.comment_num > 0
        ? { '@type': 'AggregateRating', ratingValue: goods.score, reviewCount: goods.comment_num }
        : undefined,
  }
}

/** One price, or the lowest and the highest of its specifications. */
const offersOf = ({ price_space, unit_name, stock }: CallOutput<typeof goodsDetail>): Thing => {
  const [lowPrice = '', highPrice] = price_space.split('-')
  const usual = {
    priceCurrency: 'CNY',
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    seller: unit_name ? ({ '@type': 'Organization', name: unit_name } as const) : undefined,
  }
  return highPrice
    ? { '@type': 'AggregateOffer', lowPrice, highPrice, ...usual }
    : { '@type': 'Offer', price: lowPrice, ...usual }
}

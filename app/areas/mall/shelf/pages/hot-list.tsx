import { getCategory } from '#app/areas/mall/catalogue/contract.ts'
import { FilterSheet } from '#app/areas/mall/goods/cards/filter-sheet.tsx'
import { counted } from '#app/areas/mall/goods/cards/filtered.ts'
import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { type GoodsWish, wishIn } from '#app/areas/mall/goods/rules/wish.ts'
import { Frame } from '#app/shell/frame.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { cityCategoryGoods, goodsSellers } from '../contract.ts'
import { NoGoods } from '../parts/no-goods.tsx'
import type { Route } from './+types/hot-list'

export { handle } from 'virtual:rows/R036'

/** The best sold goods: so many. */
const MOST = 30

const load = async ({ callApi, query }: Loading) => {
  const category_id = maybeId(query, 'category_id')
  const wish = wishIn(query)
  const [categories, goods, sellers] = await Promise.all([
    callApi(getCategory, { form_rec: 1 }),
    callApi(cityCategoryGoods, { category_id, ...wish, sort: 'sold', page_size: MOST }),
    callApi(goodsSellers, { category_id }),
  ])
  return {
    category_id,
    wish,
    sellers: sellers.list,
    brands: sellers.brands,
    categories: categories.list,
    // By what was sold alone: a place that is paid for elsewhere is not paid for here.
    goods: goods.list.filter(({ drug_type }) => drug_type !== 2).map((one) => ({ ...one, is_ad: 0 as const })),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HotListPage({ loaderData }: Route.ComponentProps) {
  const { category_id: chosen, wish, sellers, brands, categories, goods } = loaderData
  const to = (next: GoodsWish) => address('/health/hotList', { category_id: chosen, ...next })
  const count = (next: GoodsWish) => counted(callApi(cityCategoryGoods, { category_id: chosen, ...next, page_size: 1 }))
  const filters = [
    { text: '总榜', to: '/health/hotList', current: chosen === undefined },
    ...categories.map(({ category_id, category_name }) => ({
      text: category_name,
      to: address('/health/hotList', { category_id }),
      current: category_id === chosen,
    })),
  ]
  return (
    <Frame bar={{}}>
      <FilterBar label="榜单" filters={filters} />
      <div className="flex items-center justify-between gap-8 pl-16">
        <p className="min-w-0 text-12 text-ink-3">按本城市累计售出数量排序，不收费、不参与竞价。</p>
        <FilterSheet wish={wish} sellers={sellers} brands={brands} to={to} count={count} />
      </div>
      <ol className="space-y-12 p-16">
        {goods.map((one, at) => (
          <li key={one.goods_id} className="flex items-center gap-8">
            <span
              className={`w-28 shrink-0 text-center whitespace-nowrap elder:w-36 text-18 font-semibold tabular-nums ${at < 3 ? 'text-danger' : 'text-ink-3'}`}
            >
              {at + 1}
            </span>
            <div className="min-w-0 grow">
              <GoodsRow goods={one} />
            </div>
          </li>
        ))}
      </ol>
      {goods.length === 0 && <NoGoods title="这一榜还没有商品" wish={wish} to={to} />}
    </Frame>
  )
}

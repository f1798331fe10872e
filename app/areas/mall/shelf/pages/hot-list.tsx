import { getCategory } from '#app/areas/mall/catalogue/contract.ts'
import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { cityCategoryGoods } from '../contract.ts'
import { NoGoods } from '../parts/no-goods.tsx'
import type { Route } from './+types/hot-list'

export { handle } from 'virtual:rows/R036'

/** The best sold goods: so many. */
const MOST = 30

const load = async ({ callApi, query }: Loading) => {
  const category_id = maybeId(query, 'category_id')
  const [categories, goods] = await Promise.all([
    callApi(getCategory, { form_rec: 1 }),
    callApi(cityCategoryGoods, { category_id, sort: 'sold', page_size: MOST }),
  ])
  return { category_id, categories: categories.list, goods: goods.list.filter(({ drug_type }) => drug_type !== 2) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HotListPage({ loaderData: { category_id: chosen, categories, goods } }: Route.ComponentProps) {
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
      <p className="px-16 text-12 text-ink-3">按本城市累计售出数量排序，不收费、不参与竞价。</p>
      <ol className="space-y-12 p-16">
        {goods.map((one, at) => (
          <li key={one.goods_id} className="flex items-center gap-8">
            <span
              className={`w-28 shrink-0 text-center text-18 font-semibold tabular-nums ${at < 3 ? 'text-danger' : 'text-ink-3'}`}
            >
              {at + 1}
            </span>
            <div className="min-w-0 grow">
              <GoodsRow goods={one} />
            </div>
          </li>
        ))}
      </ol>
      {goods.length === 0 && <NoGoods title="这一榜还没有商品" />}
    </Frame>
  )
}

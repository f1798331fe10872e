import { getCityCategory } from '#app/areas/mall/catalogue/contract.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { SortTabs } from '#app/areas/mall/goods/cards/sort-tabs.tsx'
import { type GoodsSort, goodsSorts } from '#app/areas/mall/goods/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { cityCategoryGoods } from '../contract.ts'
import { GoodsSearch } from '../parts/goods-search.tsx'
import { NoGoods } from '../parts/no-goods.tsx'
import type { Route } from './+types/productlist'

export { handle } from 'virtual:rows/R026'

const sorts = [
  { sort: 'default', text: '综合' },
  { sort: 'sold', text: '销量' },
  { sort: 'price', text: '价格' },
  { sort: 'newest', text: '新品' },
] as const

/** What the address says is wanted. */
const wantedIn = (query: URLSearchParams) => ({
  category_id: maybeId(query, 'category_id'),
  unit_id: maybeId(query, 'unit_id'),
  keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
  sort: goodsSorts.find((sort) => sort === query.get('sort')) ?? ('default' as const),
})

const load = async ({ callApi, query }: Loading) => {
  const wanted = wantedIn(query)
  const { category_id } = wanted
  const [goods, under] = await Promise.all([
    callApi(cityCategoryGoods, { ...wanted, page_size: GOODS_SIZE }),
    category_id ? callApi(getCityCategory, { category_id }) : { list: [] },
  ])
  return { wanted, goods: goods.list, under: under.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProductListPage({ loaderData: { wanted, goods, under } }: Route.ComponentProps) {
  const at = (more: object) => address('/health/productlist', { ...wanted, ...more })
  const more = async (page: number) =>
    (await callApi(cityCategoryGoods, { ...wanted, page, page_size: GOODS_SIZE })).list
  return (
    <Frame bar={{}}>
      <div className="px-16 pt-12 pb-4">
        <GoodsSearch />
      </div>
      {under.length > 0 && (
        <FilterBar
          label="细分"
          filters={under.map(({ category_id, category_name }) => ({
            text: category_name,
            to: at({ category_id }),
            current: false,
          }))}
        />
      )}
      <SortTabs<GoodsSort>
        sorts={sorts}
        chosen={wanted.sort}
        to={(sort) => at({ sort: sort === 'default' ? undefined : sort })}
      />
      <div className="p-16">
        <GoodsList
          first={goods}
          load={more}
          empty={<NoGoods title={wanted.keyword ? `没有找到“${wanted.keyword}”` : undefined} />}
        />
      </div>
    </Frame>
  )
}

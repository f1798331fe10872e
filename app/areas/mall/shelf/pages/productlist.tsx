import { getCityCategory } from '#app/areas/mall/catalogue/contract.ts'
import { counted, type Filtered, filteredIn, inCall, inQuery } from '#app/areas/mall/goods/cards/filtered.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { ListHead } from '#app/areas/mall/goods/cards/list-head.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { cityCategoryGoods, goodsSellers } from '../contract.ts'
import { GoodsSearch } from '../parts/goods-search.tsx'
import { NoGoods } from '../parts/no-goods.tsx'
import type { Route } from './+types/productlist'

export { handle } from 'virtual:rows/R026'

/** What the address says is wanted. */
const wantedIn = (query: URLSearchParams) => ({
  category_id: maybeId(query, 'category_id'),
  keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
})

const load = async ({ callApi, query }: Loading) => {
  const [wanted, filtered] = [wantedIn(query), filteredIn(query)]
  const { category_id } = wanted
  const [goods, under, sellers] = await Promise.all([
    callApi(cityCategoryGoods, { ...wanted, ...inCall(filtered), page_size: GOODS_SIZE }),
    category_id ? callApi(getCityCategory, { category_id }) : { list: [] },
    callApi(goodsSellers, wanted),
  ])
  return { wanted, filtered, goods: goods.list, under: under.list, sellers: sellers.list, brands: sellers.brands }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const { wanted, filtered, goods, under, sellers, brands } = loaderData
  const at = (next: Filtered, more = {}) => address('/health/productlist', { ...wanted, ...inQuery(next), ...more })
  const ask = (next: Filtered, page: number, page_size = GOODS_SIZE) =>
    callApi(cityCategoryGoods, { ...wanted, ...inCall(next), page, page_size })
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
            to: at(filtered, { category_id }),
            current: false,
          }))}
        />
      )}
      <ListHead
        {...filtered}
        sellers={sellers}
        brands={brands}
        to={at}
        count={(wish) => counted(ask({ ...filtered, wish }, 1, 1))}
      />
      <div className="p-16">
        <GoodsList
          first={goods}
          load={async (page) => (await ask(filtered, page)).list}
          empty={
            <NoGoods
              title={wanted.keyword ? `没有找到“${wanted.keyword}”` : undefined}
              wish={filtered.wish}
              to={(wish) => at({ ...filtered, wish })}
            />
          }
        />
      </div>
    </Frame>
  )
}

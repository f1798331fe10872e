import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { SortTabs } from '#app/areas/mall/goods/cards/sort-tabs.tsx'
import { cityCategoryGoods } from '#app/areas/mall/shelf/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import type { Route } from './+types/superiorlist'

export { handle } from 'virtual:rows/R035'

const sorts = [
  { sort: 'sold', text: '买得最多' },
  { sort: 'newest', text: '最新' },
  { sort: 'price', text: '价格' },
] as const
const names = ['sold', 'newest', 'price_up', 'price_down'] as const
type Sort = (typeof names)[number]

interface Chosen {
  sort: Sort
  category_id: number | undefined
}

const goodsOf = async (callApi: CallApi, chosen: Chosen, page: number) =>
  (await callApi(cityCategoryGoods, { ...chosen, page, page_size: GOODS_SIZE })).list

const load = async ({ callApi, query }: Loading) => {
  const sort = names.find((name) => name === query.get('sort')) ?? 'sold'
  const chosen: Chosen = { sort, category_id: maybeId(query, 'category_id') }
  return { chosen, goods: await goodsOf(callApi, chosen, 1) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SuperiorListPage({ loaderData: { chosen, goods } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <SortTabs<Sort>
        sorts={sorts}
        chosen={chosen.sort}
        to={(sort) => address('/health/superiorlist', { ...chosen, sort: sort === 'sold' ? undefined : sort })}
      />
      <div className="p-16">
        <h2 className="sr-only">优选项目</h2>
        <GoodsList
          key={`${chosen.sort} ${chosen.category_id}`}
          first={goods}
          load={(page) => goodsOf(callApi, chosen, page)}
          empty={<Empty drawing="bag" title="这一类还没有项目" text="换一类看看，或者过些日子再来。" />}
        />
      </div>
    </Frame>
  )
}

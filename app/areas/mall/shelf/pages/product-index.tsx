import { defineTabList } from '#app/areas/mall/catalogue/contract.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { cityCategoryGoods, entityGoodsDiscount, entityGoodsRecommend } from '../contract.ts'
import { NoGoods } from '../parts/no-goods.tsx'
import type { Route } from './+types/product-index'

export { handle } from 'virtual:rows/R116'

type Tab = CallOutput<typeof defineTabList>['list'][number]

/** What a tab lists. */
const listOf = (callApi: CallApi, tab: Tab | undefined, page: number) => {
  const asked = { page, page_size: GOODS_SIZE }
  if (tab?.kind === 'discount') return callApi(entityGoodsDiscount, asked)
  if (tab?.kind === 'recommend') return callApi(entityGoodsRecommend, asked)
  return tab?.category_id
    ? callApi(cityCategoryGoods, { ...asked, category_id: tab.category_id })
    : callApi(entityGoodsList, asked)
}

const load = async ({ callApi, query }: Loading) => {
  const { list: tabs } = await callApi(defineTabList, { page_mark: 'shopProductIndex' })
  const chosen = tabs.find(({ tab_id }) => tab_id === maybeId(query, 'tab')) ?? tabs[0]
  return { tabs, chosen, goods: (await listOf(callApi, chosen, 1)).list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProductIndexPage({ loaderData: { tabs, chosen, goods } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <Tabs
        label="商品"
        tabs={tabs.map(({ tab_id, tab_name }, at) => ({
          text: tab_name,
          to: address('/shop/productIndex', { tab: at === 0 ? undefined : tab_id }),
          current: tab_id === chosen?.tab_id,
        }))}
      />
      <div className="p-16">
        <GoodsList
          first={goods}
          load={async (page) => (await listOf(callApi, chosen, page)).list}
          empty={<NoGoods />}
        />
      </div>
    </Frame>
  )
}

import { MessageSquareTextIcon } from 'lucide-react'
import { catalogueList } from '#app/areas/mall/catalogue/contract.ts'
import { GoodsTile } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { entityGoodsDiscount, getRecGoods, projectList } from '../contract.ts'
import { CategoryLinks } from '../parts/category-links.tsx'
import { NoGoods } from '../parts/no-goods.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/shop'

export { handle } from 'virtual:rows/R111'

const load = async ({ callApi }: Loading) => {
  const [tree, projects, sale, goods] = await Promise.all([
    callApi(catalogueList, {}),
    callApi(projectList, { page_size: 4 }),
    callApi(entityGoodsDiscount, { page_size: 4 }),
    callApi(getRecGoods, { page_size: GOODS_SIZE }),
  ])
  return { tree: tree.list, projects: projects.list, sale: sale.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ShopHomePage({ loaderData: { tree, projects, sale, goods } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 py-12">
        <div className="px-16">
          <SearchBox action="/shop/projectSearch" name="keyword" placeholder="搜医疗项目" />
        </div>
        <Section title="医疗服务" to="/shop/serviceIndex">
          <CategoryLinks label="医疗服务" categories={tree} to="/shop/serviceList" />
        </Section>
        <div className="mx-16 overflow-hidden rounded-12 bg-card shadow-soft">
          <Cell title="不知道选哪个？" note="客服帮您看看" start={<MessageSquareTextIcon />} to="/help/question" />
        </div>
        <Section title="热门项目" to="/shop/projectList">
          <Pair goods={projects} />
        </Section>
        <Section title="优惠商品" to="/shop/productIndex">
          <Pair goods={sale} />
        </Section>
        <Section title="猜您需要">
          <GoodsList
            first={goods}
            load={async (page) => (await callApi(getRecGoods, { page, page_size: GOODS_SIZE })).list}
            empty={<NoGoods />}
          />
        </Section>
      </div>
    </Frame>
  )
}

function Pair({ goods }: { goods: Route.ComponentProps['loaderData']['goods'] }) {
  return (
    <div className="grid grid-cols-2 gap-12 elder:grid-cols-1">
      {goods.map((one) => (
        <GoodsTile key={one.goods_id} goods={one} />
      ))}
    </div>
  )
}

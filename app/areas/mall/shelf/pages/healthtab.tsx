import { getHealthCategory } from '#app/areas/mall/catalogue/contract.ts'
import { GoodsTile } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { getAreaGoods, getAreaGoods2 } from '../contract.ts'
import { CategoryLinks } from '../parts/category-links.tsx'
import { GoodsSearch } from '../parts/goods-search.tsx'
import { NoGoods } from '../parts/no-goods.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/healthtab'

export { handle } from 'virtual:rows/R037'

const load = async ({ callApi }: Loading) => {
  const [categories, blocks, goods] = await Promise.all([
    callApi(getHealthCategory, {}),
    callApi(getAreaGoods2, { page_size: 4 }),
    callApi(getAreaGoods, { page_size: GOODS_SIZE }),
  ])
  return { categories: categories.list, blocks: blocks.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HealthTabPage({ loaderData: { categories, blocks, goods } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 py-12">
        <div className="px-16">
          <GoodsSearch />
        </div>
        <Section title="全部服务" to="/health/category">
          <CategoryLinks label="全部服务" categories={categories.slice(0, 12)} to="/health/second" />
        </Section>
        {blocks.map(({ category_id, category_name, list }) => (
          <Section key={category_id} title={category_name} to={address('/health/second', { category_id })}>
            <div className="grid grid-cols-2 gap-12 elder:grid-cols-1">
              {list.slice(0, 2).map((one) => (
                <GoodsTile key={one.goods_id} goods={one} />
              ))}
            </div>
          </Section>
        ))}
        <Section title="同城医院在售">
          <GoodsList
            first={goods}
            load={async (page) => (await callApi(getAreaGoods, { page, page_size: GOODS_SIZE })).list}
            empty={<NoGoods title="本城市的医院还没有上架商品" />}
          />
        </Section>
      </div>
    </Frame>
  )
}

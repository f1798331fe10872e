import { getCategory } from '#app/areas/mall/catalogue/contract.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { SeckillStrip } from '#app/areas/mall/seckill/cards/seckill-strip.tsx'
import { scheduleConf, seckillGoods } from '#app/areas/mall/seckill/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { entityGoodsRecommend } from '../contract.ts'
import { CategoryLinks } from '../parts/category-links.tsx'
import { GoodsSearch } from '../parts/goods-search.tsx'
import { NoGoods } from '../parts/no-goods.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/shop-index'

export { handle } from 'virtual:rows/R117'

const load = async ({ callApi }: Loading) => {
  const [categories, seckill, sale, goods] = await Promise.all([
    callApi(getCategory, { form_rec: 1 }),
    callApi(scheduleConf, {}),
    callApi(seckillGoods, { page_size: 6 }),
    callApi(entityGoodsRecommend, { page_size: GOODS_SIZE }),
  ])
  return { categories: categories.list, session: seckill.list[0], sale: sale.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ShopFrontPage({ loaderData: { categories, session, sale, goods } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="space-y-16 py-12">
        <div className="px-16">
          <GoodsSearch placeholder="搜商品" />
        </div>
        <Section title="逛分类" to="/health/category">
          <CategoryLinks label="逛分类" categories={categories.slice(0, 8)} to="/health/productlist" />
        </Section>
        {session && <SeckillStrip session={session} goods={sale} />}
        <Section title="为您推荐" to="/shop/productIndex">
          <GoodsList
            first={goods}
            load={async (page) => (await callApi(entityGoodsRecommend, { page, page_size: GOODS_SIZE })).list}
            empty={<NoGoods />}
          />
        </Section>
      </div>
    </Frame>
  )
}

import { ActivityShortcuts } from '#app/areas/activities/acts/cards/activity-shortcuts.tsx'
import { Entry } from '#app/areas/analytics/cards/entry.tsx'
import type { FunctionId } from '#app/areas/analytics/rules/functions.ts'
import { loadFloat, loadFloatingWindow, loadPlaced } from '#app/areas/content/adverts/cards/load-adverts.ts'
import { homeBlocks } from '#app/areas/home/contract.ts'
import { getCategory } from '#app/areas/mall/catalogue/contract.ts'
import { locations } from '#app/areas/mall/catalogue/rules.ts'
import { couponList } from '#app/areas/mall/coupons/contract.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { SeckillStrip } from '#app/areas/mall/seckill/cards/seckill-strip.tsx'
import { scheduleConf, seckillGoods } from '#app/areas/mall/seckill/contract.ts'
import { CartLink } from '#app/areas/orders/checkout/cards/cart-link.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { cityCategoryGoods, getRecGoods } from '../contract.ts'
import { ImageAdverts, MenuAdverts, ScrollAdverts, TextAdverts } from '../parts/adverts.tsx'
import { CouponLine } from '../parts/coupon-line.tsx'
import { FloatingWindow } from '../parts/floating-window.tsx'
import { GoodsSearch } from '../parts/goods-search.tsx'
import { MallShortcuts } from '../parts/mall-shortcuts.tsx'
import { NoGoods } from '../parts/no-goods.tsx'
import type { Route } from './+types/health'

export { handle } from 'virtual:rows/R008,R009'

/** By which function one comes through a block. */
const entries = {
  adverts: 'M01',
  shortcuts: 'M02',
  activities: 'M03',
  sale: 'M04',
  offers: 'M05',
} as const satisfies Record<string, FunctionId>

const load = async ({ callApi, query }: Loading) => {
  const category = maybeId(query, 'category_id')
  const advertsAt = (location: number) => loadPlaced(callApi, location)
  const [scroll, menu, images, texts, floating, float, categories, seckill, sale, goods, blocks, coupons] =
    await Promise.all([
      advertsAt(locations.scroll),
      advertsAt(locations.centreMenu),
      advertsAt(locations.centreImage),
      advertsAt(locations.centreText),
      loadFloatingWindow(callApi),
      loadFloat(callApi, locations.float),
      callApi(getCategory, { form_rec: 1 }),
      callApi(scheduleConf, {}),
      callApi(seckillGoods, { page_size: 6 }),
      category ? callApi(cityCategoryGoods, { category_id: category }) : callApi(getRecGoods, {}),
      callApi(homeBlocks, {}),
      callApi(couponList, {}),
    ])
  return {
    category,
    scroll,
    menu,
    images,
    texts,
    floating,
    float,
    categories: categories.list,
    session: seckill.list[0],
    sale: sale.list,
    goods: goods.list,
    blocks,
    coupons: coupons.list.slice(0, 3),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HealthHomePage({ loaderData: home }: Route.ComponentProps) {
  const { category } = home
  const more = async (page: number) =>
    (category
      ? await callApi(cityCategoryGoods, { category_id: category, page, page_size: GOODS_SIZE })
      : await callApi(getRecGoods, { page, page_size: GOODS_SIZE })
    ).list
  const tabs = [
    { text: '推荐', to: '/health/index', current: category === undefined },
    ...home.categories.map(({ category_id, category_name }) => ({
      text: category_name,
      to: address('/health/index', { category_id }),
      current: category_id === category,
    })),
  ]
  const parts = {
    adverts: (
      <>
        <ScrollAdverts adverts={home.scroll} />
        <MenuAdverts adverts={home.menu} />
        <ImageAdverts adverts={home.images} />
        <TextAdverts adverts={home.texts} />
      </>
    ),
    shortcuts: <MallShortcuts shortcuts={home.blocks.shortcuts} />,
    activities: <ActivityShortcuts offers={home.blocks.activities} />,
    // Nobody is hurried in the elder version.
    sale: home.session && (
      <div className="elder:hidden">
        <SeckillStrip session={home.session} goods={home.sale} />
      </div>
    ),
    offers: <CouponLine coupons={home.coupons} />,
  }
  return (
    <Frame bar={{ end: <CartLink /> }} bottom={<TabBar shown={home.blocks.tabs} />}>
      <div className="space-y-16 pt-12 pb-16">
        <div className="px-16">
          <GoodsSearch />
        </div>
        {home.blocks.mall.map((block) => (
          <Entry key={block} id={entries[block]} className="space-y-16">
            {parts[block]}
          </Entry>
        ))}
      </div>
      <Tabs label="分类" tabs={tabs} />
      <div className="p-16">
        <GoodsList first={home.goods} load={more} empty={<NoGoods />} />
      </div>
      {home.float && home.float.url !== home.floating?.url && <FloatingWindow advert={home.float} side="start" />}
      {home.floating && <FloatingWindow advert={home.floating} />}
    </Frame>
  )
}

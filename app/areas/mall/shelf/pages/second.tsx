import { loadPlaced } from '#app/areas/content/adverts/cards/load-adverts.ts'
import { getCategory, getCityCategory } from '#app/areas/mall/catalogue/contract.ts'
import { locations } from '#app/areas/mall/catalogue/rules.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { cityCategoryGoods } from '../contract.ts'
import { ImageAdverts, TextAdverts } from '../parts/adverts.tsx'
import { CategoryLinks } from '../parts/category-links.tsx'
import { NoGoods } from '../parts/no-goods.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/second'

export { handle } from 'virtual:rows/R017'

const load = async ({ callApi, query }: Loading) => {
  const category_id = maybeId(query, 'category_id')
  const [tops, under, images, texts, goods] = await Promise.all([
    callApi(getCategory, {}),
    // Where no category is named, all of them are offered.
    category_id === undefined ? callApi(getCategory, {}) : callApi(getCityCategory, { category_id }),
    loadPlaced(callApi, locations.second, category_id),
    loadPlaced(callApi, locations.secondText, category_id),
    callApi(cityCategoryGoods, { category_id, page_size: GOODS_SIZE }),
  ])
  const name = tops.list.find((one) => one.category_id === category_id)?.category_name
  return { category_id, name, under: under.list, images, texts, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SecondPage({ loaderData }: Route.ComponentProps) {
  const { category_id, name, under, images, texts, goods } = loaderData
  const isDrugs = goods.some(({ drug_type }) => drug_type > 0)
  return (
    <Frame bar={{ title: name }}>
      <div className="space-y-16 py-16">
        {under.length > 0 && (
          <div className="px-16">
            <CategoryLinks
              label={category_id === undefined ? '全部分类' : '细分'}
              categories={under}
              to={category_id === undefined ? '/health/second' : '/health/productlist'}
            />
          </div>
        )}
        <ImageAdverts adverts={images} />
        <TextAdverts adverts={texts} />
        {isDrugs && (
          <div className="px-16">
            <Notice tone="warning">
              处方药与非处方药分开展示。处方药须凭处方购买；非处方药请按说明书或在药师指导下使用。
            </Notice>
          </div>
        )}
        <Section title="在售商品" to={address('/health/productlist', { category_id })}>
          <GoodsList
            first={goods}
            load={async (page) => (await callApi(cityCategoryGoods, { category_id, page, page_size: GOODS_SIZE })).list}
            empty={<NoGoods title={`本城市还没有${name ?? '这类商品'}`} />}
          />
        </Section>
      </div>
    </Frame>
  )
}

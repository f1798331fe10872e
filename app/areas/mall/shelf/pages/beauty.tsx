import { loadPlaced } from '#app/areas/content/adverts/cards/load-adverts.ts'
import { getArticle, getArticleCategory, getHealthCategory } from '#app/areas/mall/catalogue/contract.ts'
import { locations } from '#app/areas/mall/catalogue/rules.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { cityCategoryGoods } from '../contract.ts'
import { ImageAdverts, MenuAdverts, ScrollAdverts } from '../parts/adverts.tsx'
import { ARTICLE_SIZE, ArticleList } from '../parts/article-list.tsx'
import { NoGoods } from '../parts/no-goods.tsx'
import { BEAUTY } from '../rules.ts'
import type { Route } from './+types/beauty'

export { handle } from 'virtual:rows/R010'

const channelGoods = (callApi: CallApi, category_id: number | undefined, page: number) =>
  callApi(cityCategoryGoods, { category_id, page, page_size: GOODS_SIZE })

const load = async ({ callApi, query }: Loading) => {
  const asked = maybeId(query, 'category_id')
  const advertsAt = (location: number) => loadPlaced(callApi, location)
  const [kinds, tops, scroll, menu, images] = await Promise.all([
    callApi(getArticleCategory, {}),
    callApi(getHealthCategory, {}),
    advertsAt(locations.beautyScroll),
    advertsAt(locations.beautyMenu),
    advertsAt(locations.beautyImage),
  ])
  const chosen = kinds.list.find(({ category_id }) => category_id === asked)
  const channel = tops.list.find(({ category_name }) => category_name === BEAUTY)?.category_id ?? asked
  // What informs stands apart from what is sold.
  const articles = chosen
    ? (await callApi(getArticle, { category_id: asked as number, page_size: ARTICLE_SIZE })).list
    : []
  const goods = chosen ? [] : (await channelGoods(callApi, channel, 1)).list
  return { kinds: kinds.list, chosen, channel, articles, goods, scroll, menu, images }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function BeautyPage({ loaderData }: Route.ComponentProps) {
  const { kinds, chosen, channel, articles, goods, scroll, menu, images } = loaderData
  const tabs = [
    { text: '项目', to: '/health/beauty', current: !chosen },
    ...kinds.map(({ category_id, category_name }) => ({
      text: category_name,
      to: address('/health/beauty', { category_id }),
      current: category_id === chosen?.category_id,
    })),
  ]
  return (
    <Frame bar={{}}>
      {!chosen && (
        <div className="space-y-16 py-12">
          <ScrollAdverts adverts={scroll} />
          <MenuAdverts adverts={menu} />
          <ImageAdverts adverts={images} />
        </div>
      )}
      <Tabs label="医学美容" tabs={tabs} />
      <div className="p-16">
        {chosen ? (
          <ArticleList key={chosen.category_id} category={chosen} first={articles} />
        ) : (
          <GoodsList
            first={goods}
            load={async (page) => (await channelGoods(callApi, channel, page)).list}
            empty={<NoGoods />}
          />
        )}
      </div>
    </Frame>
  )
}

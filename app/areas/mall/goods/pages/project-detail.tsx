import { loadDiscussion } from '#app/areas/content/comments/cards/load-discussion.ts'
import { loadSale, loadSaleOf } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { SaleOffer } from '#app/areas/mall/seckill/cards/sale-offer.tsx'
import { catalogueAdvertGoods } from '#app/areas/mall/shelf/contract.ts'
import { CartLink } from '#app/areas/orders/checkout/cards/cart-link.tsx'
import { Described } from '#app/shell/described.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { ShareButton } from '#app/shell/share-button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { inBrowser, type Loading, maybeId, onServer, readId } from '#kit/wire/load.ts'
import { GoodsRow, goodsAddress } from '../cards/goods-card.tsx'
import { goodsProject, projectComment } from '../contract.ts'
import { GoodsPage } from '../parts/goods-page.tsx'
import { goodsShare } from '../parts/goods-share.ts'
import { goodsThing } from '../parts/goods-thing.ts'
import { useCameBy } from '../parts/use-came-by.ts'
import { useSeen } from '../parts/use-live.ts'
import type { Route } from './+types/project-detail'

export { handle } from 'virtual:rows/R112'

const load = async ({ callApi, query }: Loading) => {
  const id = readId(query, 'project_id')
  const act_id = maybeId(query, 'act_id')
  const [project, comments, questions, adverts, sale, namedSale] = await Promise.all([
    callApi(goodsProject, { id }),
    callApi(projectComment, { project_id: id, page_size: 2 }),
    loadDiscussion(callApi, { kind: 'goods', id }),
    callApi(catalogueAdvertGoods, {}),
    loadSale(callApi, id),
    act_id === undefined ? null : loadSaleOf(callApi, act_id, id),
  ])
  return {
    project,
    sale,
    namedSale,
    comments: comments.list,
    questions,
    adverts: adverts.list.filter(({ goods_id }) => goods_id !== id).slice(0, 3),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProjectPage({
  loaderData: { project, comments, questions, adverts, sale, namedSale },
}: Route.ComponentProps) {
  useSeen('project', project.goods_id)
  const cameBy = useCameBy(namedSale)
  return (
    <Frame bar={{ title: project.goods_name, end: <CartLink /> }}>
      <Described thing={goodsThing(project, goodsAddress(project))} />
      <GoodsPage
        goods={project}
        comments={comments}
        questions={questions}
        cameBy={cameBy}
        end={
          <ShareButton kind="secondary" shared={goodsShare(project)}>
            分享
          </ShareButton>
        }
      >
        <SaleOffer sale={sale} />
        {adverts.length > 0 && (
          <Card title="相关推荐" aside="广告">
            <div className="space-y-8">
              {adverts.map((goods) => (
                <GoodsRow key={goods.goods_id} goods={goods} />
              ))}
            </div>
          </Card>
        )}
      </GoodsPage>
    </Frame>
  )
}

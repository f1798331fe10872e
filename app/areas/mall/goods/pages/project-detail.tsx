import { loadSale } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { SaleOffer } from '#app/areas/mall/seckill/cards/sale-offer.tsx'
import { catalogueAdvertGoods } from '#app/areas/mall/shelf/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { GoodsRow } from '../cards/goods-card.tsx'
import { goodsProject, projectComment } from '../contract.ts'
import { GoodsPage } from '../parts/goods-page.tsx'
import { useSeen } from '../parts/use-live.ts'
import type { Route } from './+types/project-detail'

export { handle } from 'virtual:rows/R112'

const load = async ({ callApi, query }: Loading) => {
  const id = readId(query, 'project_id')
  const [project, comments, adverts, sale] = await Promise.all([
    callApi(goodsProject, { id }),
    callApi(projectComment, { project_id: id, page_size: 2 }),
    callApi(catalogueAdvertGoods, {}),
    loadSale(callApi, id),
  ])
  return {
    project,
    sale,
    comments: comments.list,
    adverts: adverts.list.filter(({ goods_id }) => goods_id !== id).slice(0, 3),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ProjectPage({ loaderData: { project, comments, adverts, sale } }: Route.ComponentProps) {
  useSeen('project', project.goods_id)
  return (
    <Frame bar={{ title: project.goods_name }}>
      <GoodsPage goods={project} comments={comments}>
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

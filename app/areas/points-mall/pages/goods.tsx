import { pointConfig } from '#app/areas/points/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { RefusedError } from '#kit/wire/errors.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { PointsPrice } from '../cards/points-price.tsx'
import { pointGoods } from '../contract.ts'
import { ExchangeBar } from '../parts/exchange-bar.tsx'
import { GoodsTags } from '../parts/goods-tile.tsx'
import type { Route } from './+types/goods'

export { handle } from 'virtual:rows/points-goods'

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const [goods, notice] = await Promise.all([
    callApi(pointGoods, { goods_id }).catch(unlessGone),
    callApi(pointConfig, { field: 'exchange_notice' }).catch(unlessGone),
  ])
  return { goods, notice: notice?.value ?? '' }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const unlessGone = (thrown: unknown): undefined => {
  if (thrown instanceof RefusedError && thrown.reason === 'not-found') return undefined
  throw thrown
}

export default function PointsGoodsPage({ loaderData: { goods, notice } }: Route.ComponentProps) {
  if (!goods) return <Gone />
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 pb-16">
        <Picture src={goods.image} alt="" width={375} height={300} first className="w-full" />
        <div className="space-y-12 px-16">
          <Card>
            <div className="space-y-8">
              <PointsPrice points={goods.point} market={goods.market_price} size="large" />
              <h1 className="text-18 font-semibold">{goods.title}</h1>
              {goods.subtitle && <p className="text-14 text-ink-2">{goods.subtitle}</p>}
              <GoodsTags goods={goods} />
              <p className="text-14 text-ink-3 tabular-nums">
                剩余 {goods.stock} 件{goods.limit_num !== null && ` · 每人限兑 ${goods.limit_num} 件`}
              </p>
            </div>
          </Card>
          {goods.detail && (
            <Card title="商品介绍">
              <Lines text={goods.detail} />
            </Card>
          )}
          {notice && (
            <Card title="兑换须知">
              <Lines text={notice} />
            </Card>
          )}
        </div>
      </div>
      <ExchangeBar goods={goods} />
    </Frame>
  )
}

const Lines = ({ text }: { text: string }) => (
  <div className="space-y-8 text-14 text-ink-2">
    {text.split('\n').map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

const Gone = () => (
  <Frame bar={{}}>
    <Empty
      drawing="bag"
      title="这件商品已经下架"
      text="看看别的，也许有您喜欢的。"
      action={<ButtonLink to="/integral/index">去积分商城</ButtonLink>}
    />
  </Frame>
)

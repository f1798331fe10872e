import { OwnBargain } from '#app/areas/activities/bargain/cards/own-bargain.tsx'
import { loadDiscussion } from '#app/areas/content/comments/cards/load-discussion.ts'
import { useVisited } from '#app/areas/favourites/cards/visited.ts'
import { GoodsCoupons } from '#app/areas/mall/coupons/cards/goods-coupons.tsx'
import { shippingInfo } from '#app/areas/mall/freight/contract.ts'
import { loadSale, loadSaleOf } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { SaleOffer } from '#app/areas/mall/seckill/cards/sale-offer.tsx'
import { OwnShippingFee } from '#app/areas/orders/addresses/cards/own-shipping-fee.tsx'
import { CartLink } from '#app/areas/orders/checkout/cards/cart-link.tsx'
import { Described } from '#app/shell/described.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { addDays } from '#kit/time/day.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer, readId } from '#kit/wire/load.ts'
import { goodsCommentList, goodsDetail, goodsRollOrder, noticeConfig } from '../contract.ts'
import { GoodsGone } from '../parts/goods-gone.tsx'
import { GoodsPage } from '../parts/goods-page.tsx'
import { goodsShare } from '../parts/goods-share.ts'
import { goodsThing } from '../parts/goods-thing.ts'
import { goodsOrWords } from '../parts/load-goods.ts'
import { RecentBuyers } from '../parts/recent-buyers.tsx'
import { useCameBy } from '../parts/use-came-by.ts'
import { useSeen } from '../parts/use-live.ts'
import type { Route } from './+types/product'

export { handle } from 'virtual:rows/R023'

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const goods = await goodsOrWords(callApi, goodsDetail, { goods_id })
  if (typeof goods === 'string') return { words: goods }
  const act_id = maybeId(query, 'act_id')
  const [comments, questions, buyers, notice, shipping, sale, namedSale] = await Promise.all([
    callApi(goodsCommentList, { goods_id, page_size: 2 }),
    loadDiscussion(callApi, { kind: 'goods', id: goods_id }),
    callApi(goodsRollOrder, { goods_id }),
    callApi(noticeConfig, { goods_id }),
    goods.is_sent === 1 ? callApi(shippingInfo, { goods_id }) : null,
    loadSale(callApi, goods_id),
    act_id === undefined ? null : loadSaleOf(callApi, act_id, goods_id),
  ])
  return {
    goods,
    comments: comments.list,
    questions,
    buyers: buyers.list,
    notice: notice.notice,
    shipping,
    sale,
    namedSale,
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const FIVE_SECONDS = 5_000

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return 'words' in loaderData && loaderData.words !== undefined ? (
    <GoodsGone words={loaderData.words} afterMs={FIVE_SECONDS} />
  ) : (
    <Product {...(loaderData as Loaded)} />
  )
}

type Loaded = Extract<Awaited<ReturnType<typeof load>>, { goods: object }>

function Product({ goods, comments, questions, buyers, notice, shipping, sale, namedSale }: Loaded) {
  useSeen('goods', goods.goods_id)
  useVisited({
    kind: 'goods',
    id: goods.goods_id,
    name: goods.goods_name,
    note: '',
    image: goods.images[0] ?? '',
    to: address('/health/product', { goods_id: goods.goods_id }),
  })
  const cameBy = useCameBy(namedSale)
  const path = address('/health/product', { goods_id: goods.goods_id })
  const share = { ...goodsShare(goods), path }
  return (
    <Frame bar={{ title: '商品详情', end: <CartLink />, share }}>
      <Described thing={goodsThing(goods, path)} />
      <GoodsPage goods={goods} comments={comments} questions={questions} cameBy={cameBy}>
        <OwnBargain goodsId={goods.goods_id} />
        <SaleOffer sale={sale} />
        {notice && <Notice>{notice}</Notice>}
        <RecentBuyers buyers={buyers} />
        <GoodsCoupons goodsId={goods.goods_id} />
        {shipping && <Shipping goodsId={goods.goods_id} shipping={shipping} />}
      </GoodsPage>
    </Frame>
  )
}

function Shipping({ goodsId, shipping }: { goodsId: number; shipping: CallOutput<typeof shippingInfo> }) {
  const { carrier, arrive_days, shipping_text, shipping_fee, free_from, city_name, remote_areas, excluded_areas } =
    shipping
  return (
    <Card title="配送">
      <div className="space-y-4 text-14 text-ink-2">
        {arrive_days > 0 && <ArrivesOn days={arrive_days} />}
        <p>{[carrier, shipping_text].filter(Boolean).join('，')}</p>
        <p>
          寄到{city_name}：{shipping_fee === '0.00' ? '免运费' : `运费 ${yuanText(shipping_fee)} 起`}
          {free_from !== '0.00' && shipping_fee !== '0.00' && `，满 ${yuanText(free_from)} 免运费`}
        </p>
        <OwnShippingFee goodsId={goodsId} />
        {remote_areas.length > 0 && <p className="text-12 text-ink-3">偏远地区运费另计：{remote_areas.join('、')}</p>}
        {excluded_areas.length > 0 && <p className="text-12 text-ink-3">暂不配送：{excluded_areas.join('、')}</p>}
      </div>
    </Card>
  )
}

/** By which day it has come, where it is paid today: another one once today is over. */
function ArrivesOn({ days }: { days: number }) {
  const today = useToday()
  return <p className="font-medium text-ink">今天付款，预计 {spokenDay(addDays(today, days), today)} 前送到</p>
}

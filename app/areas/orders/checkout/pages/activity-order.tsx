import type { ReactNode } from 'react'
import { goodsAddress } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { loadSaleOf, type Sale } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { RemindButton } from '#app/areas/mall/seckill/cards/remind-button.tsx'
import { REMIND_MINUTES } from '#app/areas/mall/seckill/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { inBrowser, type Loading, maybeId, onServer, readId } from '#kit/wire/load.ts'
import { type ActivityGoods, ActivityHead, ActivityTerms, ActivityThing } from '../parts/activity-about.tsx'
import { ActivityForm } from '../parts/activity-form.tsx'
import type { Route } from './+types/activity-order'

export { handle } from 'virtual:rows/R001'

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const act_id = maybeId(query, 'act_id')
  const [goods, sale] = await Promise.all([
    callApi(goodsDetail, { goods_id }),
    act_id === undefined ? null : loadSaleOf(callApi, act_id, goods_id),
  ])
  return { goods, sale }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ActivityOrderPage({ loaderData: { goods, sale } }: Route.ComponentProps) {
  const about = (
    <>
      {sale && <ActivityHead sale={sale} />}
      <ActivityThing goods={goods} skuName={sale?.item.special_name} />
      {goods.warning && <Notice tone="warning">{goods.warning}</Notice>}
      {sale && <ActivityTerms goods={goods} sale={sale} />}
    </>
  )
  if (!sale) return <Missed goods={goods} words="没有找到这个活动，它可能已经取消，或不含这件商品。" about={about} />
  const { session, item } = sale
  if (session.state === 'coming') return <Coming sale={sale}>{about}</Coming>
  if (session.state === 'over') return <Missed goods={goods} words="这个活动已经结束了，谢谢您的关注。" about={about} />
  if (item.stock === 0)
    return <Missed goods={goods} words="这一场抢完了。有人没付款时会再放出来，可以过一会儿再看。" about={about} />
  return (
    <Frame bar={{}}>
      <ActivityForm goods={goods} sale={sale}>
        {about}
      </ActivityForm>
    </Frame>
  )
}

/** Before it begins: a reminder. */
function Coming({ sale: { session, item }, children }: { sale: Sale; children: ReactNode }) {
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">{children}</div>
      <BottomAction
        note={`还没开始，开始前 ${REMIND_MINUTES} 分钟可以提醒您`}
        aside={<Price yuan={item.seckill_price} />}
      >
        <RemindButton size="large" goodsId={item.goods_id} scheduleId={session.schedule_id} />
      </BottomAction>
    </Frame>
  )
}

/** Nothing to sign up for: says why, and leads to the same goods at their usual price. */
function Missed({ goods, words, about }: { goods: ActivityGoods; words: string; about: ReactNode }) {
  const usual = (
    <>
      <Price yuan={goods.price} />
      {goods.price_space.includes('-') && <span className="pl-2 text-12 text-ink-3">起</span>}
    </>
  )
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <Notice tone="warning">{words}商品可以按平时的价格购买。</Notice>
        {about}
        <CellGroup>
          <Cell title="看别的场次" note="今明两天的限时秒杀" to="/shop/seckill" />
        </CellGroup>
      </div>
      <BottomAction aside={usual}>
        <ButtonLink to={goodsAddress(goods)}>按平时价格购买</ButtonLink>
      </BottomAction>
    </Frame>
  )
}

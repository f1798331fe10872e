import { Frame } from '#app/shell/frame.tsx'
import { storedPlace } from '#kit/bridge/place.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { CouponTicket } from '../cards/coupon-ticket.tsx'
import { couponList, myCoupons, zhimaiList } from '../contract.ts'
import { ToDraw } from '../parts/to-draw.tsx'
import { type Had, UseCoupon } from '../parts/use-coupon.tsx'
import type { Route } from './+types/coupons'

export { handle } from 'virtual:rows/R205'

const SIZE = 20

const tabs = {
  '': { text: '能用的', type: 'available', call: myCoupons },
  gone: { text: '用过或过期', type: 'unavailable', call: myCoupons },
  zhimai: { text: '到店券', type: 'available', call: zhimaiList },
  'zhimai-gone': { text: '用过的到店券', type: 'unavailable', call: zhimaiList },
} as const
type Tab = keyof typeof tabs

const tabIn = (query: URLSearchParams): Tab => {
  const named = query.get('type') ?? ''
  return Object.hasOwn(tabs, named) ? (named as Tab) : ''
}

const listOf = async (callApi: CallApi, tab: Tab, page: number): Promise<readonly Had[]> => {
  const { type, call } = tabs[tab]
  const asked = { type, page, page_size: SIZE }
  return call === zhimaiList
    ? (await callApi(zhimaiList, { ...asked, ...storedPlace() })).list
    : (await callApi(myCoupons, asked)).list
}

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const tab = tabIn(query)
  const isZhimai = tab.startsWith('zhimai')
  const [first, toDraw] = await Promise.all([
    listOf(callApi, tab, 1),
    callApi(couponList, { issuer: isZhimai ? 'zhimai' : 'mall' }),
  ])
  return { tab, first, toDraw: toDraw.list.filter(({ canDraw }) => canDraw === 1) }
})

export default function CouponsPage({ loaderData: { tab, first, toDraw } }: Route.ComponentProps) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: (page) => listOf(callApi, tab, page),
    idOf: ({ code_id }) => code_id,
  })
  return (
    <Frame bar={{}}>
      <Tabs
        label="优惠券"
        tabs={Object.entries(tabs).map(([type, { text }]) => ({
          text,
          to: address('/account/coupons', { type }),
          current: type === tab,
        }))}
      />
      <div className="space-y-16 p-16">
        <ListPage pages={pages} empty={<NoCoupons />}>
          {(coupon) => (
            <CouponTicket coupon={coupon} isPale={coupon.canUse === 0} action={<UseCoupon coupon={coupon} />} />
          )}
        </ListPage>
        <ToDraw coupons={toDraw} />
      </div>
    </Frame>
  )
}

function NoCoupons() {
  return (
    <Empty
      title="这里还没有优惠券"
      text="下面的券可以直接领，商品详情里也能领到。"
      action={
        <ButtonLink kind="secondary" to="/health/index">
          去健康商城
        </ButtonLink>
      }
    />
  )
}

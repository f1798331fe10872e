import { useRevalidator } from 'react-router'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { appResultAddress, progressAddress, refundsAddress } from '../cards/refund-address.ts'
import { getRefundDetail, getRefundLogs } from '../contract.ts'
import { findRefunds } from '../parts/load-refund.ts'
import { NoRefund } from '../parts/no-refund.tsx'
import { ParcelForm } from '../parts/parcel-form.tsx'
import { RefundActs } from '../parts/refund-acts.tsx'
import { RefundFacts } from '../parts/refund-facts.tsx'
import { RefundHead } from '../parts/refund-head.tsx'
import { RefundLog } from '../parts/refund-log.tsx'
import type { Route } from './+types/refundprogress'

export { handle } from 'virtual:rows/R053'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const { order_id, refund_id, count } = await findRefunds({ callApi, query })
  if (!refund_id) return { order_id, shown: undefined }
  const [refund, { list: logs }] = await Promise.all([
    callApi(getRefundDetail, { refund_id }),
    callApi(getRefundLogs, { refund_id }),
  ])
  return { order_id, shown: { refund, logs, count } }
})
export const HydrateFallback = OwnFallback

/** How far a refund is: what comes next, what happened, what can be done. */
export default function RefundProgressPage({ loaderData: loaded }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!loaded) return <SignInFirst title="退款进度" />
  const { order_id, shown } = loaded
  if (!shown) return <NoRefund orderId={order_id} />
  const { refund, logs, count } = shown
  const isActing = refund.button.some((name) => name !== 'fill')
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <RefundHead refund={refund} />
        {refund.button.includes('fill') && <ParcelForm refund={refund} onDone={revalidate} />}
        <RefundLog logs={logs} />
        <RefundFacts refund={refund} />
        <CellGroup>
          {refund.state_id === 'refunded' && (
            <Cell title="退款凭证" note="一页看全，方便截图或打印" to={appResultAddress(refund)} />
          )}
          {count > 1 && <Cell title="这个订单的其他退款" value={`共 ${count} 笔`} to={refundsAddress(order_id)} />}
          <ServiceLink
            title={`退款：${refund.unit_name}`}
            number={groupedNumber(refund.refund_no)}
            link={progressAddress(refund)}
          />
        </CellGroup>
      </div>
      {isActing && (
        <BottomAction>
          <RefundActs refund={refund} onDone={revalidate} />
        </BottomAction>
      )}
    </Frame>
  )
}

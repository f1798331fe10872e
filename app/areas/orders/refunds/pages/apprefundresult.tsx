import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { readCode } from '#kit/wire/load.ts'
import { storeRefundDetail } from '../contract.ts'
import { findRefundId } from '../parts/load-refund.ts'
import { NoRefund } from '../parts/no-refund.tsx'
import { ParcelForm } from '../parts/parcel-form.tsx'
import { RefundActs } from '../parts/refund-acts.tsx'
import { RefundFacts } from '../parts/refund-facts.tsx'
import { RefundLog } from '../parts/refund-log.tsx'
import { markOf, nextOf } from '../rules/words.ts'
import type { Route } from './+types/apprefundresult'

export { handle } from 'virtual:rows/R063'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  const refund_id = await findRefundId({ callApi, query })
  return { order_id, refund: refund_id ? await callApi(storeRefundDetail, { refund_id }) : undefined }
})
export const HydrateFallback = OwnFallback

/** For the app, which has no other pages of a refund: outcome, log and what can be done on one page. */
export default function AppRefundResultPage({ loaderData: loaded }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!loaded) return <SignInFirst title="退款结果" />
  const { order_id, refund } = loaded
  if (!refund) return <NoRefund orderId={order_id} />
  const isActing = refund.button.some((name) => name !== 'fill')
  return (
    <Frame bar={{}}>
      <div className="grow pb-16">
        <ResultPage
          state={markOf(refund.state_id)}
          title={`${refund.state_desc} ${yuanText(refund.amount)}`}
          text={nextOf(refund)}
        >
          <div className="space-y-12">
            {refund.button.includes('fill') && <ParcelForm refund={refund} onDone={revalidate} />}
            <RefundLog logs={refund.logs} />
            <RefundFacts refund={refund} linked={false} />
          </div>
        </ResultPage>
      </div>
      {isActing && (
        <BottomAction>
          <RefundActs refund={refund} onDone={revalidate} />
        </BottomAction>
      )}
    </Frame>
  )
}

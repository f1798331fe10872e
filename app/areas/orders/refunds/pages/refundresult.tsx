import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { readCode } from '#kit/wire/load.ts'
import { appResultAddress, progressAddress } from '../cards/refund-address.ts'
import { getRefundDetail } from '../contract.ts'
import { findRefundId } from '../parts/load-refund.ts'
import { NoRefund } from '../parts/no-refund.tsx'
import { markOf, nextOf } from '../rules/words.ts'
import type { Route } from './+types/refundresult'

export { handle } from 'virtual:rows/R052'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  const refund_id = await findRefundId({ callApi, query })
  return { order_id, refund: refund_id ? await callApi(getRefundDetail, { refund_id }) : undefined }
})
export const HydrateFallback = OwnFallback

/** What came of an application for money. */
export default function RefundResultPage({ loaderData: loaded }: Route.ComponentProps) {
  if (!loaded) return <SignInFirst title="退款申请" />
  const { order_id, refund } = loaded
  if (!refund) return <NoRefund orderId={order_id} />
  const { state_id, state_desc } = refund
  return (
    <Frame bar={{}}>
      <ResultPage
        state={markOf(state_id)}
        title={state_id === 'applied' ? '申请已提交' : state_desc}
        text={state_id === 'applied' ? '商家 5 天内会处理，有结果会发消息告诉您。' : nextOf(refund)}
        actions={
          <>
            <ButtonLink to={progressAddress(refund)}>看退款进度</ButtonLink>
            {state_id === 'refunded' && (
              <ButtonLink kind="secondary" to={appResultAddress(refund)}>
                退款凭证，一页看全
              </ButtonLink>
            )}
            <ButtonLink kind="text" to={orderAddress(order_id)}>
              返回订单
            </ButtonLink>
          </>
        }
      >
        <Card>
          <Facts
            facts={[
              { name: '退款金额', value: yuanText(refund.amount) },
              { name: '原因', value: refund.reason },
              { name: '申请时间', value: refund.add_time.slice(0, 16) },
              ...(refund.end_time
                ? [{ name: refund.left_seconds > 0 ? '最晚处理' : '结束时间', value: refund.end_time.slice(0, 16) }]
                : []),
            ]}
          />
        </Card>
      </ResultPage>
    </Frame>
  )
}

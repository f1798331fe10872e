import { useRevalidator } from 'react-router'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { readCode } from '#kit/wire/load.ts'
import { progressAddress, returnProgressAddress } from '../cards/refund-address.ts'
import { getRefundDetail } from '../contract.ts'
import { findRefundId } from '../parts/load-refund.ts'
import { NoRefund } from '../parts/no-refund.tsx'
import { ParcelForm } from '../parts/parcel-form.tsx'
import { RefundActs } from '../parts/refund-acts.tsx'
import { RefundFacts } from '../parts/refund-facts.tsx'
import { RefundHead } from '../parts/refund-head.tsx'
import { returnStepOf, returnSteps } from '../parts/return-steps.ts'
import type { Route } from './+types/aftersaleresult'

export { handle } from 'virtual:rows/R055'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  const refund_id = await findRefundId({ callApi, query })
  return { order_id, refund: refund_id ? await callApi(getRefundDetail, { refund_id }) : undefined }
})
export const HydrateFallback = OwnFallback

/** The way of goods that go back: which step it is, and what is to be done in it. */
export default function AfterSaleResultPage({ loaderData: loaded }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!loaded) return <SignInFirst title="退货进度" />
  const { order_id, refund } = loaded
  if (!refund) return <NoRefund orderId={order_id} />
  const step = refund.refund_type === 'return' ? returnStepOf(refund.state_id) : undefined
  return (
    <Frame bar={{}}>
      {step !== undefined && (
        <div className="bg-card px-8">
          <Steps steps={returnSteps} current={step} />
        </div>
      )}
      <div className="grow space-y-12 p-16">
        <RefundHead refund={refund} />
        {refund.button.includes('fill') && <ParcelForm refund={refund} onDone={revalidate} />}
        {refund.logistics && (
          <Card title="寄回的包裹">
            <Facts
              facts={[
                { name: '快递公司', value: refund.logistics.company },
                { name: '快递单号', value: <span className="select-all">{refund.logistics.number}</span> },
                ...(refund.send_to ? [{ name: '寄往', value: refund.send_to }] : []),
              ]}
            />
          </Card>
        )}
        {refund.answer && <Card title="商家回复">{refund.answer}</Card>}
        <RefundFacts refund={refund} />
        <CellGroup>
          <ServiceLink
            title={`退货：${refund.unit_name}`}
            number={groupedNumber(refund.refund_no)}
            link={returnProgressAddress(refund)}
          />
        </CellGroup>
      </div>
      <BottomAction>
        <ButtonLink kind="secondary" to={progressAddress(refund)}>
          处理记录
        </ButtonLink>
        <RefundActs refund={refund} onDone={revalidate} />
      </BottomAction>
    </Frame>
  )
}

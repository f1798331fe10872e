import { useNavigate } from 'react-router'
import { GoodsLines } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback, ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { Card } from '#kit/ui/card.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { readCode } from '#kit/wire/load.ts'
import { appResultAddress } from '../cards/refund-address.ts'
import { storeCreateRefund, storeRefundApply } from '../contract.ts'
import { ApplyForm, type Offer, type Said } from '../parts/apply-form.tsx'
import { orWords } from '../parts/load-refund.ts'
import { CannotApply } from '../parts/no-refund.tsx'
import type { Route } from './+types/apprefund'

export const clientLoader = ownIfSignedIn(async ({ ask, query }) => {
  const order_id = readCode(query, 'order_id')
  return orWords(order_id, ask(storeRefundApply, { order_id }))
})
export const HydrateFallback = OwnFallback

export default function AppRefundPage({ loaderData: offer }: Route.ComponentProps) {
  if (!offer) return <SignInFirst title="订单退款" />
  return 'words' in offer ? <CannotApply refused={offer} /> : <AppRefundForm offer={offer} />
}

/** For the app: the whole order at once, nothing to choose. */
function AppRefundForm({ offer }: { offer: Offer }) {
  const navigate = useNavigate()
  const applying = useAct(storeCreateRefund)
  const submit = async (said: Said) => {
    const made = await applying.run({ order_id: offer.order_id, ...said })
    if (made) navigate(appResultAddress(made), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <ApplyForm
        reasons={offer.reasons}
        amount={offer.refund_amount}
        isWhole={offer.is_whole === 1}
        amountNote={offer.shipping_fee === '0.00' ? undefined : `含运费 ${offer.shipping_fee} 元`}
        button="整单退款"
        note="同意后原路退回，一般 1 到 3 个工作日到账。"
        busy={applying.busy}
        error={applying.error?.words}
        onSubmit={submit}
      >
        <Card title={offer.state_desc} aside={offer.unit_name}>
          <GoodsLines goods={offer.list} />
        </Card>
      </ApplyForm>
    </Frame>
  )
}

import { useNavigate } from 'react-router'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { readCode } from '#kit/wire/load.ts'
import { appResultAddress } from '../cards/refund-address.ts'
import { storeCreateRefund, storeRefundApply } from '../contract.ts'
import type { Application, Offer } from '../parts/apply-form.tsx'
import { orWords } from '../parts/load-refund.ts'
import { CannotApply } from '../parts/no-refund.tsx'
import { WholeOrder } from '../parts/whole-order.tsx'
import type { Route } from './+types/apprefund'

export { handle } from 'virtual:rows/R062'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  return orWords(order_id, callApi(storeRefundApply, { order_id }))
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
  const submit = async (said: Application) => {
    const made = await applying.run({ order_id: offer.order_id, ...said })
    if (made) navigate(appResultAddress(made), { replace: true })
  }
  return <WholeOrder offer={offer} reasons={offer.reasons} applying={applying} onSubmit={submit} />
}

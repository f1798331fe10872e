import { useNavigate } from 'react-router'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { refundAddress, refundResultAddress } from '../cards/refund-address.ts'
import { createRefundApply } from '../contract.ts'
import type { Application } from '../parts/apply-form.tsx'
import { loadMoneyBack, type MoneyBack } from '../parts/load-refund.ts'
import { CannotApply } from '../parts/no-refund.tsx'
import { WholeOrder } from '../parts/whole-order.tsx'
import type { Route } from './+types/refund-old'

export { handle } from 'virtual:rows/R050'

export const clientLoader = ownIfSignedIn(loadMoneyBack)
export const HydrateFallback = OwnFallback

export default function OldRefundPage({ loaderData: loaded }: Route.ComponentProps) {
  if (!loaded) return <SignInFirst title="整单退款" />
  return 'words' in loaded ? <CannotApply refused={loaded} /> : <OldRefundForm {...loaded} />
}

/** The older form, to which old messages lead: the whole order back. Who wants a part of it goes on to the newer one. */
function OldRefundForm({ offer, reasons }: MoneyBack) {
  const navigate = useNavigate()
  const applying = useAct(createRefundApply)
  const { order_id } = offer
  const submit = async (said: Application) => {
    const made = await applying.run({ order_id, refund_type: 'money', ...said })
    if (made) navigate(refundResultAddress(made), { replace: true })
  }
  const pieces = offer.list.reduce((sum, { left_num }) => sum + left_num, 0)
  return (
    <WholeOrder offer={offer} reasons={reasons} applying={applying} onSubmit={submit}>
      {pieces > 1 && (
        <div className="text-right">
          <ButtonLink to={refundAddress(order_id)} replace kind="text" size="small">
            只退其中几件
          </ButtonLink>
        </div>
      )}
    </WholeOrder>
  )
}

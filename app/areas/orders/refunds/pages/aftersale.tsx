import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { readCode } from '#kit/wire/load.ts'
import { returnProgressAddress } from '../cards/refund-address.ts'
import { createRefundApply, returnApply } from '../contract.ts'
import { type Application, ApplyForm, type Offer } from '../parts/apply-form.tsx'
import { ChooseGoods, useChosen } from '../parts/choose-goods.tsx'
import { orWords } from '../parts/load-refund.ts'
import { CannotApply } from '../parts/no-refund.tsx'
import { returnSteps } from '../parts/return-steps.ts'
import { offerBackTo } from '../rules/words.ts'
import type { Route } from './+types/aftersale'

export { handle } from 'virtual:rows/R054'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  return orWords(order_id, callApi(returnApply, { order_id }))
})
export const HydrateFallback = OwnFallback

export default function AfterSalePage({ loaderData: offer }: Route.ComponentProps) {
  if (!offer) return <SignInFirst title="申请退货" />
  return 'words' in offer ? <CannotApply refused={offer} /> : <ReturnForm offer={offer} />
}

/** Money for goods that go back: what lies ahead is said before. */
function ReturnForm({ offer }: { offer: Offer }) {
  const navigate = useNavigate()
  const choosing = useChosen(offer)
  const applying = useAct(createRefundApply)
  const { goods, pieces, amount } = choosing.chosen
  const submit = async (said: Application) => {
    const { order_id } = offer
    const which = goods && { goods_id: goods.goods_id, special_id: goods.special_id, buy_num: pieces }
    const made = await applying.run({ order_id, refund_type: 'return', ...which, ...said })
    if (made) navigate(returnProgressAddress(made), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <div className="bg-card px-8">
        <Steps steps={returnSteps} current={0} />
      </div>
      <ApplyForm
        reasons={offer.reasons}
        amount={amount}
        isWhole={false}
        amountNote={`运费不退；商家收到商品后${offerBackTo(amount, offer)}`}
        button="申请退货"
        note="商家同意后再寄出，请保持商品和包装完好。"
        busy={applying.busy}
        error={applying.error?.words}
        onSubmit={submit}
      >
        <ChooseGoods offer={offer} choosing={choosing} />
      </ApplyForm>
    </Frame>
  )
}

import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { refundResultAddress } from '../cards/refund-address.ts'
import { createRefundApply } from '../contract.ts'
import { type Application, ApplyForm } from '../parts/apply-form.tsx'
import { ChooseGoods, useChosen } from '../parts/choose-goods.tsx'
import { loadMoneyBack, type MoneyBack } from '../parts/load-refund.ts'
import { CannotApply } from '../parts/no-refund.tsx'
import { offerBackTo } from '../rules/words.ts'
import type { Route } from './+types/refund'

export { handle } from 'virtual:rows/R051'

export const clientLoader = ownIfSignedIn(loadMoneyBack)
export const HydrateFallback = OwnFallback

export default function RefundPage({ loaderData: loaded }: Route.ComponentProps) {
  if (!loaded) return <SignInFirst title="申请退款" />
  return 'words' in loaded ? <CannotApply refused={loaded} /> : <RefundForm {...loaded} />
}

/** Money back without sending anything: what was not sent or used, or a part of what is kept. */
function RefundForm({ offer, reasons }: MoneyBack) {
  const navigate = useNavigate()
  const choosing = useChosen(offer)
  const applying = useAct(createRefundApply)
  const { goods, pieces, amount } = choosing.chosen
  const isWhole = offer.is_whole === 1
  const submit = async (said: Application) => {
    const { order_id } = offer
    const which = goods && { goods_id: goods.goods_id, special_id: goods.special_id, buy_num: pieces }
    const made = await applying.run({ order_id, refund_type: 'money', ...which, ...said })
    if (made) navigate(refundResultAddress(made), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <ApplyForm
        reasons={reasons}
        amount={amount}
        isWhole={isWhole}
        amountNote={
          offer.shipping_fee !== '0.00' && amount === offer.refund_amount
            ? `含运费 ${offer.shipping_fee} 元，${offerBackTo(amount, offer)}`
            : `同意后${offerBackTo(amount, offer)}`
        }
        button="提交申请"
        note={isWhole ? '处理期间不发货、不能使用，您也可以撤销。' : '商品不用寄回。需要退货请选“退货退款”。'}
        busy={applying.busy}
        error={applying.error?.words}
        onSubmit={submit}
      >
        <ChooseGoods offer={offer} choosing={choosing} />
      </ApplyForm>
    </Frame>
  )
}

import type { ReactNode } from 'react'
import { GoodsLines } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { WireError } from '#kit/wire/errors.ts'
import { paidEach } from '../rules/choose.ts'
import { offerBackTo } from '../rules/words.ts'
import { type Application, ApplyForm, type Offer } from './apply-form.tsx'

interface WholeOrderProps {
  offer: Offer
  reasons: readonly string[]
  applying: { busy: boolean; readonly error: WireError | undefined }
  /** Under the goods. */
  children?: ReactNode
  onSubmit: (said: Application) => void
}

/** An order that is asked back at once, nothing to choose. */
export const WholeOrder = ({ offer, reasons, applying, children, onSubmit }: WholeOrderProps) => (
  <Frame bar={{}}>
    <ApplyForm
      reasons={reasons}
      amount={offer.refund_amount}
      isWhole={offer.is_whole === 1}
      amountNote={offer.shipping_fee === '0.00' ? undefined : `含运费 ${offer.shipping_fee} 元`}
      button="整单退款"
      note={`同意后${offerBackTo(offer.refund_amount, offer)}。`}
      busy={applying.busy}
      error={applying.error?.words}
      onSubmit={onSubmit}
    >
      <Card title={offer.state_desc} aside={offer.unit_name}>
        <GoodsLines goods={offer.list.map((one) => ({ ...one, goods_price: paidEach(one.pay_amount, one.buy_num) }))} />
        {children}
      </Card>
    </ApplyForm>
  </Frame>
)

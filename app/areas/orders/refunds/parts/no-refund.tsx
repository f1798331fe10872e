import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { Refused } from './load-refund.ts'

/** In the place of a form: why nothing can be asked back of this order. */
export function CannotApply({ refused: { order_id, words } }: { refused: Refused }) {
  return (
    <Frame bar={{}}>
      <Empty
        title="现在不能申请"
        text={words}
        action={
          <ButtonLink kind="secondary" to={orderAddress(order_id)}>
            看订单
          </ButtonLink>
        }
      />
    </Frame>
  )
}

/** An order of which nothing was asked back. */
export function NoRefund({ orderId }: { orderId: string }) {
  return (
    <Frame bar={{}}>
      <Empty
        title="这个订单没有退款"
        text="需要退款或售后，可以在订单里申请。"
        action={<ButtonLink to={orderAddress(orderId)}>看订单</ButtonLink>}
      />
    </Frame>
  )
}

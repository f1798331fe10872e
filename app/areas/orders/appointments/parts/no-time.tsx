import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { TimeChoice } from './load-choice.ts'

/** There is no day, or no time of this day, that could be chosen. */
export function NoTime({ config, linkTo }: { config: TimeChoice['config']; linkTo: (date: string) => string }) {
  const next = config.days.find(({ state }) => state === 'free')?.date
  if (next)
    return (
      <Empty
        drawing="calendar"
        title="这一天约不了"
        text="可能已经约满或不开放，换一天看看。"
        action={
          <ButtonLink kind="secondary" to={linkTo(next)} replace>
            看最近能约的一天
          </ButtonLink>
        }
      />
    )
  return (
    <Empty
      drawing="calendar"
      title="有效期内没有能约的时间"
      text="都约满或不开放了，可以给机构打电话，或申请退款。"
      action={
        <ButtonLink kind="secondary" to={orderAddress(config.order_id)} replace>
          回到订单
        </ButtonLink>
      }
    />
  )
}

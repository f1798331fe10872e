import { useAct } from '#kit/wire/browser/use-act.ts'
import { RevealReceiver } from '../cards/reveal-receiver.tsx'
import { deskOrderReveal } from '../contract.ts'

/** Opens who bought an order and where it goes; the audit says who looked. */
export function RevealOrder({ orderId: order_id }: { orderId: string }) {
  const reveal = useAct(deskOrderReveal)
  return (
    <RevealReceiver
      title="买家和收货"
      busy={reveal.busy}
      ask={() => reveal.run({ order_id })}
      before={({ buyer_mobile }) => [{ name: '买家手机', value: <a href={`tel:${buyer_mobile}`}>{buyer_mobile}</a> }]}
    />
  )
}

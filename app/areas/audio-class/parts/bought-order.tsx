import { useState } from 'react'
import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { introAddress } from '../cards/class-address.ts'
import { classOrderDetail } from '../contract.ts'

type Order = CallOutput<typeof classOrderDetail>

/** The order by which a class was bought, for who looks for what they paid and when. */
export function BoughtOrder({ orderId }: { orderId: string }) {
  const looking = useAct(classOrderDetail)
  const [order, setOrder] = useState<Order>()
  const open = async () => setOrder(await looking.run({ order_id: orderId }))
  return (
    <div className="flex justify-end">
      <Button kind="text" size="small" busy={looking.busy} onClick={open}>
        看订单
      </Button>
      <Sheet open={order !== undefined} title="课程订单" onClose={() => setOrder(undefined)}>
        {order && <OrderFacts order={order} />}
      </Sheet>
    </div>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const { order_id, title, class_id, state_desc, price, off_amount, amount, add_time, pay_time } = order
  return (
    <div className="space-y-12">
      <Facts
        facts={[
          { name: '课程', value: title },
          { name: '状态', value: state_desc },
          { name: '原价', value: <Price yuan={price} size="small" /> },
          ...(off_amount === '0.00' ? [] : [{ name: '优惠', value: <Price yuan={off_amount} size="small" /> }]),
          { name: '实付', value: <Price yuan={amount} size="small" /> },
          { name: '下单', value: add_time.slice(0, 16) },
          ...(pay_time ? [{ name: '付款', value: pay_time.slice(0, 16) }] : []),
          { name: '单号', value: <span className="break-all select-all">{order_id}</span> },
        ]}
      />
      <p className="text-center">
        <AskAbout title={`课程：${title}`} number={order_id} link={introAddress(class_id)} />
      </p>
    </div>
  )
}

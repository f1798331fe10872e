import { useEffect } from 'react'
import { reportConversion } from '#app/areas/analytics/cards/report-conversion.ts'
import { ADVERT, GOODS } from '#app/areas/analytics/rules.ts'
import { ClassPaidActions } from '#app/areas/audio-class/cards/class-paid.tsx'
import { OrdersClosedActions } from '#app/areas/orders/checkout/cards/orders-closed.tsx'
import { OrdersPaid, OrdersPaidActions } from '#app/areas/orders/checkout/cards/orders-paid.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import type { LoadedPayment } from '../cards/load-payment.ts'
import { PayNumber } from '../cards/pay-number.tsx'

const outcomes = {
  paid: { state: 'done', title: '支付成功', text: '已收到您的付款。' },
  closed: { state: 'failed', title: '支付已关闭', text: '超过了支付时间，没有扣款。如果已经付了款，会原路退回。' },
  refunding: { state: 'waiting', title: '正在退款', text: '退款已提交，一般几分钟到账，最晚 3 个工作日。' },
  refunded: { state: 'done', title: '已退款', text: '款项已原路退回。' },
} as const

/** What came of a payment, what was bought by it, and what one does next. */
export function Outcome({ loaded, back }: { loaded: LoadedPayment; back: string }) {
  const { payment, orders } = loaded
  useConversion(loaded)
  if (payment.state === 'pending') return null
  const isPaid = payment.state === 'paid' && orders.length > 0
  const isReplaced = payment.state === 'closed' && orders.some(({ state_id }) => state_id === 'unpaid')
  const words = isReplaced ? { text: '这些订单换了一笔新的支付，请用新的一笔付款。' } : {}
  return (
    <ResultPage {...outcomes[payment.state]} {...words} actions={<Actions loaded={loaded} back={back} />}>
      <div className="space-y-12">
        {isPaid && <OrdersPaid orders={orders} />}
        <Card>
          <Facts facts={factsOf(payment, isPaid)} />
        </Card>
      </div>
    </ResultPage>
  )
}

/** What was paid is what an advert led to, where the visit began with one: goods by their number, all else as the advert's own. */
const useConversion = ({ payment: { state, out_trade_no }, orders }: LoadedPayment) => {
  const goods = orders.flatMap(({ order_goods }) => order_goods.map(({ goods_id }) => goods_id)).join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another payment is told for itself
  useEffect(() => {
    if (state !== 'paid') return
    if (goods === '') return reportConversion('pay', { item_type: ADVERT })
    for (const goodsId of goods.split(',')) reportConversion('pay', { item_type: GOODS, item_id: Number(goodsId) })
  }, [state, out_trade_no, goods])
}

const factsOf = ({ title, pay_amount, refund_amount, out_trade_no }: LoadedPayment['payment'], isPaid: boolean) => [
  ...(isPaid ? [] : [{ name: '项目', value: title }]),
  { name: isPaid ? '实付' : '金额', value: <Price yuan={pay_amount} size="small" /> },
  ...(refund_amount === '0.00' ? [] : [{ name: '退款', value: <Price yuan={refund_amount} size="small" /> }]),
  { name: '支付单号', value: <PayNumber number={out_trade_no} name="支付单号" /> },
]

function Actions({ loaded: { payment, orders, lesson }, back }: { loaded: LoadedPayment; back: string }) {
  if (orders.length > 0 && payment.state === 'paid') return <OrdersPaidActions orders={orders} />
  if (orders.length > 0 && payment.state === 'closed') return <OrdersClosedActions orders={orders} />
  if (lesson?.state === 'paid') return <ClassPaidActions classId={lesson.class_id} />
  return <ButtonLink to={back}>{back === '/' ? '回到首页' : '查看详情'}</ButtonLink>
}

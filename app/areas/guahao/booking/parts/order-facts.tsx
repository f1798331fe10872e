import { ReceiptTextIcon } from 'lucide-react'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { datedSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { orderAddress, receiptAddress } from '../cards/booking-address.ts'
import type { Order } from './use-live-order.ts'

/** What was agreed, and what has happened since. */
export function OrderFacts({ order }: { order: Order }) {
  const today = useToday()
  const facts = [
    { name: '门诊', value: order.clinic_name },
    { name: '挂号费', value: <Fee yuan={order.fee} /> },
    { name: '就诊类型', value: order.visit_type === 'return' ? '复诊' : '初诊' },
    ...(order.card_no ? [{ name: '就诊卡', value: order.card_no }] : []),
    ...(order.remark ? [{ name: '看病原因', value: order.remark }] : []),
    {
      name: '预约号',
      value: <Copyable text={order.order_no} shown={groupedNumber(order.order_no)} name="预约号" />,
    },
  ]
  return (
    <>
      <Card title="预约信息" className="pb-4">
        <Facts facts={facts} />
        <div className="pt-12">
          <Disclosure title={<span className="text-14 text-ink-2">经过</span>}>
            <Timeline
              events={order.history
                .map(({ state_desc, time }) => ({ title: state_desc, when: spokenDayTime(parseTime(time), today) }))
                .reverse()}
            />
          </Disclosure>
        </div>
      </Card>
      <CellGroup>
        {order.has_receipt === 1 && (
          <Cell
            start={<ReceiptTextIcon />}
            title="挂号费收据"
            note="付款凭证，可以保存和打印"
            to={receiptAddress(order.order_id)}
          />
        )}
        <ServiceLink
          title={`预约：${order.doctor_name} ${datedSpan(order, today)}`}
          number={groupedNumber(order.order_no)}
          link={orderAddress(order.order_id)}
        />
      </CellGroup>
    </>
  )
}

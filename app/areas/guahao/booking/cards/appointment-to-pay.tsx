import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { orderDetail } from '../contract.ts'

/** An appointment as the cashier shows it: which doctor, when, for whom. */
export function AppointmentToPay({ order }: { order: CallOutput<typeof orderDetail> }) {
  const today = useToday()
  return (
    <Card title={`${order.doctor_name} ${order.title_name}`}>
      <Facts
        facts={[
          { name: '就诊时间', value: spokenDayTime(parseTime(order.begin_time), today) },
          { name: '医院', value: `${order.unit_name} ${order.dep_name}` },
          { name: '就诊人', value: order.member_name },
        ]}
      />
    </Card>
  )
}

import { CircleAlertIcon } from 'lucide-react'
import { orderAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { stopList } from '../contract.ts'

/** A stopped appointment and what can be chosen instead. */
export type Stop = CallOutput<typeof stopList>['list'][number]

/** A stop that waits for the patient's choice: what happened, until when, and the way to choose. */
export function StopNotice({ stop }: { stop: Stop }) {
  const today = useToday()
  return (
    <section className="rounded-12 bg-warning-tint p-16">
      <h2 className="flex items-center gap-8 text-16 font-semibold text-warning">
        <CircleAlertIcon />
        停诊了，请选择怎么办
      </h2>
      <p className="pt-8 text-14">
        {unbroken(`${stop.member_name}约的${stop.doctor_name}医生，${spokenSpan(stop, today)}，${stop.dep_name}。`)}
        {stop.reason && `原因：${stop.reason}。`}
      </p>
      <p className="pt-4 text-14 text-ink-2">
        {spokenDayTime(parseTime(stop.choose_until), today)} 前没有选，挂号费自动退回。
      </p>
      <div className="pt-12">
        <ButtonLink to={orderAddress(stop.order_id)} size="small">
          换医生、换时间或退款
        </ButtonLink>
      </div>
    </section>
  )
}

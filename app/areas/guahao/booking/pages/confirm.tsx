import { memberListApi } from '#app/areas/account/members/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import { scheduleAddress } from '#app/areas/guahao/schedules/cards/schedule-address.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { bindList } from '#app/areas/guahao/visit-cards/contract.ts'
import { firstWaitDay } from '#app/areas/guahao/waitlist/cards/first-wait-day.ts'
import { spansOf } from '#app/areas/guahao/waitlist/cards/first-wait-slots.ts'
import { type WaitSpan, waitSpans } from '#app/areas/guahao/waitlist/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { systemClock } from '#kit/time/clock.ts'
import { isDay } from '#kit/time/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate, type Loading, maybeId, readId } from '#kit/wire/load.ts'
import { BookingForm } from '../parts/booking-form.tsx'
import type { Route } from './+types/confirm'

export { handle } from 'virtual:rows/R217'

const load = async ({ callApi, query }: Loading) => {
  const slotId = readId(query, 'slot_id')
  const unitId = readId(query, 'unit_id')
  const seat = { doctor_id: readId(query, 'doc_id'), unit_id: unitId, dep_id: readId(query, 'dep_id') }
  const date = query.get('date') ?? ''
  const rules = callApi(unitYuyueInfo, { id: unitId })
  const [slots, doctor, members, sheet, cards] = await Promise.all([
    isDay(date) ? callApi(doctorSlots, { ...seat, date }) : { list: [] },
    callApi(doctorDetail, seat),
    callApi(memberListApi, {}),
    rules,
    rules.then(({ need_card }) => (need_card === 1 ? callApi(bindList, { unit_id: unitId }) : { list: [] })),
  ])
  const slot = slots.list.find(({ slot_id }) => slot_id === slotId)
  const now = systemClock.now()
  const mayWait = date >= firstWaitDay(now, sheet.waitlist_to)
  const memberId = maybeId(query, 'member_id')
  return {
    slot,
    seat,
    doctor,
    members: members.list,
    sheet,
    cards: cards.list,
    memberId,
    mayWait,
    span: readSpan(query),
    spans: spansOf(slots.list, slot),
  }
}

const readSpan = (query: URLSearchParams): WaitSpan => waitSpans.find((span) => span === query.get('span')) ?? 'slot'

export const clientLoader = behindGate(load)

export default function ConfirmPage({ loaderData: shown }: Route.ComponentProps) {
  const { slot, seat } = shown
  const isWait = slot?.state === 'full' && shown.mayWait
  if (!slot || (slot.state !== 'bookable' && !isWait))
    return (
      <Frame bar={{}}>
        <Empty
          title="这个时段不能约了"
          text={slot?.state === 'full' ? '已经约满，候补在就诊前一晚结束。' : '可能已经开始、停诊，或排班有调整。'}
          action={<ButtonLink to={scheduleAddress(seat)}>看其他时段</ButtonLink>}
        />
      </Frame>
    )
  return (
    <Frame bar={{ title: isWait ? '加入候补' : '确认预约' }}>
      <BookingForm key={slot.slot_id} shown={{ ...shown, slot }} isWait={isWait} />
    </Frame>
  )
}

import type { Member } from '#app/areas/account/members/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import type { SlotRow } from '#app/areas/guahao/schedules/server/public.ts'
import { instantAt } from '#kit/time/day.ts'
import { type StopOutcome, stopOutcomes } from '../rules.ts'
import type { Offers } from './commands/offers.ts'
import type { NoticeOfList } from './queries.ts'

export const asOutcome = (outcome: string) => ({
  state: outcome as StopOutcome,
  state_desc: stopOutcomes[outcome as StopOutcome],
})

export const asNotice = (row: NoticeOfList, member: Member | undefined, offers: Offers | undefined) => {
  const { notice, order } = row
  const isOpen = notice.outcome === 'open'
  return {
    id: notice.id,
    ...asOutcome(notice.outcome),
    reason: row.reason,
    order_id: order.id,
    new_order_id: notice.newOrderId ?? '',
    unit_name: row.hospitalName,
    dep_name: row.depName,
    doctor_id: order.doctorId,
    doctor_name: row.doctorName,
    ...asSpan(order),
    member_name: member?.truename ?? '',
    refund_amount: isOpen ? order.paidFen : order.refundFen,
    choose_until: notice.chooseUntil,
    told_time: notice.toldAt,
    is_acknowledged: notice.acknowledgedAt !== null,
    substitute: isOpen ? asSubstitute(row) : null,
    others: (offers?.times ?? []).map(asOther),
    other_doctors: (offers?.doctors ?? []).map(({ card, times }) => ({
      doctor_id: card.id,
      doctor_name: card.name,
      title_name: titles[card.title] ?? '',
      times: times.map(asOther),
    })),
  }
}

const asSubstitute = ({ offered, substituteName, substituteTitle }: NoticeOfList) =>
  offered?.state === 'held'
    ? {
        doctor_id: offered.doctorId,
        doctor_name: substituteName ?? '',
        title_name: titles[substituteTitle ?? 0] ?? '',
        number: offered.number,
        ...asSpan(offered),
        fee: offered.feeFen,
      }
    : null

const asOther = (slot: SlotRow) => ({ slot_id: slot.id, ...asSpan(slot), fee: slot.feeFen, left_num: slot.left })

const asSpan = ({ date, beginMinutes, endMinutes }: { date: string; beginMinutes: number; endMinutes: number }) => ({
  begin_time: instantAt(date, beginMinutes),
  end_time: instantAt(date, endMinutes),
})

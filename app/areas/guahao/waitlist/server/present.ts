import type { Member } from '#app/areas/account/members/server/public.ts'
import { instantAt } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { spanWords, type WaitSpan, type WaitState, waitStates } from '../rules.ts'
import type { ReminderRow } from './queries/reminders.ts'
import type { WaitOfList } from './queries.ts'

export const asState = (state: string) => ({ state: state as WaitState, state_desc: waitStates[state as WaitState] })

export const asWait = ({ wait, ...slot }: WaitOfList, member: Member | undefined) => ({
  id: wait.id,
  ...asState(wait.state),
  why: wait.why,
  before_num: wait.state === 'waiting' ? slot.before : 0,
  slot_id: wait.slotId ?? 0,
  unit_id: slot.hospitalId,
  unit_name: slot.hospitalName,
  dep_id: slot.depId,
  dep_name: slot.depName,
  doctor_id: wait.doctorId,
  doctor_name: slot.doctorName,
  date: wait.date,
  half_name: halfDayWord(slot.half as HalfDay),
  span: wait.span as WaitSpan,
  span_name: spanWords(wait.span as WaitSpan, halfDayWord(slot.half as HalfDay)),
  begin_time: instantAt(wait.date, slot.beginMinutes),
  end_time: instantAt(wait.date, slot.endMinutes),
  fee: slot.feeFen,
  member_id: wait.memberId,
  member_name: member?.truename ?? '',
  add_time: wait.madeAt,
  list_end_time: wait.endsAt,
  order_id: wait.orderId ?? '',
})

/** A release of which somebody is to be told. */
export const asReminder = ({
  doctorId,
  depId,
  date,
  releasedAt,
}: Pick<ReminderRow, 'doctorId' | 'depId' | 'date' | 'releasedAt'>) => ({
  doctor_id: doctorId,
  dep_id: depId,
  date,
  release_time: releasedAt,
})

import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import type { Member } from '#app/areas/account/members/server/public.ts'
import type { countStates, OrderRow } from '#app/areas/guahao/booking/server/public.ts'
import { type OrderState, orderStates } from '#app/areas/guahao/booking/states.ts'
import { asDiagnoses, type NoteRow } from '#app/areas/guahao/visit-notes/server/public.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { ageOn, type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import type { ClinicRow, ListedTemplate } from './queries.ts'

/** States in which somebody stands on a clinic's list. */
type VisitState = Exclude<OrderState, 'expired' | 'cancelled' | 'rescheduled'>

export const asClinic = (row: ClinicRow, counts: Awaited<ReturnType<typeof countStates>>) => {
  const numberOf = (...states: OrderState[]) =>
    counts
      .filter((one) => one.scheduleId === row.id && states.includes(one.state))
      .reduce((sum, one) => sum + one.count, 0)
  return {
    schedule_id: row.id,
    unit_name: row.hospitalName,
    dep_name: row.depName,
    half_name: halfDayWord(row.half as HalfDay),
    room: row.room ?? '',
    is_stopped: row.state === 'stopped',
    expected_num: numberOf('booked'),
    waiting_num: numberOf('checked-in'),
    done_num: numberOf('done'),
  }
}

export const asMoved = ({ id, number, state }: OrderRow) => ({
  order_id: id,
  number,
  state: state as VisitState,
  state_desc: orderStates[state].words,
})

interface Beside {
  member: Member | undefined
  hasNote: boolean
  place: number | null
  now: Date
}

export const asVisit = (row: OrderRow, { member, hasNote, place, now }: Beside) => ({
  ...asMoved(row),
  begin_time: instantAt(row.date, row.beginMinutes),
  name: member?.truename ?? '',
  sex_name: member ? sexWord(sexCode(member.sex)) : '',
  age: member ? ageOn(member.birthday, dayOf(now)) : 0,
  is_first_visit: row.visitType === 'first',
  place,
  has_note: hasNote,
})

export const asNote = (
  note: Pick<NoteRow, 'diagnoses' | 'illIds' | 'findings' | 'advice' | 'followUp' | 'writtenAt'>,
) => ({
  diagnoses: asDiagnoses(note),
  findings: note.findings,
  advice: note.advice,
  follow_up_date: note.followUp ?? '',
  written_time: note.writtenAt,
})

export const asTemplate = ({ template, doctorName, depName }: ListedTemplate, asker: number) => ({
  template_id: template.id,
  name: template.name,
  diagnoses: template.diagnoses,
  findings: template.findings,
  advice: template.advice,
  is_own: template.doctorId === asker,
  dep_id: template.depId ?? 0,
  dep_name: depName ?? '',
  doctor_name: doctorName,
})

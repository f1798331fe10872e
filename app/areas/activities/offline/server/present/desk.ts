import type { Member } from '#app/areas/account/members/server/public.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { maskName } from '#kit/seal/mask.ts'
import { dayOf, formatClock, formatTime, minutesOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { eventWords, stateOf } from '../../rules.ts'
import { signupStates } from '../../states.ts'
import type { EventRow, ShownEvent, SignupRow } from '../queries.ts'

/** An event as the desk's list has it. */
export const asManaged = ({ event, depName }: { event: EventRow; depName: string }, now: Date) => {
  const status = stateOf(event, now)
  return {
    event_id: event.id,
    title: event.title,
    dep_name: depName,
    place: event.place,
    begin_time: event.startsAt,
    end_time: event.endsAt,
    status,
    status_desc: eventWords[status],
    total_num: event.places,
    taken_num: event.taken,
    waiting_num: event.waitingCount,
  }
}
type Managed = ReturnType<typeof asManaged>

/** The columns of the list's file. */
export const eventColumns: CsvColumns<Managed> = {
  活动编号: (row) => row.event_id,
  活动: (row) => row.title,
  科室: (row) => row.dep_name,
  地点: (row) => row.place,
  开始: (row) => formatTime(row.begin_time),
  结束: (row) => formatTime(row.end_time),
  状态: (row) => row.status_desc,
  名额: (row) => row.total_num,
  已占: (row) => row.taken_num,
  候补: (row) => row.waiting_num,
}

const clockOf = (at: Date): string => formatClock(minutesOf(at))

/** An event with all that can be changed about it. */
export const asSheet = (shown: ShownEvent, now: Date) => {
  const { event } = shown
  return {
    ...asManaged(shown, now),
    dep_id: event.depId,
    doctor_ids: event.doctorIds,
    intro: event.intro,
    date: dayOf(event.startsAt),
    begin: clockOf(event.startsAt),
    end: clockOf(event.endsAt),
    sign_end_time: event.signUntil,
    sign_hours: Math.round((event.startsAt.getTime() - event.signUntil.getTime()) / 3_600_000),
    min_age: event.minAge,
    max_age: event.maxAge,
    asks_health: event.asksHealth,
    points: event.points,
    off_reason: event.calledOffWhy,
  }
}

/** Somebody who comes, or would. */
export const asPerson = (
  row: SignupRow,
  members: ReadonlyMap<number, Member>,
  { startsAt }: Pick<EventRow, 'startsAt'>,
) => {
  const member = members.get(row.memberId)
  return {
    signup_id: row.id,
    name: maskName(member?.truename ?? ''),
    sex_name: member?.sex === 'female' ? '女' : '男',
    age: member ? ageOn(member.birthday, dayOf(startsAt)) : 0,
    guardian_name: maskName(members.get(row.guardianId ?? 0)?.truename ?? ''),
    state: row.state,
    state_desc: signupStates[row.state].words,
    sign_time: row.signedAt,
  }
}

import { sexCode } from '#app/areas/access/patients/rules.ts'
import {
  type CrowdTag,
  confirmState,
  crowdTags,
  eventWords,
  isNearEnd,
  signingStatus,
  statusWords,
} from '#app/areas/family-doctor/rules.ts'
import type { findResident, TeamSigning } from '#app/areas/family-doctor/server/public.ts'
import { signingStates } from '#app/areas/family-doctor/states.ts'
import { dayOf, daysBetween } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { ageOn } from '#kit/time/spoken.ts'

type Resident = NonNullable<Awaited<ReturnType<typeof findResident>>>
type File = NonNullable<Resident['file']>

/** A signing as the team's list shows it. */
export const asSigning = ({ row, member, remark, waits }: TeamSigning, now: Date) => {
  const today = dayOf(now)
  const signing_status = signingStatus(row.state, row.patientId !== null)
  const isSigned = row.state === 'signed' && row.endsOn !== null
  return {
    id: row.id,
    truename: member?.truename ?? '',
    state: row.state,
    state_desc: signingStates[row.state].words,
    age: member ? ageOn(member.birthday, today) : null,
    sex: member ? sexCode(member.sex) : null,
    signing_status,
    status_desc: statusWords[signing_status] ?? '',
    tags: row.tagIds.map((tag) => crowdTags[tag as CrowdTag]),
    remark,
    reason: row.reason,
    begin_date: row.beginsOn ?? '',
    end_date: row.endsOn ?? '',
    days_left: isSigned ? daysBetween(today, row.endsOn as string) : null,
    is_renewable: isSigned && isNearEnd(row.endsOn as string, today),
    is_waiting: waits,
    add_time: row.madeAt,
  }
}

/** A resident with all that their team may see of them. */
export const asResident = ({ signing, file, agreed, events }: Resident, now: Date) => ({
  ...asSigning(signing, now),
  promises: agreed,
  is_open: file !== undefined,
  record: file?.record ? asRecord(file.record) : null,
  reports: (file?.reports ?? []).map(asReport),
  assessments: (file?.assessments ?? []).map(asAssessment),
  plans: (file?.plans ?? []).map((plan) => asPlan(plan, now)),
  trajectory: events.map(({ event, title, content }) => ({
    id: event.id,
    kind: event.kind,
    kind_desc: eventWords[event.kind],
    title,
    content,
    is_team: event.signingId !== null,
    add_time: event.happenedAt,
  })),
})

const asRecord = ({ changedAt, ...health }: NonNullable<File['record']>) => ({
  ...asHealth(health),
  update_time: changedAt,
})

type Health = File['assessments'][number]['health']

const asHealth = ({ blood_type, ...health }: Health) => ({ ...health, blood_type: blood_type as 'A' | '' })

const asReport = ({ row, title, content, values, images }: File['reports'][number]) => ({
  id: row.id,
  title,
  check_date: row.checkedOn,
  content,
  values,
  images,
  is_team: row.isTeam,
})

const asAssessment = ({ row, health, advice }: File['assessments'][number]) => ({
  ...asHealth(health),
  id: row.id,
  advice,
  is_answered: row.answeredAt !== null,
  add_time: row.sentAt,
  answer_time: row.answeredAt,
})

const asPlan = ({ plan, title, items }: File['plans'][number], now: Date) => ({
  id: plan.id,
  title,
  add_time: plan.madeAt,
  content: items.map(({ item, text }) => ({
    content_id: item.id,
    text,
    is_confirm: confirmState(item.confirmedAt !== null, item.spanNew, now.getTime()),
    begin_time: later(now, { seconds: item.spanNew - now.getTime() / 1000 }),
  })),
})

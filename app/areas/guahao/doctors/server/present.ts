import { meanScore } from '#app/areas/guahao/hospitals/rules.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { distanceMetres, type Position } from '#kit/geo/distance.ts'
import { maskName, maskPhone } from '#kit/seal/mask.ts'
import { type Day, dayOf, formatClock } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { employeeBenefitState, employeeBenefitStates } from '../rules/employee-benefits.ts'
import { spokenServices, titles, usualAge } from '../rules.ts'
import type { ListedBenefit } from './queries/employee-benefits.ts'
import type { CardRow } from './queries/list.ts'
import type { DoctorRow, listServiceHours } from './queries/one.ts'

/** Who looks at a card: when, what they follow, and from where. */
export interface Looking {
  now: Date
  focused?: ReadonlySet<string>
  from?: Position | null
}

/** A doctor as their card shows them. */
export const asDoctorCard = (row: CardRow, { now, focused, from = null }: Looking) => ({
  doctor_id: row.id,
  doctor_name: row.name,
  sex: row.sex === 'female' ? 1 : 0,
  title: row.title,
  title_name: titles[row.title] ?? '',
  unit_id: row.hospitalId,
  unit_name: row.hospitalName,
  dep_id: row.depId,
  dep_name: row.depName,
  image: pictureOf(row),
  skills: row.skills,
  ill_tags: row.illTags,
  fans_num: row.fansCount,
  booked_num: row.bookedCount,
  score: meanScore(row.starSum, row.starCount),
  comment_num: row.starCount,
  is_referral: row.isReferral,
  is_focused: focused?.has(String(row.id)) ?? false,
  ...nextFree(row.nextFreeAt, now),
  distance: distanceFrom(from, row),
  is_demo: row.isDemo,
})

/** A time that has passed is none: the next one is told within minutes. */
const nextFree = (at: Date | null, now: Date) =>
  at !== null && at > now
    ? { next_free_time: at, next_free_words: spokenDayTime(at, dayOf(now)) }
    : { next_free_time: null, next_free_words: '' }

const distanceFrom = (from: Position | null, row: CardRow) => {
  const metres = from && distanceMetres(from, row)
  return metres === null ? null : Math.round(metres)
}

/** Their photograph, or the portrait that is generated for them. */
export const pictureOf = ({ picture, id, sex, title }: Pick<CardRow, 'picture' | 'id' | 'sex' | 'title'>) =>
  picture || `/pictures/portrait/doctor-${id}.svg?sex=${sex}&age=${usualAge(title, id)}&coat=1`

export const asDoctor = (row: DoctorRow, seats: readonly DoctorRow[], looking: Looking) => ({
  ...asDoctorCard(row, looking),
  introduction: row.introduction,
  share_num: row.shareCount,
  is_open: row.isOpen,
  posts: seats.map((seat) => ({
    unit_id: seat.hospitalId,
    unit_name: seat.hospitalName,
    dep_id: seat.depId,
    dep_name: seat.depName,
  })),
})

export const asServiceHours = (row: Awaited<ReturnType<typeof listServiceHours>>[number]) => ({
  service: row.service,
  service_name: spokenServices[row.service] ?? '',
  weekday: row.weekday,
  period: row.half,
  begin_time: formatClock(row.beginMinutes),
  end_time: formatClock(row.endMinutes),
})

interface WithNumber extends ListedBenefit {
  mobile: string
}

/** Free consultations of a member of staff, whose name and number are masked. */
export const asEmployeeBenefit =
  (today: Day) =>
  ({ benefit, truename, mobile }: WithNumber) => ({
    employee_id: benefit.patientId,
    truename: maskName(truename),
    mobile: mobile && maskPhone(mobile),
    granted_num: benefit.grantedCount,
    used_num: benefit.usedCount,
    left_num: benefit.grantedCount - benefit.usedCount,
    last_day: benefit.lastDay,
    state: employeeBenefitState(benefit, today),
  })

/** The columns of the desk's file of them. */
export const employeeBenefitColumns = (today: Day): CsvColumns<WithNumber> => ({
  姓名: ({ truename }) => maskName(truename),
  手机号: ({ mobile }) => mobile && maskPhone(mobile),
  免费次数: ({ benefit }) => benefit.grantedCount,
  已用次数: ({ benefit }) => benefit.usedCount,
  最后一天: ({ benefit }) => benefit.lastDay,
  状态: ({ benefit }) => employeeBenefitStates[employeeBenefitState(benefit, today)],
})

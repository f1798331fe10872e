import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { formatClock, instantAt } from '#kit/time/day.ts'
import { comesFasting, cutOffOf, type Week } from '../rules.ts'
import { appointmentStates } from '../states.ts'
import type { AppointmentRow, OrderAppointment, PlanRow, ReportRow, Thing } from './queries.ts'

/** The page of the order that an appointment is for. */
export const linkOf = ({ orderId }: Pick<AppointmentRow, 'orderId'>) => `/health/orderdetail?order_id=${orderId}`

/** When an appointment is, in words that stay true: 11月25日 09:30. */
export const spokenTime = ({ date, beginMinutes }: Pick<AppointmentRow, 'date' | 'beginMinutes'>): string => {
  const [, month, day] = date.split('-').map(Number)
  return `${month}月${day}日 ${formatClock(beginMinutes)}`
}

export const timeOf = ({ date, beginMinutes }: Pick<AppointmentRow, 'date' | 'beginMinutes'>): Date =>
  instantAt(date, beginMinutes)

/** Until when an appointment can be changed; past ones could until they were. */
export const changeUntil = (row: AppointmentRow, plan: PlanRow | undefined): Date =>
  plan ? cutOffOf(row.date, plan) : timeOf(row)

/** An appointment as its patient sees it. */
export const asAppointment = (
  { appointment: row, plan, memberName, ...hospital }: OrderAppointment,
  thing: Pick<Thing, 'item' | 'goods'> | undefined,
  now: Date,
) => {
  const item = thing?.item
  const until = changeUntil(row, plan)
  return {
    yuyue_id: row.id,
    order_id: row.orderId,
    goods_id: row.goodsId,
    goods_name: item?.name ?? '',
    goods_special_name: item?.skuName ?? '',
    appointment: item?.appointment ?? 'none',
    state: row.state,
    state_desc: appointmentStates[row.state].words,
    on_site_time: timeOf(row),
    unit_id: row.hospitalId,
    unit_name: hospital.hospitalName,
    unit_address: hospital.hospitalAddress,
    unit_phone: hospital.hospitalPhone,
    member_id: row.memberId,
    member_name: memberName,
    can_change: row.state === 'booked' && now < until,
    change_until: until,
    has_report: hospital.hasReport,
    is_fasting: thing !== undefined && comesFasting(thing.item.appointment, thing.goods),
  }
}

/** The weekdays with their flags, Monday first. */
export const asWeek = (week: Week) =>
  week.map((flags, at) => {
    const [morning, afternoon, evening] = [...flags].map((flag) => (flag === '1' ? ('1' as const) : ('0' as const)))
    return { weekday: at + 1, morning: morning ?? '0', afternoon: afternoon ?? '0', evening: evening ?? '0' } as const
  })

/** From when to when the parts of the day are. */
export const asHours = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]) => ({
  morning: { begin_time: formatClock(a), end_time: formatClock(b) },
  afternoon: { begin_time: formatClock(c), end_time: formatClock(d) },
  evening: { begin_time: formatClock(e), end_time: formatClock(f) },
})

/** What came out of an exam or a test. */
export interface Report {
  doctor: string
  conclusion: string
  items: readonly { name: string; value: string; unit: string; range: string; mark: '' | 'high' | 'low' | 'abnormal' }[]
}

/** Kinds of sealed text. */
export const [REPORT, SIGN] = ['order-report', 'consent-sign']

export const sealReport = ({ config }: Pick<Context, 'config'>, report: Report): string =>
  sealOf(config).seal(JSON.stringify(report), REPORT)

export const asReport = ({ contentSealed, issuedAt }: ReportRow, { config }: Pick<Context, 'config'>) => {
  const { doctor, conclusion, items } = JSON.parse(sealOf(config).open(contentSealed, REPORT)) as Report
  return { issue_time: issuedAt, doctor_name: doctor, conclusion, items: [...items] }
}

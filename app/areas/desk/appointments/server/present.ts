import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import type { Member } from '#app/areas/account/members/server/public.ts'
import type { NamedAppointment, PlanRow } from '#app/areas/orders/appointments/server/public.ts'
import { appointmentStates } from '#app/areas/orders/appointments/states.ts'
import type { ItemRow } from '#app/areas/orders/checkout/server/public.ts'
import { maskName } from '#kit/seal/mask.ts'
import { dayOf, formatClock } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'

/** Whether what was bought is reported on. */
export const isReported = (item: ItemRow | undefined): boolean =>
  item?.appointment === 'exam' || item?.appointment === 'test'

export const asState = ({ id, state }: NamedAppointment['appointment']) => ({
  yuyue_id: id,
  state,
  state_desc: appointmentStates[state].words,
})

/** Who comes, without what would say their name. */
export const asVisit = (
  { appointment, hasReport }: NamedAppointment,
  { item, member, now }: { item: ItemRow | undefined; member: Member | undefined; now: Date },
) => ({
  ...asState(appointment),
  time: formatClock(appointment.beginMinutes),
  goods_name: item?.name ?? '',
  goods_special_name: item?.skuName ?? '',
  member_name: maskName(member?.truename ?? ''),
  sex_name: member ? sexWord(sexCode(member.sex)) : '',
  age: member ? ageOn(member.birthday, dayOf(now)) : 0,
  can_report: appointment.state === 'arrived' && isReported(item),
  has_report: hasReport,
})

/** A plan with its other days. */
export const asPlan = (
  { plan, goodsName }: { plan: PlanRow; goodsName: string | null },
  days: readonly { id: number; date: string; places: number }[],
) => ({
  plan_id: plan.id,
  goods_id: plan.goodsId,
  goods_name: goodsName ?? '',
  week: plan.bookable,
  hours: plan.hours.map(formatClock),
  places: plan.places,
  cut_days: plan.cutDaysBefore,
  cut_time: formatClock(plan.cutMinutes),
  days: days.map(({ id, date, places }) => ({ day_id: id, date, places })),
})

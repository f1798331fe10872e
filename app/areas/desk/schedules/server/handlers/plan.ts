import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { type NewPlan, type PlanRow, savePlans, type Unchanged } from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatClock, weekdayOf } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'

/** The same half day of several weekdays. */
export type WeekPlan = Omit<NewPlan, 'hospitalId' | 'weekday'>

/** Writes the plans down, in the book and in the audit; only clinics that they concern are named as kept. */
export const plan = (ctx: StaffContext, weekdays: readonly number[], week: WeekPlan) =>
  ctx.transact(async (inside): Promise<{ clash: PlanRow } | { kept: Unchanged }> => {
    const plans = weekdays.map((weekday) => ({ ...week, weekday }))
    const saved = await savePlans(inside, ctx.staff.hospitalId, plans)
    if ('clash' in saved) return saved
    const after = { ...factsOf(week), weekdays: weekdays.join(',') }
    await recordAct(inside, { act: 'plan.save', kind: 'doctor', id: week.doctorId, after })
    return { kept: saved.kept.filter((clinic) => concerns(clinic, weekdays, week)) }
  })

/** Ends a plan by one without places. */
export const endPlan = (ctx: StaffContext, row: PlanRow, from: string): Promise<Unchanged> =>
  ctx.transact(async (inside) => {
    const { id: _, hospitalId, ...end } = { ...row, places: 0, firstDay: from, lastDay: null }
    const saved = await savePlans(inside, hospitalId, [end])
    if ('clash' in saved) throw new Error('a plan without places stands in the way of none')
    const before = { ...factsOf(row), weekdays: String(row.weekday) }
    await recordAct(inside, { act: 'plan.end', kind: 'doctor', id: row.doctorId, before, after: { from } })
    return saved.kept.filter((clinic) => concerns(clinic, [row.weekday], end))
  })

const concerns = (clinic: Unchanged[number], weekdays: readonly number[], { half, firstDay, lastDay }: WeekPlan) =>
  clinic.half === half &&
  weekdays.includes(weekdayOf(clinic.date)) &&
  clinic.date >= firstDay &&
  clinic.date <= (lastDay ?? clinic.date)

const factsOf = ({ depId, half, beginMinutes, endMinutes, places, feeFen, clinic, firstDay, lastDay }: WeekPlan) => ({
  depId,
  half,
  span: spanOf({ beginMinutes, endMinutes }),
  places,
  fee: fenToYuan(feeFen),
  clinic,
  firstDay,
  ...(lastDay ? { lastDay } : {}),
})

const spanOf = (of: { beginMinutes: number; endMinutes: number }) =>
  `${formatClock(of.beginMinutes)}–${formatClock(of.endMinutes)}`

/** What stands in the way, as the refusal says it. */
export const wordsOfClash = (clash: PlanRow) => ({
  when: `周${'一二三四五六日'[clash.weekday - 1]}${halfDayWord(clash.half as HalfDay)}`,
  span: spanOf(clash),
})

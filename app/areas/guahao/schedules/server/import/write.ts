import { type Why, why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import { formatClock } from '#kit/time/day.ts'
import { isClash } from '../../rules.ts'
import type { Changed } from '../commands/plan.ts'
import * as queries from '../queries.ts'
import type { Brought, Line } from './place.ts'

/** Whose clinics must be made anew at the end. */
export interface Touched extends Changed {
  doctors: Map<number, Set<number>>
  days: (queries.Scope & { date: string })[]
  /** Departments that lost invented plans. */
  freed: Set<number>
}

const touch = ({ doctors }: Touched, hospitalId: number, doctorId: number) => {
  const known = doctors.get(hospitalId) ?? new Set()
  doctors.set(hospitalId, known.add(doctorId))
}

/** Takes invented plans of the doctors away; then the lines that would have a doctor in two places at once, and why. */
export const refuseClashes = async (
  db: Db,
  plans: ReadonlyMap<Line, queries.NewPlan>,
  touched: Touched,
): Promise<Map<Line, Why>> => {
  const doctorIds = [...new Set([...plans.values()].map((plan) => plan.doctorId))]
  if (doctorIds.length === 0) return new Map()
  for (const { hospitalId, doctorId, depId } of await queries.deleteInvented(db, doctorIds)) {
    touch(touched, hospitalId, doctorId)
    touched.freed.add(depId)
  }
  const brought = new Set([...plans.values()].map(keyOf))
  const standing = (await queries.listPlansOfDoctors(db, doctorIds)).filter((plan) => !brought.has(keyOf(plan)))
  const taken = Map.groupBy<number, queries.NewPlan>(standing, (plan) => plan.doctorId)
  const refused = new Map<Line, Why>()
  for (const [line, plan] of plans) {
    const others = taken.get(plan.doctorId) ?? []
    const clash = others.find((other) => isClash(plan, other))
    if (clash) refused.set(line, wordsOf(clash))
    else taken.set(plan.doctorId, [...others, plan])
  }
  return refused
}

const keyOf = ({ doctorId, depId, weekday, half, firstDay }: queries.NewPlan) =>
  [doctorId, depId, weekday, half, firstDay].join(' ')

const wordsOf = ({ weekday, beginMinutes, endMinutes }: queries.NewPlan): Why => {
  const [from, to] = [formatClock(beginMinutes), formatClock(endMinutes)]
  return why(
    `the doctor is elsewhere on weekday ${weekday} from ${from} to ${to}`,
    `医生周${'一二三四五六日'[weekday - 1]} ${from} 到 ${to} 已在别处出诊`,
  )
}

export const writePlans = async (db: Db, plans: readonly queries.NewPlan[], touched: Touched) => {
  if (plans.length === 0) return []
  const written = await queries.upsertPlans(db, plans)
  for (const { hospitalId, doctorId } of written) touch(touched, hospitalId, doctorId)
  return written
}

/** Writes what is different on some days, and takes back what is as usual again. */
export const writeDays = async (
  db: Db,
  { brought, usual }: Record<'brought' | 'usual', readonly Brought[]>,
  touched: Touched,
) => {
  const written = brought.length > 0 ? await queries.upsertExceptions(db, brought) : []
  const gone =
    usual.length > 0
      ? await queries.deleteBroughtExceptions(
          db,
          usual.map((row) => row.sourceKey),
        )
      : []
  const sources = new Set([...written.map((row) => row.sourceKey), ...gone])
  for (const { sourceKey, hospitalId, depId, doctorId, date } of [...brought, ...usual]) {
    if (!sources.has(sourceKey)) continue
    if (doctorId) touch(touched, hospitalId, doctorId)
    else touched.days.push({ hospitalId, depId, date })
  }
  const added = written.filter((row) => row.isNew).length
  return { added, changed: written.length - added + gone.length }
}

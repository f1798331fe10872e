import { findByMobile } from '#app/areas/access/patients/server/public.ts'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as queries from '../queries/employee-benefits.ts'

/** How much somebody is granted, and until when. */
export interface BenefitWritten {
  grantedCount: number
  lastDay: Day
}
type Saved = { employee_id: number }

const factsOf = ({ grantedCount, usedCount, lastDay }: BenefitWritten & { usedCount: number }) => ({
  freeGranted: grantedCount,
  freeUsed: usedCount,
  freeUntil: lastDay,
})

/** Grants somebody free consultations; who they are is known by the number that they sign in with. */
export const grantBenefit = async (
  ctx: StaffContext,
  mobile: string,
  written: BenefitWritten,
): Promise<Saved | Refused<'past' | 'no-account' | 'taken'>> => {
  if (written.lastDay < dayOf(ctx.now)) return new Refused('past')
  const patientId = await findByMobile(ctx, mobile)
  if (patientId === undefined) return new Refused('no-account')
  return ctx.transact(async (inside) => {
    const row = { ...written, patientId, hospitalId: inside.staff.hospitalId, usedCount: 0 }
    if (!(await queries.insertEmployeeBenefit(inside.db, row))) return new Refused('taken')
    await recordAct(inside, {
      act: 'employee-benefit.grant',
      kind: 'employee-benefit',
      id: patientId,
      after: factsOf(row),
    })
    return { employee_id: patientId }
  })
}

/** Changes how much somebody is granted, and until when. */
export const changeBenefit = (
  ctx: StaffContext,
  patientId: number,
  written: BenefitWritten,
): Promise<Saved | Refused<'past' | 'not-found' | 'used'>> =>
  ctx.transact(async (inside) => {
    const before = await queries.lockEmployeeBenefit(inside.db, { patientId, hospitalId: inside.staff.hospitalId })
    if (!before) return new Refused('not-found')
    if (written.lastDay < dayOf(inside.now)) return new Refused('past')
    if (written.grantedCount < before.usedCount) return new Refused('used', { used: before.usedCount })
    await queries.updateEmployeeBenefit(inside.db, before, written)
    await recordAct(inside, {
      act: 'employee-benefit.change',
      kind: 'employee-benefit',
      id: patientId,
      before: factsOf(before),
      after: factsOf({ ...before, ...written }),
    })
    return { employee_id: patientId }
  })

/** Takes back what is left. Where something was used that stays on record: it is over since yesterday. */
export const withdrawBenefit = (ctx: StaffContext, patientId: number): Promise<Saved | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    const before = await queries.lockEmployeeBenefit(inside.db, { patientId, hospitalId: inside.staff.hospitalId })
    if (!before) return new Refused('not-found')
    const yesterday = addDays(dayOf(inside.now), -1)
    const lastDay = before.lastDay < yesterday ? before.lastDay : yesterday
    const left = { grantedCount: before.usedCount, lastDay }
    if (before.usedCount === 0) await queries.deleteEmployeeBenefit(inside.db, before)
    else await queries.updateEmployeeBenefit(inside.db, before, left)
    await recordAct(inside, {
      act: 'employee-benefit.withdraw',
      kind: 'employee-benefit',
      id: patientId,
      before: factsOf(before),
      after: factsOf({ ...before, ...left }),
    })
    return { employee_id: patientId }
  })

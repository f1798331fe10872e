import { carerRelations, mayWrite } from '#app/areas/records/children/rules.ts'
import { type Child, findChild } from '#app/areas/records/children/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { doubtOf, type Measured } from '../../rules.ts'
import { asStored, sealed } from '../present.ts'
import * as queries from '../queries.ts'
import { findStandard } from './standard.ts'

/** So many measurements a child has at most: one a day for almost three years. */
const MOST = 1_000
/** What no child weighs or measures, whatever the unit was. */
const mosts = { weightKg: 250, statureCm: 230, headCm: 80 } as const

/** A measurement as it is sent. */
interface Sent {
  childId: number
  clientId: string
  measured: Measured
  /** It was asked about, and is right. */
  isSure: boolean
}

/** Writes down what was measured; gives its id, or what is to be looked at again. */
export const measure = (ctx: PatientContext, sent: Sent) =>
  transactInside(ctx, async (inside) => {
    const child = await findChild(inside, sent.childId)
    if (!child) return new Refused('not-found')
    const fault = faultOf(child, sent.measured, dayOf(inside.now))
    return fault ? new Refused(fault) : write(inside, child, sent)
  })

const write = async (ctx: PatientContext, child: Child, { clientId, measured, isSure }: Sent) => {
  const rows = await queries.listMeasurements(ctx.db, child.id)
  const sentBefore = rows.find((row) => row.clientId === clientId)
  if (sentBefore) return sentBefore.id
  if (rows.length >= MOST) return new Refused('too-many')
  const doubt = await doubtIn(ctx, child, measured, rows)
  if (doubt && !isSure) return new Refused('look-again', { why: doubt.why }, { meant: doubt.meant })
  if (isTooMuch(measured)) return new Refused('impossible', { why: doubt?.why ?? '数字太大了，请核对单位' })
  const rounded = { weightKg: roundedTo(1_000, measured.weightKg), statureCm: roundedTo(10, measured.statureCm) }
  const by = child.relation === null ? '' : carerRelations[child.relation]
  const contentSealed = sealed(ctx, { ...measured, ...rounded, headCm: roundedTo(10, measured.headCm), by })
  return queries.insertMeasurement(ctx.db, { childId: child.id, clientId, contentSealed, addedAt: ctx.now })
}

/** Scales show grams, tapes millimetres; what comes with more is a sum of another program's. */
const roundedTo = (parts: number, value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * parts) / parts

const faultOf = ({ rights, birthday }: Child, { on, weightKg, statureCm, headCm }: Measured, today: Day) => {
  if (!mayWrite(rights)) return 'see-only'
  if (on > today) return 'not-yet'
  if (on < birthday) return 'before-birth'
  return [weightKg, statureCm, headCm].every((value) => value === undefined) ? 'empty' : undefined
}

/** WHO's tables reach furthest: what is doubtful does not depend on what a page shows. */
const doubtIn = async (
  ctx: PatientContext,
  child: Child,
  measured: Measured,
  rows: readonly queries.MeasurementRow[],
) => {
  const standard = (await findStandard(ctx, 'who')) ?? (await findStandard(ctx, 'china'))
  const others = rows.map((row) => asStored(ctx, row))
  return standard && doubtOf(standard, child, measured, others)
}

const isTooMuch = (measured: Measured): boolean =>
  (Object.keys(mosts) as (keyof typeof mosts)[]).some((name) => (measured[name] ?? 0) > mosts[name])

/** Takes a measurement away; names what stands in the way. */
export const takeAway = async (ctx: PatientContext, childId: number, id: number) => {
  const child = await findChild(ctx, childId)
  if (child && !mayWrite(child.rights)) return new Refused('see-only')
  const isGone = child !== undefined && (await queries.deleteMeasurement(ctx.db, childId, id))
  return isGone ? undefined : new Refused('not-found')
}

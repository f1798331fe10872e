import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { termEnd } from '../../rules.ts'
import { emitLevel } from '../queries/current-membership.ts'
import * as queries from '../queries.ts'
import type { Promised } from '../tables.ts'

/** A package that somebody gets. */
export interface Gotten {
  comboId: number
  title: string
  months: number
  promised: readonly Promised[]
  source: { orderId: string } | { codeId: number }
}

/** Adds a package to a patient's time: from now on, or after those that they have. Call it inside a transaction. */
export const addTerm = async (ctx: Context, patient: PatientId, gotten: Gotten): Promise<queries.TermRow> => {
  const { db, now } = ctx
  await lockPatient(db, patient)
  const { comboId, title, months, promised, source } = gotten
  const last = (await queries.listLive(db, patient, now)).at(-1)
  const startsAt = last?.endsAt ?? now
  const doctorIds = (await queries.findCombo(db, comboId))?.combo.doctorIds ?? []
  // Whoever is looked after already keeps their doctor.
  const kept = last?.doctorId != null && doctorIds.includes(last.doctorId) ? last.doctorId : undefined
  const doctorId = kept ?? (await queries.findFreest(db, doctorIds, now)) ?? null
  const span = { startsAt, endsAt: termEnd(startsAt, months) }
  const row = { patientId: patient, comboId, title, months, doctorId, ...source, ...span }
  const term = await queries.insertTerm(db, row, promised)
  await emitLevel(ctx, patient)
  return term
}

/** Takes a package out of a patient's time; what follows it moves up. The patient must be locked. */
export const takeBack = async (ctx: Context, patient: PatientId, term: queries.TermRow) => {
  const { db, now } = ctx
  await queries.takeTermBack(db, term.id, now)
  const rest = await queries.listLive(db, patient, now)
  let startsAt = rest.find((one) => one.startsAt <= now)?.endsAt ?? now
  for (const one of rest.filter((after) => after.startsAt > now)) {
    const endsAt = termEnd(startsAt, one.months)
    await queries.moveTerm(db, one.id, { startsAt, endsAt })
    startsAt = endsAt
  }
  await emitLevel(ctx, patient)
}

import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { sumBalance } from '#app/areas/points/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { levelOf, memberLevel, standingOf } from '../../rules.ts'
import * as queries from '../queries.ts'

/** How a patient stands. */
export interface Membership {
  level: number
  growth: number
  points: number
  /** A package counts now. */
  isVip: boolean
  /** Their packages, the one that counts now first. */
  terms: queries.TermRow[]
  levels: queries.LevelRow[]
}

/** How a patient stands now: their level by growth and package. */
export const findMembership = async (db: Db, patient: PatientId, now: Date): Promise<Membership> => {
  const levels = await queries.listLevels(db)
  const { amount: points, growth } = await sumBalance(db, patient)
  const terms = await queries.listLive(db, patient, now)
  const isVip = standingOf(terms, now).current !== undefined
  return { level: memberLevel(levelOf(levels, growth), isVip), growth, points, isVip, terms, levels }
}

/** Whether a package of the patient's counts now. */
export const isVipNow = async (db: Db, patient: PatientId, now: Date): Promise<boolean> =>
  standingOf(await queries.listLive(db, patient, now), now).current !== undefined

/** Tells the rooms above where the patient's level became another one; until when it is certain is kept. */
export const emitLevel = async (ctx: Context, patient: PatientId): Promise<Membership> => {
  const { db, now } = ctx
  await lockPatient(db, patient)
  const membership = await findMembership(db, patient, now)
  const { level, terms } = membership
  const told = await queries.findEmittedLevel(db, patient)
  await queries.putEmittedLevel(db, patient, { level, until: terms.at(-1)?.endsAt ?? null })
  if (level !== (told?.level ?? 0)) await ctx.emit('patient.levelled', { patientId: patient, level })
  return membership
}

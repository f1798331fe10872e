import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import { agreeToCurrent, findLacking, listVersions } from '#app/areas/account/consents/server/public.ts'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import type { PatientContext, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import {
  faultOfDiagnosis,
  isTarget,
  type Context as Moment,
  type Target,
  type Targets,
  toMmol,
  type Unit,
  usualTargets,
} from '../../rules.ts'
import { asContent, type Content, sealed } from '../present.ts'
import * as queries from '../queries.ts'

/** Whether a patient agreed to the protocol as it stands now. */
export const hasAgreed = async (db: Db, patient: PatientId): Promise<boolean> =>
  (await findLacking(db, patient, ['diabetes'])).length === 0

/** Agrees to the protocol as it stands now. */
export const agree = (ctx: PatientContext): Promise<void> => agreeToCurrent(ctx, ctx.patient, ['diabetes'])

/** The version of the protocol that counts now. */
export const protocolVersion = async (db: Db): Promise<number> => (await listVersions(db, 'diabetes'))[0]?.version ?? 0

/** What is known of who asks, for a form that they have not filled in yet: they themselves are their default member. */
export const findInfo = async (ctx: PatientContext) => {
  const member = await findDefaultMember(ctx.db, ctx.patient)
  return {
    truename: member?.truename ?? '',
    sex: member ? (member.sex === 'female' ? 1 : 2) : 0,
    age: member ? ageOn(member.birthday, dayOf(ctx.now)) : null,
    mobile: (await mobileOf(ctx, ctx.patient)) ?? '',
  }
}

/** A record as it was read. */
export interface Found {
  row: queries.RecordRow
  content: Content
  targets: Targets
}

/** The record of who asks; undefined without one, or where it is not the one that was named. */
export const findOwn = async (ctx: PatientContext, id?: number): Promise<Found | undefined> => {
  const row = await queries.findRecord(ctx.db, ctx.patient)
  if (!row || (id !== undefined && row.id !== id)) return undefined
  return asFound(ctx, row)
}

/** A record with what it says. */
export const asFound = (ctx: Pick<PatientContext, 'config'>, row: queries.RecordRow): Found => {
  const content = asContent(ctx, row)
  return { row, content, targets: targetsOf(content) }
}

/** The targets that count: the chosen ones before the usual ones. */
export const targetsOf = ({ type, targets }: Pick<Content, 'type' | 'targets'>): Targets => ({
  ...usualTargets(type === 'gestational'),
  ...targets,
})

/** What is said of a record. */
export interface Claim extends Pick<Content, 'truename' | 'sex' | 'age' | 'mobile' | 'type' | 'diagnosedOn'> {
  unit: Unit | undefined
}

/** Writes the record, or replaces what it says; unit and targets that were chosen stay. */
export const putOwn = async (ctx: PatientContext, { unit, ...said }: Claim) => {
  if (!(await hasAgreed(ctx.db, ctx.patient))) return new Refused('not-agreed')
  const today = dayOf(ctx.now)
  const fault = faultOfDiagnosis(said.diagnosedOn, said.age, today)
  if (fault) return new Refused(fault)
  const before = (await findOwn(ctx))?.content
  const content: Content = {
    ...said,
    toldOn: today,
    unit: unit ?? before?.unit ?? 'mmol',
    targets: before?.targets ?? {},
  }
  return write(ctx, content)
}

const write = (ctx: Pick<PatientContext, 'db' | 'config' | 'now' | 'patient'>, content: Content) =>
  queries.putRecord(ctx.db, { patientId: ctx.patient, contentSealed: sealed(ctx, content), madeAt: ctx.now })

/** A unit and a target that somebody chose, the target in the unit. */
interface Choice {
  unit: Unit | undefined
  context: Moment | undefined
  low: number | undefined
  high: number | undefined
}

/** Changes unit and targets; names what stands in the way. */
export const chooseTargets = async (ctx: PatientContext, id: number, { unit, context, low, high }: Choice) => {
  const found = await findOwn(ctx, id)
  if (!found) return new Refused('not-found')
  if (!(await hasAgreed(ctx.db, ctx.patient))) return new Refused('not-agreed')
  const given = [context, low, high].filter((one) => one !== undefined).length
  if (given !== 0 && given !== 3) return new Refused('incomplete')
  const { content } = found
  const typed = unit ?? content.unit
  const target = low === undefined || high === undefined ? undefined : targetIn(typed, { low, high })
  if (target && !isTarget(target)) return new Refused('target')
  const targets = context && target ? { ...content.targets, [context]: target } : content.targets
  await write(ctx, { ...content, unit: typed, targets })
  return {}
}

const targetIn = (unit: Unit, { low, high }: Target): Target => ({ low: toMmol(low, unit), high: toMmol(high, unit) })

import { findMember, type Member } from '#app/areas/account/members/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import { GUARDED_UNDER, MOST_ENTRIES } from '../../rules.ts'
import * as queries from '../queries.ts'

const ADULT = 18

/** Whether somebody's values are judged as a grown-up's; of whom no birthday is known, they are. */
export const isAdult = ({ birthday }: Pick<Member, 'birthday'>, today: Day): boolean =>
  birthday === '' || ageOn(birthday, today) >= ADULT

/** Whether a guardian must have agreed. */
export const isGuarded = ({ birthday }: Pick<Member, 'birthday'>, today: Day): boolean =>
  birthday !== '' && ageOn(birthday, today) < GUARDED_UNDER

/** Who writes into whose record. */
export interface Writing {
  memberId: number
  clientId: string
  hasConsent: boolean
}

/** The record into which something is written, locked; or why nothing may be. */
export const openRecord = async (ctx: PatientContext, { memberId, hasConsent }: Writing) => {
  const member = await findMember(ctx.db, ctx.patient, memberId)
  if (!member) return new Refused('not-found')
  const record = await queries.beginRecord(ctx.db, { patientId: ctx.patient, memberId, madeAt: ctx.now })
  if (isGuarded(member, dayOf(ctx.now)) && record.guardianConsentAt === null) {
    if (!hasConsent) return new Refused('guardian-needed')
    await queries.noteConsent(ctx.db, record.id, ctx.now)
  }
  return { member, record }
}

/** What is wrong with the days of something; undefined where nothing is. */
export const faultOfDay = (day: Day | '', { birthday }: Member, today: Day) => {
  if (day === '') return undefined
  if (day > today) return new Refused('not-yet')
  return birthday !== '' && day < birthday ? new Refused('before-birth') : undefined
}

/** A record that is open for writing, and whose it is. */
export type Opened = Exclude<Awaited<ReturnType<typeof openRecord>>, Refused<string>>

/** Adds an entry; its id, or that the record is full. */
export const addEntry = async (
  { db, now }: PatientContext,
  recordId: number,
  clientId: string,
  set: { contentSealed: string; remindAt: Date | null },
) => {
  if ((await queries.countEntries(db, recordId)) >= MOST_ENTRIES) return new Refused('too-many')
  return { id: await queries.insertEntry(db, { recordId, clientId, madeAt: now, ...set }) }
}

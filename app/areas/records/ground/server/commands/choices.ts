import type { Context, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Kind } from '../../rules.ts'
import { findChoices, putChoices } from '../queries.ts'
import { closed, opened } from './sealed.ts'

/** Which record a patient looks at. */
export interface Current {
  type: Kind
  id: number
}

/** Which record a patient chose to look at; undefined where they chose none. It may be gone. */
export const findCurrent = async (
  ctx: Pick<Context, 'db' | 'config'>,
  patient: PatientId,
): Promise<Current | undefined> => {
  const sealed = (await findChoices(ctx.db, patient))?.currentSealed
  return sealed ? opened<Current>(ctx, sealed) : undefined
}

/** Has a patient look at a record from now on; null at none. */
export const setCurrent = (ctx: Pick<Context, 'db' | 'config'>, patient: PatientId, current: Current | null) =>
  putChoices(ctx.db, patient, { currentSealed: current && closed(ctx, current) })

/** Whether a patient has said that their health records may choose adverts for them. Nobody has until they do. */
export const mayChooseAdverts = async (db: Db, patient: PatientId): Promise<boolean> =>
  Boolean((await findChoices(db, patient))?.advertsSince)

/** Says so, or takes it back. */
export const letChooseAdverts = ({ db, now }: Pick<Context, 'db' | 'now'>, patient: PatientId, may: boolean) =>
  putChoices(db, patient, { advertsSince: may ? now : null })

/** Whether a patient wants to be reminded at all; who said nothing does. */
export const wantsReminders = async (db: Db, patient: PatientId): Promise<boolean> =>
  (await findChoices(db, patient))?.reminds ?? true

/** Both of these, in one question. */
export const findWishes = async (db: Db, patient: PatientId) => {
  const choices = await findChoices(db, patient)
  return { reminds: choices?.reminds ?? true, mayChooseAdverts: Boolean(choices?.advertsSince) }
}

/** Says so, or takes it back. */
export const setReminders = ({ db }: Pick<Context, 'db'>, patient: PatientId, reminds: boolean) =>
  putChoices(db, patient, { reminds })

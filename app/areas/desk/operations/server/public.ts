import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Trouble } from '#kit/outside/server/trouble.ts'
import { dayOf } from '#kit/time/day.ts'
import { addFailure, addTrouble } from './queries.ts'

/** Why a run failed: the kind of its error, its code, and where it was thrown. */
interface Reason {
  kind: string
  code: string
  place: string
}

/** Keeps that a job has failed, for who operates the product. */
export const noteFailedRun = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  job: string,
  { kind, code, place }: Reason,
): Promise<void> => {
  await addFailure(db, { job, errorKind: kind, errorCode: code, errorPlace: place, firstAt: now, lastAt: now })
}

/** Keeps that an outside service did not do what it was asked. */
export const noteTrouble = async (db: Db, now: Date, { service, action, code }: Trouble): Promise<void> => {
  await addTrouble(db, { service, action, code, day: dayOf(now), lastAt: now })
}

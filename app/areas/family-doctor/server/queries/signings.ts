import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { PatientId } from '#server/here.ts'
import type { SigningState } from '../../states.ts'
import { familyDoctorEvents as events } from '../tables/of-members.ts'
import { familyDoctorAgreed as agreed, familyDoctorSignings as signings } from '../tables/teams.ts'

export type SigningRow = typeof signings.$inferSelect

/** The signing that a resident has, else the one that he waits for, whoever's account it is on. */
export const findLive = async (db: Db, idIndexes: readonly string[]): Promise<SigningRow | undefined> =>
  (
    await db
      .select()
      .from(signings)
      .where(and(inArray(signings.idIndex, [...idIndexes]), inArray(signings.state, ['pending', 'signed'])))
      .orderBy(desc(signings.state))
      .limit(1)
  )[0]

export const findSigning = async (db: Db, id: string): Promise<SigningRow | undefined> =>
  (await db.select().from(signings).where(eq(signings.id, id)))[0]

export const findOwnSigning = async (db: Db, patient: PatientId, id: string): Promise<SigningRow | undefined> =>
  (
    await db
      .select()
      .from(signings)
      .where(and(eq(signings.id, id), eq(signings.patientId, patient)))
  )[0]

/** What a member last applied for on his own account: what is live first. */
export const findLatest = async (db: Db, patient: PatientId, memberId: number): Promise<SigningRow | undefined> =>
  (
    await db
      .select()
      .from(signings)
      .where(and(eq(signings.patientId, patient), eq(signings.memberId, memberId)))
      .orderBy(desc(sql`array_position(array['pending', 'signed'], ${signings.state})`), desc(signings.madeAt))
      .limit(1)
  )[0]

/** Live signings of an account with these teams. */
export const listOwnLive = (db: Db, patient: PatientId, teamIds: readonly number[]) =>
  db
    .select({ teamId: signings.teamId, state: signings.state })
    .from(signings)
    .where(
      and(
        eq(signings.patientId, patient),
        inArray(signings.teamId, [...teamIds, -1]),
        inArray(signings.state, ['pending', 'signed']),
      ),
    )

/** Writes a signing; false where the resident has, or waits for, one like it. */
export const insertSigning = async (db: Db, row: typeof signings.$inferInsert): Promise<boolean> =>
  (await db.insert(signings).values(row).onConflictDoNothing().returning({ id: signings.id })).length > 0

/** Moves a signing on; undefined where it is not in the state that it was thought to be in. */
export const moveSigning = async (
  db: Db,
  id: string,
  from: SigningState,
  set: Partial<SigningRow> & { state: SigningState },
): Promise<SigningRow | undefined> =>
  (
    await db
      .update(signings)
      .set(set)
      .where(and(eq(signings.id, id), eq(signings.state, from)))
      .returning()
  )[0]

export const listEnding = (db: Db, today: Day) =>
  db
    .select()
    .from(signings)
    .where(and(eq(signings.state, 'signed'), lt(signings.endsOn, today)))
    .limit(500)

export const insertAgreed = async (db: Db, rows: (typeof agreed.$inferInsert)[]) => {
  if (rows.length > 0) await db.insert(agreed).values(rows)
}

/** What a signing promised, and how often the team did it. */
export const listAgreed = (db: Db, signingId: string) =>
  db
    .select({
      ...{ kind: agreed.kind, name: agreed.name, times: agreed.times },
      done: sql<number>`(
        select count(*)::int from ${events} e where e.signing_id = family_doctor_agreed.signing_id and e.kind = family_doctor_agreed.kind)`,
    })
    .from(agreed)
    .where(eq(agreed.signingId, signingId))
    .orderBy(asc(agreed.id))

const unclaimed = (idIndexes: readonly string[]) =>
  and(
    inArray(signings.idIndex, [...idIndexes]),
    isNull(signings.patientId),
    inArray(signings.state, ['signed', 'ended']),
  )

export const countUnclaimed = (db: Db, idIndexes: readonly string[]): Promise<number> =>
  db.$count(signings, unclaimed(idIndexes))

/** Takes signings that are on no account over to one, with what was done under them; how many. */
export const claimSignings = async (
  db: Db,
  idIndexes: readonly string[],
  owner: { patientId: number; memberId: number },
): Promise<number> => {
  const claimed = await db.update(signings).set(owner).where(unclaimed(idIndexes)).returning({ id: signings.id })
  const ids = claimed.map(({ id }) => id)
  if (ids.length > 0) await db.update(events).set(owner).where(inArray(events.signingId, ids))
  return ids.length
}

import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { type SigningState, statesBefore } from '../../states.ts'
import { familyDoctorEvents as events } from '../tables/of-members.ts'
import {
  familyDoctorAgreed as agreed,
  familyDoctorSignings as signings,
  familyDoctorTeams as teams,
} from '../tables/teams.ts'
import { residents } from './teams.ts'

export type SigningRow = typeof signings.$inferSelect

const liveOf = (idIndexes: readonly string[]) =>
  and(inArray(signings.idIndex, [...idIndexes]), inArray(signings.state, ['pending', 'signed']))

/** The signing that a resident has, else the one that they wait for, whoever's account it is on. */
export const findLive = async (db: Db, idIndexes: readonly string[]): Promise<SigningRow | undefined> =>
  (await db.select().from(signings).where(liveOf(idIndexes)).orderBy(desc(signings.state)).limit(1))[0]

export const findSigning = async (db: Db, id: string): Promise<SigningRow | undefined> =>
  (await db.select().from(signings).where(eq(signings.id, id)))[0]

const withTeam = (db: Db) => {
  const isPresent = and(
    eq(members.id, signings.memberId),
    eq(members.patientId, signings.patientId),
    isNull(members.leftAt),
  )
  return db
    .select({ signing: signings, team: { ...getTableColumns(teams), residents }, truename: members.truename })
    .from(signings)
    .innerJoin(teams, eq(teams.id, signings.teamId))
    .leftJoin(members, isPresent)
}
/** A signing with its team, and the name of its member while they are one of the account. */
export type ShownSigning = Awaited<ReturnType<typeof withTeam>>[number]

export const findOwnSigning = async (db: Db, patient: PatientId, id: string): Promise<ShownSigning | undefined> =>
  (await withTeam(db).where(and(eq(signings.id, id), eq(signings.patientId, patient))))[0]

/**
 * How a member stands: the signing that its resident has, else waits for, whoever's account it is on; and what they last applied
 * for on their own account, what is live first.
 */
export const findStanding = async (
  db: Db,
  idIndexes: readonly string[],
  { patientId, memberId }: { patientId: PatientId; memberId: number },
) => {
  const rows = await withTeam(db)
    .where(or(liveOf(idIndexes), and(eq(signings.patientId, patientId), eq(signings.memberId, memberId))))
    .orderBy(sql`array_position(array['pending', 'signed'], ${signings.state}) desc nulls last`, desc(signings.madeAt))
  const ofResident = rows.map(({ signing }) => signing).filter(({ idIndex }) => idIndexes.includes(idIndex))
  const inState = (state: SigningState) => ofResident.find((row) => row.state === state)
  return {
    live: inState('signed') ?? inState('pending'),
    latest: rows.find(({ signing }) => signing.patientId === patientId && signing.memberId === memberId),
  }
}

/** Live signings of an account with these teams. */
export const listOwnLive = (db: Db, patient: PatientId, teamIds: readonly number[]) =>
  db
    .select({ teamId: signings.teamId, state: signings.state })
    .from(signings)
    .where(
      and(
        eq(signings.patientId, patient),
        isAnyOf(signings.teamId, teamIds),
        inArray(signings.state, ['pending', 'signed']),
      ),
    )

/** Writes a signing; false where the resident has, or waits for, one like it. */
export const insertSigning = async (db: Db, row: typeof signings.$inferInsert): Promise<boolean> =>
  (await db.insert(signings).values(row).onConflictDoNothing().returning({ id: signings.id })).length > 0

/** Moves a signing along an arrow of its states; undefined where there is none from where it stands. */
export const moveSigning = async (
  db: Db,
  id: string,
  set: Partial<SigningRow> & { state: SigningState },
): Promise<SigningRow | undefined> =>
  (
    await db
      .update(signings)
      .set(set)
      .where(and(eq(signings.id, id), inArray(signings.state, statesBefore(set.state))))
      .returning()
  )[0]

/** Signings whose last day is over, so many at once. */
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
      kind: agreed.kind,
      name: agreed.name,
      times: agreed.times,
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

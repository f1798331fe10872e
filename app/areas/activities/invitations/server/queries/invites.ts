import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { activitiesInvitations as invitations, activitiesInvites as invites } from '../tables.ts'

/** What an activity gives. */
export type InviteRow = typeof invites.$inferSelect
/** An invitation as it is stored. */
export type InvitationRow = typeof invitations.$inferSelect
type NewInvitation = typeof invitations.$inferInsert

export const findInvite = async (db: Db, actId: number): Promise<InviteRow | undefined> =>
  (await db.select().from(invites).where(eq(invites.actId, actId)))[0]

export const insertInvite = (db: Db, row: typeof invites.$inferInsert) => db.insert(invites).values(row)

/** Somebody's account as an invitation sees it. */
export const findAccount = async (db: Db, id: PatientId) =>
  (
    await db
      .select({ nickname: patients.nickname, openedAt: patients.createdAt, mobileIndex: patients.mobileIndex })
      .from(patients)
      .where(eq(patients.id, id))
  )[0]

/** The invitation by which somebody came, or by which their number did, under any of its indexes. */
export const findJoined = async (
  db: Db,
  friendId: PatientId,
  indexes: readonly string[],
): Promise<InvitationRow | undefined> =>
  (
    await db
      .select()
      .from(invitations)
      .where(or(eq(invitations.friendId, friendId), inArray(invitations.friendIndex, [...indexes])))
  )[0]

/** Writes who invited somebody; false where somebody else did before. */
export const insertInvitation = async (db: Db, row: NewInvitation): Promise<boolean> =>
  (await db.insert(invitations).values(row).onConflictDoNothing().returning({ id: invitations.id })).length > 0

/** Whether two accounts say of themselves that they are the same person, by the papers of both. */
export const isSamePerson = async (db: Db, one: number, other: number): Promise<boolean> => {
  const rows = await db
    .select({ patientId: members.patientId, idIndex: members.idIndex })
    .from(members)
    .where(and(inArray(members.patientId, [one, other]), eq(members.relation, 'self'), sql`id_index is not null`))
  const [first, second] = rows
  return first !== undefined && second !== undefined && first.idIndex === second.idIndex
}

/** How many somebody invited in an activity, and for how many they were rewarded. */
export const countInvited = async (db: Db, actId: number, inviterId: PatientId) => {
  const rows = await db
    .select({ state: invitations.state, many: count() })
    .from(invitations)
    .where(and(eq(invitations.actId, actId), eq(invitations.inviterId, inviterId)))
    .groupBy(invitations.state)
  const many = new Map(rows.map((row) => [row.state, row.many]))
  const invited = rows.reduce((sum, row) => sum + (row.state === 'refused' ? 0 : row.many), 0)
  return { invited, rewarded: many.get('rewarded') ?? 0, waiting: many.get('waiting') ?? 0 }
}

/** Whom somebody invited, the latest first; what was refused is no friend of theirs. */
export const pageFriends = (db: Db, actId: number, inviterId: PatientId, asked: PageRequest) =>
  page(
    db,
    db
      .select({ invitation: invitations, nickname: patients.nickname })
      .from(invitations)
      .leftJoin(patients, eq(patients.id, invitations.friendId))
      .where(
        and(eq(invitations.actId, actId), eq(invitations.inviterId, inviterId), sql`${invitations.state} <> 'refused'`),
      )
      .orderBy(desc(invitations.id))
      .$dynamic(),
    asked,
  )

/** All that somebody invited, and by whom they came. */
export const listOwn = (db: Db, patient: PatientId): Promise<InvitationRow[]> =>
  db
    .select()
    .from(invitations)
    .where(or(eq(invitations.inviterId, patient), eq(invitations.friendId, patient)))
    .orderBy(invitations.id)

import { and, asc, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { PLATFORM_DESK } from '../../rules.ts'
import {
  accessStaffGrants as grants,
  accessStaffRequests as requests,
  accessStaffRoles as roles,
  accessStaff as staff,
} from '../tables.ts'
import { postColumns } from './grants.ts'

const askers = alias(staff, 'askers')
const deciders = alias(staff, 'deciders')

const atDesk = (hospitalId: number) =>
  hospitalId === PLATFORM_DESK ? isNull(requests.hospitalId) : eq(requests.hospitalId, hospitalId)

const selectRequests = (db: Db) =>
  db
    .select({ request: requests, askerName: askers.name, deciderName: deciders.name })
    .from(requests)
    .innerJoin(askers, eq(askers.id, requests.askedBy))
    .leftJoin(deciders, eq(deciders.id, requests.decidedBy))

export type AskedRow = Awaited<ReturnType<typeof selectRequests>>[number]
export type RequestRow = typeof requests.$inferSelect

const isWaiting = (now: Date) => and(eq(requests.state, 'waiting'), gt(requests.expiresAt, now))

interface RequestsAsked {
  list: 'waiting' | 'mine' | 'done'
  page: number
  page_size: number
}

/** Requests of a desk: those that wait for another's word, one's own, or those that are over. */
export const listRequests = (
  db: Db,
  { hospitalId, staffId }: { hospitalId: number; staffId: number },
  { list, page: number, page_size: size }: RequestsAsked,
  now: Date,
) => {
  const which = {
    waiting: and(isWaiting(now), ne(requests.askedBy, staffId)),
    mine: eq(requests.askedBy, staffId),
    done: or(ne(requests.state, 'waiting'), lte(requests.expiresAt, now)),
  }[list]
  const order = list === 'waiting' ? asc(requests.id) : desc(requests.id)
  const found = selectRequests(db)
    .where(and(atDesk(hospitalId), which))
    .orderBy(order)
  return page(db, found.$dynamic(), { page: number, size })
}

export const findRequest = async (db: Db, hospitalId: number, id: number): Promise<AskedRow | undefined> =>
  (await selectRequests(db).where(and(eq(requests.id, id), atDesk(hospitalId))))[0]

/** What they may agree to is counted where it waits. */
export const listWaiting = (db: Db, hospitalId: number, staffId: number, now: Date) =>
  db
    .select({ may: requests.may })
    .from(requests)
    .where(and(atDesk(hospitalId), isWaiting(now), ne(requests.askedBy, staffId)))
    .limit(100)

export const insertRequest = async (db: Db, row: typeof requests.$inferInsert): Promise<RequestRow> => {
  const [made] = await db.insert(requests).values(row).returning()
  if (!made) throw new Error('a request was not written')
  return made
}

/** Ends a request that waits; false where it has ended meanwhile. */
export const endRequest = async (
  db: Db,
  id: number,
  ending: { state: 'agreed' | 'refused' | 'withdrawn'; decidedBy: number; decidedAt: Date; note?: string },
): Promise<boolean> => {
  const waiting = and(eq(requests.id, id), isWaiting(ending.decidedAt))
  return (await db.update(requests).set(ending).where(waiting).returning({ id: requests.id })).length > 0
}

/** Lets nobody else take anything from anybody at this desk before the transaction ends: two could take the last posts from each other. */
export const lockDesk = (db: Db, hospitalId: number) => lockName(db, `staff of desk ${hospitalId}`)

/** What those do who have had a post that reaches this desk, since then where a time is named; each once. Not the asker, where one is named. */
export const listSettled = (db: Db, { hospitalId, staffId }: { hospitalId: number; staffId?: number }, since?: Date) =>
  db
    .selectDistinct({ role: postColumns.role, added: postColumns.added, removed: postColumns.removed })
    .from(grants)
    .innerJoin(staff, eq(staff.id, grants.staffId))
    .leftJoin(roles, eq(roles.id, grants.roleId))
    .where(
      and(
        staffId === undefined ? undefined : ne(grants.staffId, staffId),
        eq(grants.isOn, true),
        eq(staff.isOn, true),
        since && lte(grants.roleSince, since),
        hospitalId === PLATFORM_DESK
          ? isNull(grants.hospitalId)
          : or(isNull(grants.hospitalId), eq(grants.hospitalId, hospitalId)),
      ),
    )

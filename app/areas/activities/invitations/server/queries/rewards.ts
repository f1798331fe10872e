import { and, asc, count, desc, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import type { InvitationState } from '../../states.ts'
import { activitiesInvitations as invitations, activitiesInvites as invites } from '../tables.ts'
import type { InvitationRow } from './invites.ts'

const earlierOnes = alias(invitations, 'earlier_ones')

/** Whether who invites may have one more on this day: else those that wait for it would be asked about every minute. */
const hasRoom = (today: Day): SQL => sql`(${invites.mostDaily} is null or (
  select count(*) from ${invitations} earlier_ones where ${earlierOnes.actId} = ${invitations.actId}
  and ${earlierOnes.inviterId} = ${invitations.inviterId} and ${earlierOnes.rewardedOn} = ${today}) < ${invites.mostDaily})`

/** Friends who have bought something and kept enough of it, with the first such order; those of one friend alone where one is named. */
export const listEarned = (
  db: Db,
  { friendId, most, today }: { friendId?: number | undefined; most: number; today: Day },
) =>
  db
    .selectDistinctOn([invitations.id], { id: invitations.id, orderId: orders.id })
    .from(invitations)
    .innerJoin(invites, eq(invites.actId, invitations.actId))
    .innerJoin(orders, eq(orders.patientId, invitations.friendId))
    .where(
      and(
        or(eq(invitations.state, 'joined'), and(eq(invitations.state, 'waiting'), hasRoom(today))),
        inArray(orders.state, ['received', 'used']),
        gte(orders.madeAt, invitations.joinedAt),
        gt(orders.paidFen, 0),
        sql`${orders.paidFen} - ${orders.backFen} >= ${invites.leastFen}`,
        friendId === undefined ? undefined : eq(invitations.friendId, friendId),
      ),
    )
    .orderBy(asc(invitations.id), asc(orders.madeAt))
    .limit(most)

/** One invitation, and nobody else moves it before the transaction ends. */
export const lockInvitation = async (db: Db, id: number): Promise<InvitationRow | undefined> =>
  (await db.select().from(invitations).where(eq(invitations.id, id)).for('update'))[0]

/** The invitation that was rewarded for an order. */
export const findRewardedFor = async (db: Db, orderId: string): Promise<InvitationRow | undefined> =>
  (
    await db
      .select()
      .from(invitations)
      .where(and(eq(invitations.orderId, orderId), eq(invitations.state, 'rewarded')))
  )[0]

/** Rewards that somebody ever had in an activity, those that were taken back too: who is caught has no more of them. */
export const countRewards = async (db: Db, actId: number, inviterId: number): Promise<number> =>
  db.$count(
    invitations,
    and(
      eq(invitations.actId, actId),
      eq(invitations.inviterId, inviterId),
      inArray(invitations.state, ['rewarded', 'taken']),
    ),
  )

/** The same of one day. */
export const countRewardsOn = (db: Db, actId: number, inviterId: number, today: Day): Promise<number> =>
  db.$count(
    invitations,
    and(eq(invitations.actId, actId), eq(invitations.inviterId, inviterId), eq(invitations.rewardedOn, today)),
  )

/** The invitation of a friend that waits for another day. */
export const findWaiting = async (db: Db, friendId: number): Promise<InvitationRow | undefined> =>
  (
    await db
      .select()
      .from(invitations)
      .where(and(eq(invitations.friendId, friendId), eq(invitations.state, 'waiting')))
      .for('update')
  )[0]

/** Whether a friend still has an order of which enough is kept. */
export const hasEarned = async (db: Db, { friendId, joinedAt }: InvitationRow, leastFen: number): Promise<boolean> =>
  friendId !== null &&
  (await db.$count(
    orders,
    and(
      eq(orders.patientId, friendId),
      inArray(orders.state, ['received', 'used']),
      gte(orders.madeAt, joinedAt),
      gt(orders.paidFen, 0),
      sql`${orders.paidFen} - ${orders.backFen} >= ${leastFen}`,
    ),
  )) > 0

export const updateInvitation = (db: Db, id: number, set: Partial<InvitationRow>) =>
  db.update(invitations).set(set).where(eq(invitations.id, id))

/** What came of the invitations of these activities, counted by state. */
export const countByState = (db: Db, actIds: readonly number[]) =>
  db
    .select({ actId: invitations.actId, state: invitations.state, many: count() })
    .from(invitations)
    .where(inArray(invitations.actId, [...actIds]))
    .groupBy(invitations.actId, invitations.state)

const inviters = alias(patients, 'inviters')
const friends = alias(patients, 'friends')

/** Who invited whom in an activity, the latest first. */
export const pageInvitations = (
  db: Db,
  { actId, state }: { actId: number; state: InvitationState | undefined },
  asked: PageRequest,
) =>
  page(
    db,
    db
      .select({ invitation: invitations, inviter: inviters.nickname, friend: friends.nickname })
      .from(invitations)
      .leftJoin(inviters, eq(inviters.id, invitations.inviterId))
      .leftJoin(friends, eq(friends.id, invitations.friendId))
      .where(and(eq(invitations.actId, actId), state && eq(invitations.state, state)))
      .orderBy(desc(invitations.id))
      .$dynamic(),
    asked,
  )

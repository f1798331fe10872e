import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { activitiesActs } from '#app/areas/activities/acts/server/public.ts'
import { mallCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { RefusedFor } from '../rules.ts'
import { allStates, type InvitationState } from '../states.ts'

const act = () =>
  reference()
    .notNull()
    .references(() => activitiesActs.id)
const coupon = () => reference().references(() => mallCoupons.id)

/** What an invite activity gives. */
export const activitiesInvites = pgTable(
  'activities_invites',
  {
    actId: act().primaryKey(),
    /** For the friend, at once; null: nothing. */
    friendCouponId: coupon(),
    /** For who invited, once the friend has bought something. */
    rewardCouponId: coupon(),
    rewardPoints: integer().notNull(),
    /** So much of an order must be paid and kept. */
    leastFen: fen().notNull(),
    /** So many rewards one who invites has at most. */
    mostEach: smallint().notNull(),
    /** So many of them on one day; what is more comes on the days after. Null: as many as there are. */
    mostDaily: smallint(),
  },
  (table) => [
    check(
      'activities_invites_gives',
      sql`${table.rewardPoints} >= 0 and (${table.rewardCouponId} is not null or ${table.rewardPoints} > 0)`,
    ),
    check('activities_invites_limits', sql`${table.leastFen} > 0 and ${table.mostEach} > 0`),
    check('activities_invites_daily', sql`${table.mostDaily} between 1 and ${table.mostEach}`),
  ],
)

const among = (states: readonly InvitationState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

/** Who invited whom, and what came of it. */
export const activitiesInvitations = pgTable(
  'activities_invitations',
  {
    id: identity(),
    actId: act(),
    /** Null: their account is gone. */
    inviterId: reference().references(() => accessPatients.id, { onDelete: 'set null' }),
    friendId: reference()
      .unique()
      .references(() => accessPatients.id, { onDelete: 'set null' }),
    /** Blind index of the friend's number: it is invited once, whoever has it. */
    friendIndex: text().notNull().unique(),
    state: text().$type<InvitationState>().notNull(),
    refusedFor: text().$type<RefusedFor>(),
    joinedAt: instant().notNull(),
    movedAt: instant().notNull(),
    /** The order by which the reward was earned. */
    orderId: text(),
    /** The day on which it was given; null where it was not, and where that was before days were counted. */
    rewardedOn: day(),
    /** What was given for it … */
    rewardPoints: integer().notNull().default(0),
    rewardCodeId: reference(),
    /** … and what was taken back of it. */
    takenPoints: integer().notNull().default(0),
    isCodeTaken: text().$type<'taken' | 'used'>(),
  },
  (table) => [
    index('activities_invitations_inviter').on(table.inviterId, table.actId, table.id),
    index('activities_invitations_act').on(table.actId, table.id.desc().nullsFirst()),
    index('activities_invitations_open')
      .on(table.id)
      .where(among(['joined', 'waiting'])),
    unique('activities_invitations_order').on(table.orderId),
    check('activities_invitations_state', among(allStates)),
    check('activities_invitations_refused', sql`(${table.state} = 'refused') = (${table.refusedFor} is not null)`),
    check('activities_invitations_earned', sql`(state in ('rewarded', 'taken')) = (${table.orderId} is not null)`),
    check('activities_invitations_points', sql`${table.takenPoints} between 0 and ${table.rewardPoints}`),
  ],
)

import { sql } from 'drizzle-orm'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import { pointsLedger } from '#app/areas/points/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { POINTS_MARK } from '../../rules.ts'
import { activitiesInvitations as invitations, activitiesInvites as invites } from '../tables.ts'

/** What must be true of invitations at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'no reward survives the refund of what it was earned by': sql`
    select i.id from ${invitations} i join ${invites} a on a.act_id = i.act_id join ${orders} o on o.id = i.order_id
    where i.state = 'rewarded' and (o.state = 'refunded' or o.paid_fen - o.back_fen < a.least_fen)`,
  'nobody has more rewards of an activity than it gives': sql`
    select i.inviter_id, i.act_id from ${invitations} i join ${invites} a on a.act_id = i.act_id
    where i.state in ('rewarded', 'taken') and i.inviter_id is not null
    group by i.inviter_id, i.act_id, a.most_each having count(*) > a.most_each`,
  'no day has more rewards of an activity than it gives one': sql`
    select i.inviter_id, i.act_id, i.rewarded_on from ${invitations} i join ${invites} a on a.act_id = i.act_id
    where i.rewarded_on is not null and i.inviter_id is not null
    group by i.inviter_id, i.act_id, i.rewarded_on, a.most_daily having count(*) > a.most_daily`,
  'points of invitations came and went as their rows say': sql`
    select i.id from ${invitations} i
    where i.inviter_id is not null and i.reward_points - i.taken_points <> (
      select coalesce(sum(l.amount), 0) from ${pointsLedger} l
      where l.patient_id = i.inviter_id and l.task_id = ${POINTS_MARK} and l.object_id = i.id::text)`,
}

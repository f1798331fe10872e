import { findAnyOrder } from '#app/areas/orders/checkout/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { invitationStates } from '../states.ts'
import { rewardEarned, takeBackFor } from './commands/reward.ts'
import { listOwn } from './queries.ts'
import { activitiesInvitations } from './tables.ts'

export const subscribers: Subscribers = {
  async 'order.received'({ orderId }, ctx) {
    const order = await findAnyOrder(ctx.db, orderId)
    if (order) await rewardEarned(ctx, order.patientId)
  },

  async 'order.used'({ orderId }, ctx) {
    const order = await findAnyOrder(ctx.db, orderId)
    if (order) await rewardEarned(ctx, order.patientId)
  },

  'order.refunded': ({ orderId }, ctx) => takeBackFor(ctx, orderId),

  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'invitations',
      title: '邀请好友',
      tables: [activitiesInvitations],
      rows: (await listOwn(db, patientId)).map(({ inviterId, state, joinedAt, rewardPoints, takenPoints }) => ({
        role: inviterId === patientId ? '我邀请的' : '我被邀请',
        state: invitationStates[state].words,
        join_time: formatTime(joinedAt),
        // What who invited got is theirs alone to know.
        points: inviterId === patientId ? rewardPoints - takenPoints : 0,
      })),
      keptBecause:
        '奖励的账要对得上：保留有几次邀请和奖励，去掉是谁；手机号只留下认不出来的编号，同一个号码不能再被邀请',
    })
  },
}

import { insertAct } from '#app/areas/activities/acts/server/public.ts'
import { inviteActivity } from '#app/areas/activities/invitations/contract.ts'
import { insertInvite } from '#app/areas/activities/invitations/server/public.ts'
import { earlier, later } from '#kit/time/span.ts'
import { newPatient } from './askers.ts'
import type { World } from './world.ts'

/** An invite activity that is on since before anybody who asks registered. */
const anActivity = async ({ app }: World): Promise<{ act_id: number }> => {
  const now = app.clock.now()
  const actId = await insertAct(app.db, {
    kind: 'invite',
    title: '请朋友来',
    rule: '先接受的邀请算数',
    shareTitle: '来',
    shareText: '来看看',
    startsAt: earlier(now, { days: 30 }),
    endsAt: later(now, { days: 30 }),
  })
  await insertInvite(app.db, {
    actId,
    friendCouponId: null,
    rewardCouponId: null,
    rewardPoints: 10,
    leastFen: 100,
    mostEach: 5,
  })
  return { act_id: actId }
}

/** What is sent to the calls of invitations. */
export const invitationsByCall = {
  inviteActivity: anActivity,
  inviteFriends: anActivity,
  inviteCoupon: async (world: World) => {
    const act = await anActivity(world)
    const { share_id } = await world.app.callApi(inviteActivity, act, (await newPatient(world.app)).as)
    return { ...act, share_id, same_device: undefined }
  },
  deskInvitations: async (world: World) => ({ ...(await anActivity(world)), state: undefined }),
  deskInviteAdd: () => ({
    title: '试用邀请',
    rule: '先接受的邀请算数',
    share_title: '来试试',
    share_desc: '一起来',
    first_day: '2026-11-23',
    last_day: '2026-12-23',
    friend_coupon_id: undefined,
    reward_coupon_id: undefined,
    reward_points: 10,
    least: '20.00',
    most_each: 5,
    most_daily: undefined,
  }),
}

import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { drawCoupon, endCoupon, findCoupon } from '#app/areas/mall/coupons/server/public.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import { keepOrder } from '#app/areas/orders/checkout/server/public.ts'
import { grantPoints, spendPoints, sumBalance } from '#app/areas/points/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { isRewardedPurchase, POINTS_MARK, pointsToTake, rewardWords } from '../../rules.ts'
import * as queries from '../queries.ts'

/** So many at once; the rest waits for the next minute. */
const AT_ONCE = 200

/** Rewards who invited somebody who has bought something and kept it; of one friend alone where one is named. */
export const rewardEarned = async (ctx: Context, friendId?: number): Promise<void> => {
  const earned = await queries.listEarned(ctx.db, { friendId, most: AT_ONCE })
  for (const { id, orderId } of earned) await transactInside(ctx, (inside) => reward(inside, id, orderId))
}

/** One reward: the order is held meanwhile, so that no refund of it passes unseen. */
const reward = async (inside: Context, id: number, orderId: string): Promise<void> => {
  const { db, now } = inside
  const order = await keepOrder(db, orderId)
  const invitation = await queries.lockInvitation(db, id)
  const invite = invitation && (await queries.findInvite(db, invitation.actId))
  if (!order || !invite || invitation.state !== 'joined' || !isRewardedPurchase(order, invite.leastFen)) return
  const { inviterId, friendId } = invitation
  // Nobody is there any more who could have it.
  if (inviterId === null || (await lockPatient(db, inviterId)).length === 0)
    return void (await queries.updateInvitation(db, id, { state: 'capped', movedAt: now }))
  if (friendId !== null && (await queries.isSamePerson(db, inviterId, friendId)))
    return void (await queries.updateInvitation(db, id, { state: 'refused', refusedFor: 'person', movedAt: now }))
  const given =
    (await queries.countRewards(db, invite.actId, inviterId)) < invite.mostEach &&
    (await give(inside, id, inviterId as PatientId, invite))
  if (!given) return void (await queries.updateInvitation(db, id, { state: 'capped', movedAt: now }))
  await queries.updateInvitation(db, id, { state: 'rewarded', movedAt: now, orderId, ...given.kept })
  await tell(inside, inviterId, invite.actId, {
    title: '邀请奖励到账',
    text: `您邀请的好友完成了第一次购物，${given.words}已到账。好友退款的话会收回。`,
  })
}

/** Gives what the activity promises; false where nothing of it can be given. */
const give = async (inside: Context, id: number, inviterId: PatientId, invite: queries.InviteRow) => {
  const { db, now } = inside
  const { rewardCouponId: couponId, rewardPoints } = invite
  const rewardCodeId = couponId === null ? undefined : await drawCoupon(inside, { couponId, patientId: inviterId })
  const done = { businessMark: POINTS_MARK, taskId: POINTS_MARK, action: 'action_invite', objectId: String(id) }
  const hasPoints =
    rewardPoints > 0 &&
    (await grantPoints(db, inviterId, done, { amount: rewardPoints, growth: 0, day: dayOf(now), happenedAt: now }))
  if (rewardCodeId === undefined && !hasPoints) return false
  const coupon = couponId === null || rewardCodeId === undefined ? undefined : await findCoupon(db, couponId)
  const points = hasPoints ? rewardPoints : 0
  return {
    kept: { rewardCodeId: rewardCodeId ?? null, rewardPoints: points },
    words: rewardWords(points, coupon?.title ?? null),
  }
}

/** Money of an order went back: what was given for it is taken back, where too little of it is kept now. */
export const takeBackFor = async (inside: Context, orderId: string): Promise<void> => {
  const { db, now } = inside
  const order = await keepOrder(db, orderId)
  const found = await queries.findRewardedFor(db, orderId)
  const invitation = found && (await queries.lockInvitation(db, found.id))
  const invite = invitation && (await queries.findInvite(db, invitation.actId))
  if (!order || !invite || invitation.state !== 'rewarded' || isRewardedPurchase(order, invite.leastFen)) return
  const { id, inviterId, rewardPoints, rewardCodeId } = invitation
  const takenPoints = inviterId === null ? 0 : await takePoints(inside, inviterId as PatientId, id, rewardPoints)
  const isCodeTaken = rewardCodeId === null ? null : (await endCoupon(inside, rewardCodeId)) ? 'taken' : 'used'
  await queries.updateInvitation(db, id, { state: 'taken', movedAt: now, takenPoints, isCodeTaken })
  if (inviterId === null) return
  await tell(inside, inviterId, invite.actId, {
    title: '邀请奖励已收回',
    text: '您邀请的好友退了款，这次的邀请奖励已收回；已经用掉的不再追回。',
  })
}

/** Takes points back, as far as they are there: who has spent them owes nothing. */
const takePoints = async (inside: Context, patient: PatientId, id: number, given: number): Promise<number> => {
  if (given === 0 || (await lockPatient(inside.db, patient)).length === 0) return 0
  const amount = pointsToTake(given, (await sumBalance(inside.db, patient)).amount)
  if (amount === 0) return 0
  const spending = { what: POINTS_MARK, objectId: String(id), amount } as const
  return (await spendPoints({ db: inside.db, now: inside.now, patient }, spending)) ? amount : 0
}

const tell = (inside: Context, patientId: number, actId: number, said: { title: string; text: string }) =>
  notifyPatient(inside, {
    patientId,
    kind: 'system',
    ...said,
    link: address('/activity/invite', { act_id: actId }),
  })

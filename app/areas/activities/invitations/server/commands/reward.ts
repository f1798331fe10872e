import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { drawCoupon, endCoupon, findCoupon } from '#app/areas/mall/coupons/server/public.ts'
import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { keepOrder } from '#app/areas/orders/checkout/server/public.ts'
import { grantPoints, spendPoints, sumBalance } from '#app/areas/points/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { isRewardedPurchase, POINTS_MARK, pointsToTake, rewardWords } from '../../rules.ts'
import * as queries from '../queries.ts'

/** So many at once; the rest waits for the next minute. */
const AT_ONCE = 200

/** Rewards who invited somebody who has bought something and kept it; of one friend alone where one is named. */
export const rewardEarned = async (ctx: Context, friendId?: number): Promise<void> => {
  const earned = await queries.listEarned(ctx.db, { friendId, most: AT_ONCE, today: dayOf(ctx.now) })
  for (const { id, orderId } of earned) await transactInside(ctx, (inside) => reward(inside, id, orderId))
}

/** One reward: the order is held meanwhile, so that no refund of it passes unseen. */
const reward = async (inside: Context, id: number, orderId: string): Promise<void> => {
  const { db, now } = inside
  const order = await keepOrder(db, orderId)
  const invitation = await queries.lockInvitation(db, id)
  const invite = invitation && (await queries.findInvite(db, invitation.actId))
  if (!order || !invite || !isOpen(invitation) || !isRewardedPurchase(order, invite.leastFen)) return
  const { inviterId, friendId } = invitation
  // Nobody is there any more who could have it.
  if (inviterId === null || (await lockPatient(db, inviterId)).length === 0)
    return void (await queries.updateInvitation(db, id, { state: 'capped', movedAt: now }))
  if (friendId !== null && (await queries.isSamePerson(db, inviterId, friendId)))
    return void (await queries.updateInvitation(db, id, { state: 'refused', refusedFor: 'person', movedAt: now }))
  const { actId, mostEach, mostDaily } = invite
  if ((await queries.countRewards(db, actId, inviterId)) >= mostEach) return capOf(inside, invitation, invite)
  const today = dayOf(now)
  if (mostDaily !== null && (await queries.countRewardsOn(db, actId, inviterId, today)) >= mostDaily)
    return putOff(inside, invitation, mostDaily)
  const given = await give(inside, id, inviterId as PatientId, invite)
  if (!given) return void (await queries.updateInvitation(db, id, { state: 'capped', movedAt: now }))
  const set = { state: 'rewarded', movedAt: now, orderId, rewardedOn: today, ...given.kept } as const
  await queries.updateInvitation(db, id, set)
  await tell(inside, inviterId, invite.actId, filled(messages.rewarded, { reward: given.words }))
}

const isOpen = ({ state }: queries.InvitationRow): boolean => state === 'joined' || state === 'waiting'

/** There is nothing more to have for who invited; they are told so. */
const capOf = async (
  inside: Context,
  { id, inviterId }: queries.InvitationRow,
  { actId, mostEach }: queries.InviteRow,
): Promise<void> => {
  await queries.updateInvitation(inside.db, id, { state: 'capped', movedAt: inside.now })
  await tell(inside, inviterId ?? 0, actId, filled(messages.used, { number: String(mostEach) }))
}

/** The day has given all that it gives: it comes on one of the next, and who invited is told so once. */
const putOff = async (
  inside: Context,
  { id, actId, inviterId, state }: queries.InvitationRow,
  mostDaily: number,
): Promise<void> => {
  if (state === 'waiting') return
  await queries.updateInvitation(inside.db, id, { state: 'waiting', movedAt: inside.now })
  await tell(inside, inviterId ?? 0, actId, filled(messages.later, { number: String(mostDaily) }))
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
  if (order) await unwait(inside, order.patientId)
  const found = await queries.findRewardedFor(db, orderId)
  const invitation = found && (await queries.lockInvitation(db, found.id))
  const invite = invitation && (await queries.findInvite(db, invitation.actId))
  if (!order || !invite || invitation.state !== 'rewarded' || isRewardedPurchase(order, invite.leastFen)) return
  const { id, inviterId, rewardPoints, rewardCodeId } = invitation
  const takenPoints = inviterId === null ? 0 : await takePoints(inside, inviterId as PatientId, id, rewardPoints)
  const isCodeTaken = rewardCodeId === null ? null : (await endCoupon(inside, rewardCodeId)) ? 'taken' : 'used'
  await queries.updateInvitation(db, id, { state: 'taken', movedAt: now, takenPoints, isCodeTaken })
  if (inviterId === null) return
  await tell(inside, inviterId, invite.actId, filled(messages.takenBack, {}))
}

/** What waits for another day though nothing was kept of what it was for waits for a purchase again. */
const unwait = async ({ db, now }: Context, friendId: number): Promise<void> => {
  const waiting = await queries.findWaiting(db, friendId)
  const invite = waiting && (await queries.findInvite(db, waiting.actId))
  if (!invite || (await queries.hasEarned(db, waiting, invite.leastFen))) return
  await queries.updateInvitation(db, waiting.id, { state: 'joined', movedAt: now })
}

/** Takes points back, as far as they are there: who has spent them owes nothing. */
const takePoints = async (inside: Context, patient: PatientId, id: number, given: number): Promise<number> => {
  if (given === 0 || (await lockPatient(inside.db, patient)).length === 0) return 0
  const amount = pointsToTake(given, (await sumBalance(inside.db, patient)).amount)
  if (amount === 0) return 0
  const spending = { what: POINTS_MARK, objectId: String(id), amount } as const
  return (await spendPoints({ db: inside.db, now: inside.now, patient }, spending)) ? amount : 0
}

const tell = (inside: Context, patientId: number, actId: number, { template, values }: FilledMessage) =>
  notifyBy(inside, template, {
    patientId,
    values,
    link: address('/activity/invite', { act_id: actId }),
  })

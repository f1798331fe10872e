import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { actStateOf } from '#app/areas/activities/acts/rules.ts'
import { type ActRow, actOf } from '#app/areas/activities/acts/server/public.ts'
import { findCoupon, listCouponCodes } from '#app/areas/mall/coupons/server/public.ts'
import type { Handlers, PatientContext, RequestContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { rewardWords } from '../rules.ts'
import { join } from './commands/join.ts'
import { asFriend, friendName, leastText, shareIdOf, sharerOf } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async inviteActivity({ act_id }, ctx) {
    const found = await findOpen(ctx, act_id)
    if (!found) return ctx.refuse('not-found')
    const { act, invite } = found
    const [friendTitle, rewardTitle] = await Promise.all([
      titleOf(ctx, invite.friendCouponId),
      titleOf(ctx, invite.rewardCouponId),
    ])
    return {
      ...asAct(act, ctx.now),
      reward_text: rewardWords(invite.rewardPoints, rewardTitle),
      friend_text: friendTitle === null ? '' : `一张“${friendTitle}”`,
      least_text: leastText(invite),
      most_num: invite.mostEach,
      most_daily_num: invite.mostDaily ?? 0,
      ...(await ownOf(ctx, act.id)),
    }
  },

  async inviteCoupon({ act_id, share_id, same_device }, ctx) {
    const found = await findOpen(ctx, act_id)
    if (!found) return ctx.refuse('not-found')
    if (actStateOf(found.act, ctx.now) !== 'on') return ctx.refuse('not-on')
    const inviterId = sharerOf(share_id, ctx)
    if (inviterId === undefined) return ctx.refuse('no-friend')
    const came = await join(ctx, { ...found, inviterId, isSameDevice: same_device === 1 })
    if (came !== 'joined' && came !== 'got') return ctx.refuse(came)
    const title = await gotBy(ctx, found.invite)
    const inviter = friendName(await nicknameOf(ctx.db, inviterId))
    return { inviter, coupon_title: title ?? '', is_got: title !== null }
  },

  async inviteFriends({ act_id, page, page_size: size }, { db, patient }) {
    return paged(await queries.pageFriends(db, act_id, patient, { page, size }), asFriend)
  },
}

/** An invite activity with what it gives: the one of that number, or the current one. */
const findOpen = async (ctx: RequestContext, id: number | undefined) => {
  const act = await actOf(ctx, 'invite', id)
  const invite = act && (await queries.findInvite(ctx.db, act.id))
  return invite && { act, invite }
}

/** The title of the coupon for friends that who asks has; null where they have none. */
const gotBy = async (ctx: PatientContext, { friendCouponId: couponId }: queries.InviteRow): Promise<string | null> => {
  if (couponId === null) return null
  const codes = await listCouponCodes(ctx.db, ctx.patient, [couponId])
  return codes.length > 0 ? titleOf(ctx, couponId) : null
}

const titleOf = async ({ db }: RequestContext, couponId: number | null): Promise<string | null> =>
  couponId === null ? null : ((await findCoupon(db, couponId))?.title ?? null)

const asAct = (act: ActRow, now: Date) => ({
  act_id: act.id,
  title: act.title,
  rule: act.rule,
  begin_time: act.startsAt,
  end_time: act.endsAt,
  status: actStateOf(act, now),
  share_title: act.shareTitle,
  share_desc: act.shareText,
})

/** What is the asker's own of an activity: nothing for a visitor. */
const ownOf = async (ctx: RequestContext, actId: number) => {
  const { patient } = ctx
  if (patient === null) return { share_id: '', invited_num: 0, rewarded_num: 0, waiting_num: 0 }
  const { invited, rewarded, waiting } = await queries.countInvited(ctx.db, actId, patient)
  return { share_id: shareIdOf(patient, ctx), invited_num: invited, rewarded_num: rewarded, waiting_num: waiting }
}

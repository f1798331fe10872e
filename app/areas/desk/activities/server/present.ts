import { actStateOf } from '#app/areas/activities/acts/rules.ts'
import type { ActRow } from '#app/areas/activities/acts/server/public.ts'
import { friendName, type InvitedRow } from '#app/areas/activities/invitations/server/public.ts'
import { invitationStates } from '#app/areas/activities/invitations/states.ts'
import { chanceText } from '#app/areas/activities/lottery/rules.ts'
import { type listPrizes, type ParcelRow, receiverOfPrize } from '#app/areas/activities/lottery/server/public.ts'
import { asMaskedReceiver } from '#app/areas/orders/addresses/server/public.ts'
import type { Context } from '#app/context.ts'

export const asAct = (act: ActRow, now: Date) => ({
  act_id: act.id,
  type: act.kind,
  title: act.title,
  begin_time: act.startsAt,
  end_time: act.endsAt,
  status: actStateOf(act, now),
})

export const asPrize = ({
  title,
  kind,
  weight,
  worthFen,
  total,
  left,
}: Awaited<ReturnType<typeof listPrizes>>[number]) => ({
  title,
  kind,
  chance: chanceText(weight),
  worth: worthFen,
  total: total ?? -1,
  left: left ?? -1,
})

export const asParcel = ({ parcel, title }: ParcelRow, ctx: Pick<Context, 'config'>) => {
  return {
    prize_id: parcel.drawId,
    title,
    ask_time: parcel.askedAt,
    company: parcel.carrier,
    number: parcel.parcelNo,
    receiver: asMaskedReceiver(receiverOfPrize(parcel.receiverSealed, ctx)),
  }
}

/** Who invited whom, masked, with what was given for it and taken back. */
export const asInvitation = ({ invitation, inviter, friend }: InvitedRow) => ({
  invite_id: invitation.id,
  inviter: friendName(inviter),
  friend: friendName(friend),
  join_time: invitation.joinedAt,
  state: invitation.state,
  state_desc: invitationStates[invitation.state].words,
  move_time: invitation.movedAt,
  refused_for: invitation.refusedFor,
  points: invitation.rewardPoints,
  has_coupon: invitation.rewardCodeId !== null,
  taken_points: invitation.takenPoints,
  coupon_taken: invitation.isCodeTaken ?? ('' as const),
})

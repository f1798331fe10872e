import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import type { ActRow } from '#app/areas/activities/acts/server/public.ts'
import { drawCoupon } from '#app/areas/mall/coupons/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { PatientContext, PatientId } from '#app/context.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { isNewcomer, type RefusedFor } from '../../rules.ts'
import { friendName } from '../present.ts'
import * as queries from '../queries.ts'

interface Invited {
  act: ActRow
  invite: queries.InviteRow
  inviterId: PatientId
  isSameDevice: boolean
}

/** Why somebody is not, or not any more, the friend of who invites. */
type NotJoined = 'own' | 'no-friend' | 'not-new' | 'invited'

/**
 * Who registered just now says who invited them: once for an account and for a number, the first counts. Whether they got the coupon
 * for friends, or why nothing came of it. Asked again for the same it answers the same.
 */
export const join = (ctx: PatientContext, invited: Invited): Promise<NotJoined | 'joined' | 'got'> =>
  ctx.transact(async (inside) => {
    const { db, patient } = inside
    const { act, inviterId } = invited
    if (inviterId === patient) return 'own'
    // Both in the order of their numbers: two who invite each other at once do not wait for each other.
    const there: number[] = []
    for (const one of [patient, inviterId].sort((a, b) => a - b))
      there.push(...(await lockPatient(db, one)).map(({ id }) => id))
    if (!there.includes(inviterId)) return 'no-friend'
    const account = await queries.findAccount(db, patient)
    if (!account?.mobileIndex) return 'not-new'
    const before = await queries.findJoined(db, patient, [account.mobileIndex])
    if (before) return again(before, { patient, inviterId, actId: act.id })
    if (!isNewcomer(account.openedAt, act.startsAt, inside.now)) return 'not-new'
    return begin(inside, invited, account)
  })

/** What is answered to who has said it before. */
const again = (
  before: queries.InvitationRow,
  { patient, inviterId, actId }: { patient: PatientId; inviterId: PatientId; actId: number },
) => {
  const isSame = before.friendId === patient && before.inviterId === inviterId && before.actId === actId
  if (!isSame) return 'invited'
  return before.state === 'refused' ? 'own' : 'got'
}

type Account = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>

const begin = async (
  inside: PatientContext,
  { act, invite, inviterId, isSameDevice }: Invited,
  { nickname, mobileIndex }: Account,
): Promise<NotJoined | 'joined' | 'got'> => {
  const { db, now, patient } = inside
  const refusedFor: RefusedFor | null = isSameDevice
    ? 'device'
    : (await queries.isSamePerson(db, inviterId, patient))
      ? 'person'
      : null
  const isFirst = await queries.insertInvitation(db, {
    actId: act.id,
    inviterId,
    friendId: patient,
    friendIndex: mobileIndex ?? '',
    state: refusedFor ? 'refused' : 'joined',
    refusedFor,
    joinedAt: now,
    movedAt: now,
  })
  if (!isFirst) return 'invited'
  if (refusedFor) return 'own'
  await notifyBy(inside, messages.joined, {
    patientId: inviterId,
    values: { nickname: friendName(nickname) },
    link: address('/activity/invite', { act_id: act.id }),
  })
  if (invite.friendCouponId === null) return 'joined'
  return (await drawCoupon(inside, { couponId: invite.friendCouponId, patientId: patient })) ? 'got' : 'joined'
}

import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { REQUEST_HOURS } from '#app/areas/access/staff/rules.ts'
import { recordAct, recordActOf, requestSecond } from '#app/areas/access/staff/server/public.ts'
import type { Found } from '#app/areas/desk/counter/server/public.ts'
import { drawCoupon, endCoupon } from '#app/areas/mall/coupons/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { grantPoints, spendPoints } from '#app/areas/points/server/public.ts'
import type { Context, PatientId, StaffContext } from '#app/context.ts'
import type { Events } from '#app/events.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { fitsLimit, LIMIT_DAYS, MOST_COUPONS, MOST_POINTS_TOGETHER } from '../../rules.ts'
import { nameOf } from '../present.ts'
import * as queries from '../queries/gifts.ts'
import { listCouponsToGive } from './coupons.ts'

const GIVE = 'patient.give'

/** What somebody is to be given. */
interface Wanted {
  kind: 'points' | 'coupon'
  amount: number | undefined
  couponId: number | undefined
  reason: string
}

type NotAsked = Refused<'amount' | 'coupon' | 'waiting-already' | 'limit' | 'nobody-else'>

/** Asks that somebody is given something; another agrees, or nobody does. */
export const askToGive = (ctx: StaffContext, person: Found, wanted: Wanted): Promise<number | NotAsked> =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (done: number | NotAsked) => done instanceof Refused,
      (inside) => askInside(inside, person, wanted),
    ),
  )

const askInside = async (ctx: StaffContext, person: Found, wanted: Wanted): Promise<number | NotAsked> => {
  const { db, now, staff } = ctx
  const what = await whatOf(ctx, wanted)
  if (what instanceof Refused) return what
  const { patientId, id: memberId } = person
  const whose = { hospitalId: staff.hospitalId, patientId }
  await lockPatient(db, patientId)
  if (await queries.isAsked(db, { ...whose, ...what }, now)) return new Refused('waiting-already')
  const { id } = await queries.insertGift(db, {
    ...whose,
    ...what,
    memberId,
    kind: wanted.kind,
    reason: wanted.reason,
    state: 'waiting',
    askedAt: now,
    askedBy: staff.staffId,
    askedByName: staff.name,
    expiresAt: later(now, { hours: REQUEST_HOURS }),
  })
  const lately = await queries.sumLately(db, whose, earlier(now, { days: LIMIT_DAYS }), now)
  if (!fitsLimit(lately)) return new Refused('limit', { points: MOST_POINTS_TOGETHER, coupons: MOST_COUPONS })
  const found = await queries.findGift(db, id)
  if (!found) throw new Error('the gift that was written a moment ago is gone')
  // Who it is for stands by their number alone: requests are read by whoever may agree.
  const subject = `送就诊人 ${memberId} ${nameOf(found)}：${wanted.reason}`
  const asked = await requestSecond(ctx, { kind: GIVE, may: 'patients.agree', subject, facts: { giftId: id } })
  if (asked === null) return new Refused('nobody-else')
  return id
}

const whatOf = async (ctx: StaffContext, { kind, amount, couponId }: Wanted) => {
  if (kind === 'points') return amount === undefined ? new Refused('amount') : { amount, couponId: null }
  const coupon = (await listCouponsToGive(ctx)).find(({ id }) => id === couponId)
  return coupon ? { amount: 0, couponId: coupon.id } : new Refused('coupon')
}

const giftIdOf = (facts: Readonly<Record<string, unknown>>): number => Number(facts.giftId)

/** Another has agreed: it is given, once, or nothing is agreed to. */
export const give = async (ctx: Context, { kind, facts, by, done }: Events['request.agreed']): Promise<void> => {
  if (kind !== GIVE) return
  const { db, now } = ctx
  const decided = { state: 'given', decidedAt: now, decidedByName: by.name }
  const moved = await queries.moveGift(db, giftIdOf(facts), 'waiting', decided)
  const found = moved && (await queries.findGift(db, moved.id))
  if (!found || !(await hand(ctx, found))) return
  await notify(ctx, found, messages.given, found.gift.reason)
  const after = { given: nameOf(found), reason: found.gift.reason }
  await recordActOf(ctx, by, by.traceid, { act: 'patient.give', kind: 'patient-gift', id: found.gift.id, after })
  done()
}

/** Enters points into their ledger, or draws the coupon; false where none is left for them. */
const hand = async (ctx: Context, { gift }: queries.FoundGift): Promise<boolean> => {
  const { db, now } = ctx
  const patientId = gift.patientId as PatientId
  if (gift.couponId === null) {
    const named = { businessMark: 'desk', taskId: 'given', action: 'action_given', objectId: String(gift.id) }
    return grantPoints(db, patientId, named, { amount: gift.amount, growth: 0, day: dayOf(now), happenedAt: now })
  }
  const codeId = await drawCoupon(ctx, { couponId: gift.couponId, patientId })
  if (codeId === undefined) return false
  await queries.moveGift(db, gift.id, 'given', { codeId })
  return true
}

/** Nobody agrees to it any more. */
export const dropGift = async (ctx: Context, { kind, facts, state, note }: Events['request.ended']): Promise<void> => {
  if (kind === GIVE) await queries.moveGift(ctx.db, giftIdOf(facts), 'waiting', { state, note, decidedAt: ctx.now })
}

type NotBack = Refused<'not-given' | 'spent'>

/** Takes back what was given where it is not spent yet, and says why. */
export const takeGiftBack = (
  ctx: StaffContext,
  found: queries.FoundGift,
  reason: string,
): Promise<NotBack | undefined> =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (done: NotBack | undefined) => done !== undefined,
      async (inside) => {
        const { id } = found.gift
        const back = { state: 'back', note: reason, decidedAt: inside.now, decidedByName: inside.staff.name }
        const moved = await queries.moveGift(inside.db, id, 'given', back)
        if (!moved) return new Refused('not-given')
        if (!(await fetchBack(inside, moved))) return new Refused('spent')
        await notify(inside, found, messages.takenBack, reason)
        const facts = { before: { given: nameOf(found) }, after: { reason } }
        await recordAct(inside, { act: 'patient.take-back', kind: 'patient-gift', id, ...facts })
        return undefined
      },
    ),
  )

const fetchBack = async (ctx: StaffContext, gift: queries.GiftRow): Promise<boolean> => {
  const { db, now } = ctx
  if (gift.couponId !== null) return gift.codeId !== null && endCoupon(ctx, gift.codeId)
  const spending = { what: 'given', objectId: String(gift.id), amount: gift.amount } as const
  return spendPoints({ db, now, patient: gift.patientId as PatientId }, spending)
}

const notify = (ctx: Context, found: queries.FoundGift, message: typeof messages.given, reason: string) =>
  notifyBy(ctx, message, {
    patientId: found.gift.patientId,
    values: { by: found.hospitalName, what: nameOf(found), reason },
    link: found.gift.couponId === null ? '/vue/userpoint/index' : '/account/coupons',
  })

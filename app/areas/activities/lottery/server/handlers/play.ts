import { randomInt } from 'node:crypto'
import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { drawCoupon } from '#app/areas/mall/coupons/server/public.ts'
import { grantPoints } from '#app/areas/points/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { leftOf, prizeAt } from '../../rules.ts'
import * as queries from '../queries.ts'

/** One draw: the prize, which draw it was and how many are left; undefined where none was left. */
export const play = (ctx: PatientContext, lottery: queries.LotteryRow) =>
  ctx.transact(async (inside) => {
    const { db, patient: patientId, now } = inside
    const { actId } = lottery
    // One after the other: two at once could take the last draw together.
    await lockPatient(db, patientId)
    const day = dayOf(now)
    const own = await queries.countOwn(db, patientId, lottery, day)
    if (leftOf(own) === 0) return undefined
    const prizes = await queries.listPrizes(db, actId)
    const fallen = prizeAt(prizes, randomInt(sumOf(prizes))) as queries.PrizeRow
    const prize = (await take(inside, fallen)) ? fallen : thanksOf(prizes)
    const row = { actId, patientId, day, seat: own.used + 1, prizeId: prize.id, drawnAt: now }
    const wonId = await queries.insertDraw(db, row)
    if (prize.kind === 'points') await grant(inside, prize, wonId)
    return { prize, wonId, left: leftOf({ ...own, used: own.used + 1 }) }
  })

const sumOf = (prizes: readonly queries.PrizeRow[]) => prizes.reduce((sum, { weight }) => sum + weight, 0)

const thanksOf = (prizes: readonly queries.PrizeRow[]): queries.PrizeRow => {
  const thanks = prizes.find(({ kind }) => kind === 'thanks')
  if (!thanks) throw new Error('a lottery without a thanks')
  return thanks
}

/** Takes a piece of a prize, and the coupon with it; false where there is none, or they may have no more of them. */
const take = async (inside: PatientContext, { id, kind, couponId }: queries.PrizeRow) => {
  const { db, patient: patientId } = inside
  if (kind === 'thanks') return true
  if (!(await queries.takePiece(db, id))) return false
  if (couponId === null || (await drawCoupon(inside, { couponId, patientId })) !== undefined) return true
  await queries.putPieceBack(db, id)
  return false
}

const grant = ({ db, patient, now }: PatientContext, prize: queries.PrizeRow, wonId: number) =>
  grantPoints(
    db,
    patient,
    { businessMark: 'lottery', taskId: String(prize.actId), action: 'action_prize', objectId: String(wonId) },
    { amount: prize.points, growth: 0, day: dayOf(now), happenedAt: now },
  )

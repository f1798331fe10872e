import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { closePayment, paymentOf, refund, startPayment } from '#app/areas/pay/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { newId } from '#kit/random/new-id.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { messages } from '../../rules/messages.ts'
import { HOLD_MINUTES, PURPOSE } from '../../rules.ts'
import * as queries from '../queries.ts'
import { addTerm } from './add-term.ts'
import { newCode, SUPPLEMENT } from './supplement.ts'

/** Where a patient sees their membership. */
export const PAGE = '/member/index'

/** The order of a package that waits for its money: the one that there is, or a new one; undefined where it just went on. */
export const orderCombo = async (
  ctx: Context,
  patient: PatientId,
  whole: queries.Combo,
): Promise<queries.OrderRow | undefined> => {
  const { db, now } = ctx
  const waiting = await queries.findUnpaid(db, patient, whole.combo.id)
  if (waiting && isSame(waiting, whole.combo) && waiting.holdUntil > now) return waiting
  if (waiting && !(await endOrder(ctx, waiting, 'expired'))) return undefined
  const made = await write(ctx, patient, whole)
  return made ?? queries.findUnpaid(db, patient, whole.combo.id)
}

/** What was agreed still is: the package costs and lasts what it did. */
const isSame = (order: queries.OrderRow, combo: queries.ComboRow) =>
  order.priceFen === combo.priceFen && order.months === combo.months && order.title === combo.title

const write = (ctx: Context, patientId: PatientId, { combo, granted }: queries.Combo) =>
  rollbackIf(
    ctx,
    (made: queries.OrderRow | undefined) => made === undefined,
    async (inside) => {
      const { db, now } = inside
      const id = newId()
      const { title, months, priceFen, id: comboId } = combo
      const holdUntil = later(now, { minutes: HOLD_MINUTES })
      const bill = { patientId, purpose: PURPOSE, subjectId: id, amountFen: priceFen, title, link: PAGE }
      const outTradeNo = await startPayment(inside, { ...bill, deadline: holdUntil })
      const promised = granted.map(({ benefit, times }) => ({ benefitId: benefit.id, times }))
      const row = { id, patientId, comboId, title, months, promised, priceFen, outTradeNo, madeAt: now, holdUntil }
      return queries.insertOrder(db, row)
    },
  )

/** Ends an order that is not paid, its payment first; undefined where money came in the same instant. */
export const endOrder = (ctx: Context, order: queries.OrderRow, state: 'cancelled' | 'expired') =>
  rollbackIf(
    ctx,
    (ended: queries.OrderRow | undefined) => ended === undefined,
    async (inside) => {
      const isClosed =
        (await closePayment(inside, order.outTradeNo)) ||
        (await paymentOf(inside.db, order.outTradeNo))?.state === 'closed'
      return isClosed ? queries.moveOrder(inside.db, order.id, 'unpaid', { state }) : undefined
    },
  )

/** Money arrived for an order: its package begins. What comes for one that is over goes back by itself. */
export const settlePaid = (ctx: Context, orderId: string, amountFen: number) =>
  transactInside(ctx, async (inside) => {
    const { db, now, config } = inside
    const code = newCode()
    const seal = sealOf(config)
    const paid = await queries.moveOrder(db, orderId, 'unpaid', {
      state: 'paid',
      paidFen: amountFen,
      paidAt: now,
      supplementSealed: seal.seal(code, SUPPLEMENT),
      supplementIndex: seal.index(code, SUPPLEMENT),
    })
    if (!paid) return settleLate(inside, orderId, amountFen)
    const { patientId, comboId, title, months, promised } = paid
    const gotten = { comboId, title, months, promised, source: { orderId } }
    const term = await addTerm(inside, patientId as PatientId, gotten)
    await notifyBy(inside, messages.begun, {
      patientId,
      values: { combo: title, until: dayOf(earlier(term.endsAt, { seconds: 1 })) },
      link: PAGE,
    })
  })

const settleLate = async (ctx: Context, orderId: string, amountFen: number) => {
  const late = await queries.noteLateMoney(ctx.db, orderId, amountFen)
  if (!late) return
  await payBack(ctx, late, '付款时会员订单已关闭')
  await notifyBy(ctx, messages.paidLate, {
    patientId: late.patientId,
    values: { money: fenToYuan(amountFen) },
    link: PAGE,
  })
}

/** Orders back all that was paid. Less would be our mistake: all is undone. */
export const payBack = async (
  ctx: Context,
  { id, outTradeNo, paidFen }: Pick<queries.OrderRow, 'id' | 'outTradeNo' | 'paidFen'>,
  reason: string,
) => {
  if (!(await refund(ctx, outTradeNo, paidFen, reason)))
    throw new Error(`the money of the membership order ${id} does not go back`)
}

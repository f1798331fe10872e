import { randomBytes } from 'node:crypto'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { payAtCounter } from '#app/areas/activities/gift-cards/server/public.ts'
import { collectOnSite } from '#app/areas/guahao/booking/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import {
  type CounterWay,
  GIFT_CARD,
  numberAtTerminal,
  type TillWay,
  terminalNumber,
} from '#app/areas/pay/rules/counter.ts'
import { takeAtCounter } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as queries from '../queries.ts'
import { findOwnVisit } from './find-due.ts'

/** What somebody pays at the counter for. */
interface Collecting {
  orderId: string
  /** How money is taken; a gift card may pay all of it. */
  way: CounterWay | undefined
  terminalNo: string | undefined
  /** The gift card that pays a part, by the code that is shown, and how much. */
  gift: { scanned: string; amountFen: number } | undefined
}

/** What was taken. */
interface Collected {
  amountFen: number
  /** What of it a gift card paid. */
  giftFen: number
  /** How the money was taken; a gift card where it paid all. */
  way: TillWay
  number: string
}

type NotCollected = Refused<
  | 'not-found'
  | 'no-shift'
  | 'nothing-due'
  | 'number-needed'
  | 'number-used'
  | 'way-needed'
  | 'gift-amount'
  | 'wrong'
  | 'too-often'
  | 'secret'
  | 'expired'
  | 'too-little'
>

/** Takes the fee of an appointment: payment, books, gift card, place and shift change together, or none of them. */
export const collect = (ctx: StaffContext, asked: Collecting): Promise<Collected | NotCollected> =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (done: Collected | NotCollected) => done instanceof Refused,
      (inside) => collectInside(inside, asked),
    ),
  )

const collectInside = async (ctx: StaffContext, asked: Collecting): Promise<Collected | NotCollected> => {
  const { orderId, gift } = asked
  const { hospitalId } = ctx.staff
  if (!(await findOwnVisit(ctx, orderId))) return new Refused('not-found')
  const shift = await queries.lockOpenShift(ctx.db, ctx.staff)
  if (!shift) return new Refused('no-shift')
  const due = await collectOnSite(ctx, orderId)
  if (!due) return new Refused('nothing-due')
  const how = howPaid(asked, due.amountFen)
  if (how instanceof Refused) return how
  const { way, number, giftFen } = how
  // Payment before card, as refunds lock them.
  const known = numberAtTerminal(hospitalId, number)
  const received = await takeAtCounter(ctx, { ...due, way, number: known, cardFen: giftFen })
  if (received === 'number-reused') return new Refused('number-used')
  if (received !== 'taken') return new Refused('nothing-due')
  const unit = { id: hospitalId, name: (await findHospital(ctx.db, hospitalId))?.name ?? '' }
  const paid = gift && (await payAtCounter(ctx, { ...gift, unit, outTradeNo: due.outTradeNo }))
  if (typeof paid === 'string') return new Refused(paid)
  await noteTaken(ctx, { shiftId: shift.id, orderId, due, how })
  return { ...how, amountFen: due.amountFen }
}

type How = Omit<Collected, 'amountFen'>

/** Which part is paid how, and the number under which the money is taken. */
const howPaid = (
  { way, terminalNo, gift }: Collecting,
  dueFen: number,
): How | Refused<'gift-amount' | 'way-needed' | 'number-needed'> => {
  const giftFen = gift?.amountFen ?? 0
  if (gift && (giftFen === 0 || giftFen > dueFen)) return new Refused('gift-amount')
  if (giftFen === dueFen) return { way: GIFT_CARD, number: newReceipt('G'), giftFen }
  if (!way) return new Refused('way-needed', { rest: fenToYuan(dueFen - giftFen) })
  const number = way === 'counter' ? newReceipt('C') : terminalNumber(terminalNo)
  return number ? { way, number, giftFen } : new Refused('number-needed')
}

/** The number of a receipt of ours; a card at the terminal has the terminal's. */
const newReceipt = (kind: 'C' | 'G'): string => kind + randomBytes(6).toString('hex').toUpperCase()

interface Taking {
  shiftId: number
  orderId: string
  due: { outTradeNo: string; amountFen: number }
  how: How
}

/** What was taken stands in the shift: money, and apart from it what a gift card paid. */
const noteTaken = async (ctx: StaffContext, { shiftId, orderId, due, how }: Taking) => {
  const { way, number, giftFen } = how
  const { outTradeNo, amountFen } = due
  const row = { shiftId, direction: 'in', outTradeNo, refundNo: '', orderId, number, takenAt: ctx.now } as const
  if (giftFen < amountFen) await queries.insertTaking(ctx.db, { ...row, way, amountFen: amountFen - giftFen })
  if (giftFen > 0) await queries.insertTaking(ctx.db, { ...row, way: GIFT_CARD, amountFen: giftFen })
  const after = { paid: fenToYuan(amountFen), ...(giftFen > 0 && { gift: fenToYuan(giftFen) }) }
  await recordAct(ctx, { act: 'till.collect', kind: 'visit', id: orderId, after })
}

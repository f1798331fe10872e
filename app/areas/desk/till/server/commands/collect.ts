import { randomBytes } from 'node:crypto'
import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { collectOnSite, findAnyOrder } from '#app/areas/guahao/booking/server/public.ts'
import type { CounterWay } from '#app/areas/pay/rules/counter.ts'
import { takeAtCounter } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import { terminalNumber } from '../../rules.ts'
import * as queries from '../queries.ts'

/** What somebody pays at the counter for. */
interface Collecting {
  orderId: string
  way: CounterWay
  terminalNo: string | undefined
}

/** What was taken. */
interface Collected {
  amountFen: number
  number: string
}

type NotCollected = Refused<'not-found' | 'no-shift' | 'nothing-due' | 'number-needed' | 'number-used'>

/** Takes the fee of an appointment: payment, books, place and shift change together, or none of them. */
export const collect = (ctx: StaffContext, asked: Collecting): Promise<Collected | NotCollected> =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (done: Collected | NotCollected) => done instanceof Refused,
      (inside) => collectInside(inside, asked),
    ),
  )

const collectInside = async (
  ctx: StaffContext,
  { orderId, way, terminalNo }: Collecting,
): Promise<Collected | NotCollected> => {
  const { hospitalId, staffId } = ctx.staff
  const order = (await findAnyOrder(ctx.db, orderId))?.order
  if (order?.hospitalId !== hospitalId || !reachesDepartment(ctx.staff, order.depId)) return new Refused('not-found')
  const number = numberOf(way, terminalNo)
  if (!number) return new Refused('number-needed')
  const shift = await queries.lockOpenShift(ctx.db, staffId)
  if (!shift) return new Refused('no-shift')
  const due = await collectOnSite(ctx, orderId)
  if (!due) return new Refused('nothing-due')
  const received = await takeAtCounter(ctx, { ...due, way, number: `${hospitalId}-${number}` })
  if (received === 'number-reused') return new Refused('number-used')
  if (received !== 'taken') return new Refused('nothing-due')
  await queries.insertTaking(ctx.db, {
    shiftId: shift.id,
    direction: 'in',
    way,
    amountFen: due.amountFen,
    outTradeNo: due.outTradeNo,
    refundNo: '',
    orderId,
    number,
    takenAt: ctx.now,
  })
  const after = { paid: fenToYuan(due.amountFen) }
  await recordAct(ctx, { act: 'till.collect', kind: 'visit', id: orderId, after })
  return { amountFen: due.amountFen, number }
}

/** Cash has the number of a receipt of ours; a card has the terminal's. */
const numberOf = (way: CounterWay, terminalNo: string | undefined): string | undefined =>
  way === 'counter' ? `C${randomBytes(6).toString('hex').toUpperCase()}` : terminalNumber(terminalNo)

import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import { CASH_YUAN, needsSecond } from '../../rules.ts'
import type { CashState } from '../../states.ts'
import * as queries from '../queries.ts'

/** Takes money out of the balance, to be paid; up to the limit it is approved at once. */
export const askCash = (ctx: StaffContext, amountFen: number) =>
  ctx.transact(async (inside) => {
    if (amountFen < CASH_YUAN.least * 100) return new Refused('least')
    const { db, now: madeAt, staff } = inside
    const { hospitalId, staffId, name } = staff
    // First: where somebody else took it in the same instant nothing has been written.
    const balance = await queries.changeBalance(db, hospitalId, -amountFen)
    if (balance === undefined)
      return new Refused('not-enough', { balance: fenToYuan(await queries.findBalance(db, hospitalId)) })
    const states: CashState[] = needsSecond(amountFen) ? ['asked'] : ['asked', 'approved']
    const cash = await queries.insertCash(db, {
      hospitalId,
      amountFen,
      path: states,
      pathAt: states.map(() => madeAt),
      pathBy: states.map((state) => (state === 'asked' ? name : '免复核')),
      askedBy: staffId,
      askedAt: madeAt,
    })
    const line = { kind: 'cash', amountFen: -amountFen, balanceFen: balance, cashId: cash.id } as const
    await queries.insertLine(db, { hospitalId, madeAt, ...line })
    const after = { cashFen: amountFen }
    await recordAct(inside, { act: 'store-money.ask', kind: 'store-cash', id: cash.id, after })
    return { cash, balance }
  })

const acts = {
  approved: 'store-money.approve',
  refused: 'store-money.refuse',
  paid: 'store-money.paid',
  failed: 'store-money.failed',
} as const

/** Moves a cash-out on; undefined where it does not stand there any more. What is refused or failed is back in the balance. */
export const moveCashOn = (
  ctx: StaffContext,
  { id, hospitalId, amountFen }: queries.CashRow,
  to: keyof typeof acts,
  set: { reason?: string; bankNo?: string } = {},
) =>
  ctx.transact(async (inside) => {
    const moved = await queries.moveCash(inside.db, id, to, { by: inside.staff.name, now: inside.now, ...set })
    if (!moved) return undefined
    if (to === 'refused' || to === 'failed')
      await queries.moveMoney(inside.db, hospitalId, { kind: 'back', amountFen, cashId: id, madeAt: inside.now })
    const after = { cashFen: amountFen, ...(set.reason && { cashWhy: set.reason }) }
    await recordAct(inside, { act: acts[to], kind: 'store-cash', id, after })
    return moved
  })

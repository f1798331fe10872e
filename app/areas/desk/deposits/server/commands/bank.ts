import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { takeBankPaper } from '#app/areas/files/server/public.ts'
import type { Account } from '#app/areas/pay/rules/accounts.ts'
import type { CounterWay } from '#app/areas/pay/rules/counter.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { differenceOf, partsOf } from '../../rules.ts'
import * as queries from '../queries.ts'

/** What the bank's paper says. */
export interface Slip {
  way: CounterWay
  untilDay: Day
  bankedFen: number
  feeFen: number
  isOwn: boolean
  slipNo: string
  slipDay: Day
  photo: string
  note: string
}

type NotBanked = Refused<'nothing' | 'not-over' | 'days' | 'fee' | 'unexplained' | 'number-used' | 'photo'>

/** Banks what counters took up to a day: compared with books and counts, entered, and off the counter wholly. */
export const bank = (ctx: StaffContext, slip: Slip): Promise<queries.DepositRow | NotBanked> =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (done: queries.DepositRow | NotBanked) => done instanceof Refused,
      (inside) => bankInside(inside, slip),
    ),
  )

const bankInside = async (ctx: StaffContext, slip: Slip): Promise<queries.DepositRow | NotBanked> => {
  const { db, now, staff } = ctx
  await queries.holdDeposits(db)
  const { ids, ...open } = await queries.findOpen(db, staff.hospitalId, slip.way, slip.untilDay)
  const fault = faultOf(slip, open.shouldFen, dayOf(now))
  if (fault) return fault
  if (!(await takeBankPaper(db, staff.hospitalId, slip.photo))) return new Refused('photo')
  const differenceFen = differenceOf({ ...slip, ...open })
  const entered = { enteredAt: now, enteredBy: staff.staffId, enteredByName: staff.name }
  const row = await queries.insertDeposit(
    db,
    { ...slip, ...open, ...entered, hospitalId: staff.hospitalId, differenceFen },
    ids,
  )
  if (!row) return new Refused('number-used')
  await enter(ctx, row)
  const after = { bankedFen: row.bankedFen, feeFen: row.feeFen, shouldFen: row.shouldFen, slipNo: row.slipNo }
  await recordAct(ctx, { act: 'deposit.enter', kind: 'deposit', id: row.id, after })
  return row
}

/** A terminal's day may bring more until it is over; who has other money than the books says why. */
const faultOf = (slip: Slip, shouldFen: number, today: Day): NotBanked | undefined => {
  if (slip.slipDay > today || slip.untilDay > slip.slipDay) return new Refused('days')
  if (slip.way === 'terminal' && slip.untilDay >= today) return new Refused('not-over')
  if (shouldFen <= 0) return new Refused('nothing')
  if (slip.feeFen > (slip.way === 'terminal' ? shouldFen : 0)) return new Refused('fee')
  const difference = differenceOf({ ...slip, shouldFen })
  return difference !== 0 && slip.note === ''
    ? new Refused('unexplained', { difference: `${difference > 0 ? '多' : '少'} ${fenToYuan(Math.abs(difference))}` })
    : undefined
}

/** Money at the hospital's own bank is the hospital's already: it is owed so much less. */
const enter = async (ctx: StaffContext, row: queries.DepositRow): Promise<void> => {
  const hospital = `hospital:${row.hospitalId}` as const
  const held = `held:${row.way}` as const
  const target = row.isOwn ? hospital : 'bank'
  const { toBankFen, feeFen, missingFen, surplusFen } = partsOf(row)
  const name = `banked:D${row.id}`
  await move(ctx, name, { debit: target, credit: held, fen: toBankFen })
  await move(ctx, `${name}-fee`, { debit: 'fee', credit: held, fen: feeFen })
  await move(ctx, `${name}-missing`, { debit: hospital, credit: held, fen: missingFen })
  if (!row.isOwn) await move(ctx, `${name}-surplus`, { debit: target, credit: hospital, fen: surplusFen })
}

const move = async (
  { db, now: enteredAt }: StaffContext,
  happening: string,
  { debit, credit, fen }: { debit: Account; credit: Account; fen: number },
): Promise<void> => {
  if (fen > 0) await postEntry(db, { happening, debit, credit, amountFen: fen, enteredAt })
}

import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as queries from '../queries.ts'

/** Writes money down that came in for the store. */
export const rechargeStore = (ctx: StaffContext, { amountFen, bankNo }: { amountFen: number; bankNo: string }) =>
  ctx.transact(async (inside) => {
    if (amountFen === 0) return new Refused('least')
    const { hospitalId, name } = inside.staff
    const row = { hospitalId, amountFen, bankNo, staffName: name, madeAt: inside.now }
    const made = await queries.insertRecharge(inside.db, row)
    if (!made) return new Refused('taken')
    const line = { kind: 'recharge', amountFen, rechargeId: made.id, madeAt: inside.now } as const
    const balance = (await queries.moveMoney(inside.db, hospitalId, line)) ?? 0
    const after = { rechargeFen: amountFen }
    await recordAct(inside, { act: 'store-money.recharge', kind: 'store-recharge', id: made.id, after })
    return { id: made.id, balance }
  })

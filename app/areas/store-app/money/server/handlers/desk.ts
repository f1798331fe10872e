import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { mayApprove } from '../../rules.ts'
import { cashStates } from '../../states.ts'
import { moveCashOn } from '../commands/cash.ts'
import { rechargeStore } from '../commands/recharge.ts'
import { asDeskCash, cashColumns } from '../present.ts'
import { type CashRow, findCash, listCashesAtDesk } from '../queries.ts'

export const handlers = permitted(contract, {
  async deskStoreCashes(asked, { db, staff }) {
    return paged(await listCashesAtDesk(db, staff.hospitalId, asked).page(asked), asDeskCash(staff.staffId))
  },

  async deskStoreCashesExport(asked, ctx) {
    const { upTo } = listCashesAtDesk(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asDeskCash(ctx.staff.staffId))
    return (await exportList(ctx, { title: '门店提现', rows, columns: cashColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskStoreCashApprove({ cash_id }, ctx) {
    const cash = await findCash(ctx.db, ctx.staff.hospitalId, cash_id)
    if (!cash) return ctx.refuse('not-found')
    if (!mayApprove(cash, ctx.staff.staffId)) return ctx.refuse('own-ask')
    return asMoved(ctx, cash, await moveCashOn(ctx, cash, 'approved'))
  },

  async deskStoreCashRefuse({ cash_id, reason }, ctx) {
    const cash = await findCash(ctx.db, ctx.staff.hospitalId, cash_id)
    if (!cash) return ctx.refuse('not-found')
    if (!mayApprove(cash, ctx.staff.staffId)) return ctx.refuse('own-ask')
    return asMoved(ctx, cash, await moveCashOn(ctx, cash, 'refused', { reason }))
  },

  async deskStoreCashPaid({ cash_id, bank_no: bankNo }, ctx) {
    const cash = await findCash(ctx.db, ctx.staff.hospitalId, cash_id)
    if (!cash) return ctx.refuse('not-found')
    return asMoved(ctx, cash, await moveCashOn(ctx, cash, 'paid', { bankNo }))
  },

  async deskStoreCashFailed({ cash_id, reason }, ctx) {
    const cash = await findCash(ctx.db, ctx.staff.hospitalId, cash_id)
    if (!cash) return ctx.refuse('not-found')
    return asMoved(ctx, cash, await moveCashOn(ctx, cash, 'failed', { reason }))
  },

  async deskStoreRecharge({ amount: amountFen, bank_no: bankNo }, ctx) {
    const made = await rechargeStore(ctx, { amountFen, bankNo })
    return made instanceof Refused ? made : { recharge_id: made.id, balance: made.balance }
  },
})

/** Where a request stands: moved, or not, because another moved it while this was asked. */
const asMoved = async ({ db, staff }: StaffContext, before: CashRow, moved: CashRow | undefined) => {
  if (moved) return { cash_id: moved.id, state: moved.state, state_desc: cashStates[moved.state].words }
  const { state } = (await findCash(db, staff.hospitalId, before.id)) ?? before
  return new Refused('changed', { state: cashStates[state].words })
}

import { permitted } from '#app/areas/access/staff/server/public.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { needsSecond } from '../rules.ts'
import { askCash } from './commands/cash.ts'
import { asCash, asCashDetail, asLine, asRecharge } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async capitalList({ type, page, page_size: size }, { db, staff }) {
    const found = await queries.listLedger(db, staff.hospitalId, type, { page, size })
    return { balance: await queries.findBalance(db, staff.hospitalId), ...paged(found, asLine) }
  },

  async cashList({ state, page, page_size: size }, { db, staff }) {
    return paged(await queries.listCashes(db, staff.hospitalId, state, { page, size }), asCash)
  },

  async cashDetail({ id }, ctx) {
    const cash = await queries.findCash(ctx.db, ctx.staff.hospitalId, id)
    return cash ? asCashDetail(cash) : ctx.refuse('not-found')
  },

  async cashAsk({ amount }, ctx) {
    const asked = await askCash(ctx, amount)
    if (asked instanceof Refused) return asked
    return { ...asCash(asked.cash), balance: asked.balance, needs_second: needsSecond(amount) }
  },

  async rechargeList({ page, page_size: size }, { db, staff }) {
    return paged(await queries.listRecharges(db, staff.hospitalId, { page, size }), asRecharge)
  },
})

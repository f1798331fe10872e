import { findOwnOrder } from '#app/areas/guahao/booking/server/public.ts'
import { asPlaced } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { mayBuy } from '../rules.ts'
import { buyTests } from './commands/buy-tests.ts'
import { asTest, stateOf } from './present.ts'
import { listOfVisit } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async testsOfVisit({ id }, { db, patient, refuse }) {
    const found = await findOwnOrder(db, patient, id)
    if (!found) return refuse('not-found')
    const tests = await listOfVisit(db, id)
    const toBuy = tests.filter((one) => mayBuy(stateOf(one)))
    return {
      list: tests.map(asTest),
      doctor_name: found.doctorName,
      may_buy: toBuy.length > 0,
      amount: toBuy.reduce((sum, { priceFen }) => sum + priceFen, 0),
    }
  },

  async testsBuy({ id }, ctx) {
    if (!(await findOwnOrder(ctx.db, ctx.patient, id))) return ctx.refuse('not-found')
    const placed = await ctx.transact((inside) => buyTests(inside, id))
    return placed instanceof Refused ? placed : asPlaced(placed)
  },
}

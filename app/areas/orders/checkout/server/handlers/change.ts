import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { mayCancel, mayDelete, wordsOf } from '../../rules.ts'
import { endOrder } from '../commands/end.ts'
import { receiveOrder } from '../commands/ship.ts'
import { asState } from '../present.ts'
import * as queries from '../queries.ts'

type Change = Pick<Handlers<typeof contract>, 'cancelGoodsOrder' | 'receiveGoodsOrder' | 'deleteGoodsOrder'>

export const changeHandlers: Change = {
  async cancelGoodsOrder({ order_id, reason = '' }, ctx) {
    const order = await queries.findOwnOrder(ctx.db, ctx.patient, order_id)
    if (!order) return ctx.refuse('not-found')
    if (!mayCancel(order)) {
      const isPaid = order.paidFen > 0 && (order.state === 'paid' || order.state === 'shipped')
      return isPaid ? ctx.refuse('paid') : ctx.refuse('not-open', { state: wordsOf(order) })
    }
    const isDone = await endOrder(ctx, order, { to: 'cancelled', reason })
    return isDone ? { order_id, ...asState({ ...order, state: 'cancelled' }) } : ctx.refuse('changed')
  },

  async receiveGoodsOrder({ order_id }, ctx) {
    const order = await queries.findOwnOrder(ctx.db, ctx.patient, order_id)
    if (!order) return ctx.refuse('not-found')
    const moved = await receiveOrder(ctx, order_id)
    return moved ? { order_id, ...asState(moved) } : ctx.refuse('not-open', { state: wordsOf(order) })
  },

  async deleteGoodsOrder({ order_id }, { db, now, patient, refuse }) {
    const order = await queries.findOwnOrder(db, patient, order_id)
    if (!order) return refuse('not-found')
    if (!mayDelete(order)) return refuse('not-open', { state: wordsOf(order) })
    await queries.hideOrder(db, order_id, now)
    return {}
  },
}

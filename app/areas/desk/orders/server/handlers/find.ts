import { findByMobile, mobileOf } from '#app/areas/access/patients/server/public.ts'
import { exportList, recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { asReceiver } from '#app/areas/orders/addresses/server/public.ts'
import { mayCancel } from '#app/areas/orders/checkout/rules.ts'
import { endOrder, findAnyOrder, lessenOrder, listSold, receiverOf } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import type * as contract from '../../contract.ts'
import { messages } from '../../rules/messages.ts'
import { isOwnSale } from '../commands/is-own-sale.ts'
import { asFound, asOne, foundColumns } from '../present/find.ts'
import { insertNote, listNotes } from '../queries.ts'
import { notOpen } from './not-open.ts'

type Find = Pick<
  Handlers<typeof contract>,
  | 'deskOrdersFind'
  | 'deskOrdersFindExport'
  | 'deskOrder'
  | 'deskOrderReveal'
  | 'deskOrderNote'
  | 'deskOrderLessen'
  | 'deskOrderCancel'
>

export const findHandlers: Find = {
  async deskOrdersFind(asked, ctx) {
    const found = await (await soldAs(ctx, asked)).page(asked)
    return { list: await asFound(ctx, found.rows), page: found.page, total_page_num: found.totalPages }
  },

  async deskOrdersFindExport(asked, ctx) {
    const sold = await soldAs(ctx, asked)
    const rows = async (portion: Portion) => asFound(ctx, await sold.upTo(portion))
    return (await exportList(ctx, { title: '全部订单', rows, columns: foundColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskOrder({ order_id }, ctx) {
    const order = await findAnyOrder(ctx.db, order_id)
    if (!isOwnSale(ctx, order)) return ctx.refuse('not-found')
    return asOne(ctx, order, await listNotes(ctx.db, order_id))
  },

  async deskOrderReveal({ order_id: id }, ctx) {
    const order = await findAnyOrder(ctx.db, id)
    if (!isOwnSale(ctx, order)) return ctx.refuse('not-found')
    await ctx.transact((inside) => recordAct(inside, { act: 'order.reveal', kind: 'goods-order', id }))
    const receiver = receiverOf(order, ctx)
    return {
      buyer_mobile: (await mobileOf(ctx, order.patientId)) ?? '',
      receiver: receiver && asReceiver(receiver),
    }
  },

  async deskOrderNote({ order_id: id, content }, ctx) {
    if (!isOwnSale(ctx, await findAnyOrder(ctx.db, id))) return ctx.refuse('not-found')
    const { staffId, name: staffName } = ctx.staff
    await ctx.transact(async (inside) => {
      await insertNote(inside.db, { orderId: id, staffId, staffName, content, writtenAt: ctx.now })
      await recordAct(inside, { act: 'order.note', kind: 'goods-order', id })
    })
    return {}
  },

  async deskOrderLessen({ order_id: id, less: lessFen, reason }, ctx) {
    const order = await findAnyOrder(ctx.db, id)
    if (!isOwnSale(ctx, order)) return ctx.refuse('not-found')
    const how = await ctx.transact(async (inside) => {
      const done = await lessenOrder(inside, order, lessFen)
      const after = { lessFen, reason }
      if (done === 'done') await recordAct(inside, { act: 'order.lessen', kind: 'goods-order', id, after })
      return done
    })
    if (how === 'not-open') return notOpen(ctx, order)
    return how === 'done' ? { due_amount: order.dueFen - lessFen } : ctx.refuse(how)
  },

  async deskOrderCancel({ order_id: id, reason }, ctx) {
    const order = await findAnyOrder(ctx.db, id)
    if (!isOwnSale(ctx, order)) return ctx.refuse('not-found')
    if (!mayCancel(order)) return notOpen(ctx, order)
    const isDone = await ctx.transact(async (inside) => {
      const done = await endOrder(inside, order, { to: 'cancelled', reason })
      if (done) await recordAct(inside, { act: 'order.cancel', kind: 'goods-order', id, after: { reason } })
      if (done) await tellCancelled(inside, order, reason)
      return done
    })
    return isDone ? {} : ctx.refuse('changed')
  },
}

const tellCancelled = (
  ctx: StaffContext,
  order: { id: string; patientId: number; sellerName: string },
  reason: string,
) =>
  notifyBy(ctx, messages.cancelled, {
    patientId: order.patientId,
    values: { seller: order.sellerName, reason },
    link: `/health/orderdetail?order_id=${order.id}`,
  })

type Asked = Parameters<typeof listSold>[2]

/** A number that somebody signs in with finds their orders; other words are searched for in orders, goods and names. */
const soldAs = async (ctx: StaffContext, { keyword, ...more }: Omit<Asked, 'list' | 'patientIds'>) => {
  const mobile = /^1\d{10}$/.exec(keyword?.replaceAll(' ', '') ?? '')?.[0]
  const found = mobile === undefined ? undefined : await findByMobile(ctx, mobile)
  const patientIds = mobile === undefined ? undefined : found === undefined ? [] : [found]
  return listSold(ctx.db, sellersOf(ctx), {
    ...more,
    list: 'all',
    ...(mobile === undefined ? { keyword } : { patientIds }),
  })
}

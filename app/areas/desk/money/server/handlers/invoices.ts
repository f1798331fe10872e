import { recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { findOrderNumbers } from '#app/areas/orders/checkout/server/public.ts'
import { listStuck, retryInvoice } from '#app/areas/orders/invoices/server/public.ts'
import type { Handlers, StaffContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract.ts'
import { asStuck } from '../present.ts'

type Invoices = Pick<Handlers<typeof contract>, 'deskMoneyInvoices' | 'deskMoneyInvoiceRetry'>

export const invoiceHandlers: Invoices = {
  async deskMoneyInvoices({ page, page_size: size }, ctx) {
    const found = await listStuck(ctx.db, sellersOf(ctx), { page, size })
    const numbers = await findOrderNumbers(
      ctx.db,
      found.rows.map(({ orderId }) => orderId),
    )
    return paged(found, (row) => asStuck(row, numbers.get(row.orderId) ?? ''))
  },

  async deskMoneyInvoiceRetry({ invoice_id }, ctx) {
    const done = await ctx.transact(async (inside) => {
      const stuck = await retryInvoice(inside, sellersOf(ctx), invoice_id)
      if (!stuck) return false
      const { amountFen, says } = stuck
      const facts = { before: { amountFen, says } }
      await recordAct(inside, { act: 'money.invoice-retry', kind: 'invoice', id: invoice_id, ...facts })
      return true
    })
    return done ? {} : ctx.refuse('not-found')
  },
}

/** Whose invoices a desk sees: its seller's, and the platform's where that is its own. */
const sellersOf = (ctx: StaffContext) => ({ hospitalId: ctx.staff.hospitalId, isPlatform: servesPlatform(ctx) })

import { servesPlatform, tellAct } from '#app/areas/desk/staff/server/public.ts'
import { listStuck, retryInvoice } from '#app/areas/orders/invoices/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers, StaffHere } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import { asStuck } from '../present.ts'

type Invoices = Pick<Handlers<typeof contract>, 'deskMoneyInvoices' | 'deskMoneyInvoiceRetry'>

export const invoiceHandlers: Invoices = {
  async deskMoneyInvoices({ page, page_size: size }, here) {
    return paged(await listStuck(here.db, sellersOf(here), { page, size }), asStuck)
  },

  async deskMoneyInvoiceRetry({ invoice_id }, here) {
    const done = await here.transact(async (inside) => {
      const stuck = await retryInvoice(inside, sellersOf(here), invoice_id)
      if (!stuck) return false
      const { amountFen, says } = stuck
      const facts = { before: { amountFen, says } }
      await tellAct(inside, { act: 'money.invoice-retry', kind: 'invoice', id: invoice_id, ...facts })
      return true
    })
    return done ? {} : here.refuse('not-found')
  },
}

/** Whose invoices a desk sees: its house's, and the platform's where that is its own. */
const sellersOf = (here: StaffHere) => ({ hospitalId: here.staff.hospitalId, isPlatform: servesPlatform(here) })

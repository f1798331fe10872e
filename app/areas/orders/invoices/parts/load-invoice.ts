import type { Ask } from '#kit/wire/ask.ts'
import type { Reply } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { invoiceGet, invoiceOrder, invoiceTitles } from '../contract.ts'
import { NO_INVOICE } from '../rules.ts'

export type Invoice = Reply<typeof invoiceGet>
export type InvoiceTitle = Reply<typeof invoiceTitles>['list'][number]

/** An order's invoice; that there is none is no failure [X225]. */
export const findInvoice = (ask: Ask, order_id: string): Promise<Invoice | undefined> =>
  ask(invoiceGet, { order_id }).catch((thrown: unknown) => {
    if (thrown instanceof WireError && thrown.words === NO_INVOICE) return undefined
    throw thrown
  })

/** All that the form of an order's invoice needs. */
export const loadForm = async (ask: Ask, order_id: string) => {
  const [order, invoice, { list: titles }] = await Promise.all([
    ask(invoiceOrder, { order_id }),
    findInvoice(ask, order_id),
    ask(invoiceTitles, {}),
  ])
  return { order, invoice, titles }
}

export type FormData = Awaited<ReturnType<typeof loadForm>>

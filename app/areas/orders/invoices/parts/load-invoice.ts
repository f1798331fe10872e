import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { invoiceGet, invoiceOrder, invoiceTitles } from '../contract.ts'
import { NO_INVOICE } from '../rules.ts'

export type Invoice = CallOutput<typeof invoiceGet>
export type InvoiceTitle = CallOutput<typeof invoiceTitles>['list'][number]

/** An order's invoice; that there is none is no failure [X225]. */
export const findInvoice = (callApi: CallApi, order_id: string): Promise<Invoice | undefined> =>
  callApi(invoiceGet, { order_id }).catch((thrown: unknown) => {
    if (thrown instanceof WireError && thrown.words === NO_INVOICE) return undefined
    throw thrown
  })

/** All that the form of an order's invoice needs. */
export const loadForm = async (callApi: CallApi, order_id: string) => {
  const [order, invoice, { list: titles }] = await Promise.all([
    callApi(invoiceOrder, { order_id }),
    findInvoice(callApi, order_id),
    callApi(invoiceTitles, {}),
  ])
  return { order, invoice, titles }
}

export type FormData = Awaited<ReturnType<typeof loadForm>>

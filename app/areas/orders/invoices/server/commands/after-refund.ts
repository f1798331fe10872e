import { findAnyOrder } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { newId } from '#kit/random/new-id.ts'
import { invoiceableFen, owedBackFen } from '../../rules.ts'
import { invoiceStates } from '../../states.ts'
import { type InvoiceRow, insertInvoice, listReds, lockValidInvoice, moveInvoice, updateInvoice } from '../queries.ts'

/**
 * Brings an order's invoice in line with what stays paid: one that was not handed over is lowered or dropped, of any other
 * a red-letter invoice takes back what went. The order is locked by who tells, and has its sums.
 */
export const followRefund = async (ctx: Context, orderId: string) => {
  const { db } = ctx
  const [invoice, order] = [await lockValidInvoice(db, orderId), await findAnyOrder(db, orderId)]
  if (!invoice || !order) return
  const leftFen = invoiceableFen(order)
  if (!invoiceStates[invoice.state].mayChange) return askRed(ctx, invoice, order)
  if (leftFen <= 0) await moveInvoice(db, invoice.id, 'dropped', { nextTryAt: null })
  else await updateInvoice(db, invoice.id, { amountFen: leftFen })
}

const askRed = async (
  { db, now }: Context,
  invoice: InvoiceRow,
  order: { paidFen: number; cardFen: number; backFen: number },
) => {
  const takenFen = (await listReds(db, invoice.id)).reduce((sum, { amountFen }) => sum + amountFen, 0)
  const amountFen = owedBackFen(invoice.amountFen, takenFen, order)
  if (amountFen === 0) return
  const { id: redOf, orderId, patientId, hospitalId, sellerName, kind, buyerSealed } = invoice
  await insertInvoice(db, {
    redOf,
    orderId,
    patientId,
    hospitalId,
    sellerName,
    kind,
    buyerSealed,
    amountFen,
    id: newId(),
    state: 'requested',
    requestedAt: now,
    nextTryAt: now,
  })
}

import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { keepPaper } from '#app/areas/files/server/public.ts'
import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import type { IssuedInvoice } from '#kit/outside/invoice.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf } from '../present.ts'
import { type InvoiceRow, listReds, lockInvoice, moveInvoice, updateInvoice } from '../queries.ts'

/** Writes down that an invoice was issued, and keeps its paper. One that was written down before stays as it is. */
export const settleIssued = async (ctx: Context, { id, patientId, redOf }: InvoiceRow, issued: IssuedInvoice) => {
  const { db } = ctx
  if ((await lockInvoice(db, id))?.state !== 'issuing') return
  const { number, issuedAt, pdf } = issued
  const paper = await keepPaper(ctx, patientId, pdf)
  const row = await moveInvoice(db, id, 'issued', { number, issuedAt, paper, nextTryAt: null })
  if (!row) return
  if (redOf !== null) await reverseWhole(ctx, redOf)
  await tellIssued(ctx, row)
}

/** Writes down that the issuer will not; what was to take it back goes with it, and what is left may be asked for anew. */
export const settleRefused = async (ctx: Context, { id, patientId, redOf }: InvoiceRow, says: string) => {
  const { db } = ctx
  const row = await moveInvoice(db, id, 'refused', { says, nextTryAt: null })
  if (!row || redOf !== null) return
  let left = row.amountFen
  for (const red of await listReds(db, id)) {
    await moveInvoice(db, red.id, 'dropped', { nextTryAt: null })
    left -= red.amountFen
  }
  if (left <= 0) {
    await moveInvoice(db, id, 'dropped')
    return
  }
  await updateInvoice(db, id, { amountFen: left })
  await tellThere(ctx, filled(messages.refused, { reason: says }), { patientId, link: linkOf(row.orderId) })
}

/** Tells a patient whose account is still there: invoices outlive it. It is locked after them, as a refund does. */
const tellThere = async (
  ctx: Context,
  { template, values }: FilledMessage,
  whom: { patientId: number; link: string },
) => {
  if ((await lockPatient(ctx.db, whom.patientId)).length > 0) await notifyBy(ctx, template, { ...whom, values })
}

const reverseWhole = async ({ db }: Context, id: string) => {
  const whole = await lockInvoice(db, id)
  const issued = (await listReds(db, id)).filter(({ state }) => state === 'issued')
  const takenFen = issued.reduce((sum, { amountFen }) => sum + amountFen, 0)
  if (whole && takenFen >= whole.amountFen) await moveInvoice(db, id, 'reversed')
}

const tellIssued = (ctx: Context, { patientId, orderId, sellerName, amountFen, redOf }: InvoiceRow) =>
  tellThere(
    ctx,
    filled(redOf === null ? messages.issued : messages.reversed, { seller: sellerName, money: fenToYuan(amountFen) }),
    { patientId, link: linkOf(orderId, redOf === null ? 'details' : 'refundResult') },
  )

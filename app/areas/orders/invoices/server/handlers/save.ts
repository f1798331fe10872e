import { lockOwnOrder } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { newId } from '#kit/random/new-id.ts'
import type { ParsedInput, RefusalName } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { invoiceSave } from '../../contract.ts'
import { faultsOf, invoiceableFen, whyNot } from '../../rules.ts'
import { invoiceStates } from '../../states.ts'
import { requestAgain } from '../commands/request-again.ts'
import { asSealed } from '../present.ts'
import * as queries from '../queries.ts'
import { buyerIn } from './buyer-in.ts'

/** Asks for an order's invoice, or changes the one that was asked for; why not, or nothing. The order is locked first, as by a refund. */
export const saveInvoice = async (
  ctx: PatientContext,
  input: ParsedInput<typeof invoiceSave>,
): Promise<Refused<RefusalName<typeof invoiceSave>> | undefined> => {
  const { db, now, patient, config } = ctx
  const order = await lockOwnOrder(db, patient, input.order_id)
  if (!order) return new Refused('not-found')
  const refused = whyNot(order, config.invoices.provider)
  if (refused) return new Refused(refused)
  const buyer = buyerIn(input)
  const [fault] = Object.values(faultsOf(buyer))
  if (fault) return new Refused('bad-buyer', { fault })
  const row = { ...asSealed(buyer, ctx), amountFen: invoiceableFen(order), nextTryAt: now }
  const before = await queries.lockValidInvoice(db, order.id)
  if (!before) {
    const { id: orderId, hospitalId, sellerName } = order
    const made = { id: newId(), patientId: patient, requestedAt: now }
    await queries.insertInvoice(db, { ...row, ...made, orderId, hospitalId, sellerName, state: 'requested' })
    return undefined
  }
  const { words, mayChange } = invoiceStates[before.state]
  if (!mayChange) return new Refused('not-open', { state: words })
  if (before.state === 'requested') await queries.updateInvoice(db, before.id, row)
  else await requestAgain(db, before, row)
  return undefined
}

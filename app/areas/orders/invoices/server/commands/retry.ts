import type { Context } from '#app/context.ts'
import { type InvoiceRow, lockStuck, type Sellers, updateInvoice } from '../queries.ts'
import { requestAgain } from './request-again.ts'

/** Has an invoice of these sellers that does not get issued go to the issuer again; what it was, or undefined where there is none. */
export const retryInvoice = async (
  { db, now: nextTryAt }: Pick<Context, 'db' | 'now'>,
  sellers: Sellers,
  id: string,
): Promise<InvoiceRow | undefined> => {
  const stuck = await lockStuck(db, sellers, id)
  if (stuck?.state === 'refused') await requestAgain(db, stuck, { nextTryAt })
  else if (stuck) await updateInvoice(db, id, { nextTryAt })
  return stuck
}

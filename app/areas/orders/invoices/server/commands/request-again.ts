import type { Db } from '#kit/db/open.ts'
import { type InvoiceRow, moveInvoice, type NewInvoice } from '../queries.ts'

/** Has an invoice that the issuer refused go to them again, as another request; lock it before. */
export const requestAgain = (db: Db, { id, round }: InvoiceRow, more: Partial<NewInvoice> & { nextTryAt: Date }) =>
  moveInvoice(db, id, 'requested', { ...more, round: round + 1, tries: 0, says: '' })

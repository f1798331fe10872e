import type { Ask } from '#kit/wire/ask.ts'
import { BadInput } from '#kit/wire/errors.ts'
import { invoiceTitles } from '../contract.ts'
import type { InvoiceTitle } from './load-invoice.ts'

/** A title of the patient's book; one that is not there is no page. */
export const findTitle = async (ask: Ask, titleId: number): Promise<InvoiceTitle> => {
  const found = (await ask(invoiceTitles, {})).list.find(({ title_id }) => title_id === titleId)
  if (!found) throw new BadInput('title_id', '')
  return found
}

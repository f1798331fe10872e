import { BadInput } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { invoiceTitles } from '../contract.ts'
import type { InvoiceTitle } from './load-invoice.ts'

/** A title of the patient's book; one that is not there is no page. */
export const findTitle = async (callApi: CallApi, titleId: number): Promise<InvoiceTitle> => {
  const found = (await callApi(invoiceTitles, {})).list.find(({ title_id }) => title_id === titleId)
  if (!found) throw new BadInput('title_id', '')
  return found
}

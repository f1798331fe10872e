import { normaliseCreditCode } from '#kit/check/credit-code.ts'
import type { Buyer, BuyerKind } from '../../rules.ts'

interface Sent {
  invoice_type: BuyerKind
  title: string
  tax_no?: string | undefined
  email?: string | undefined
}

/** The buyer as they were sent; a person has no tax number, whatever came along. */
export const buyerIn = ({ invoice_type: kind, title, tax_no = '', email = '' }: Sent): Buyer => ({
  kind,
  title,
  email,
  taxNo: kind === 'company' ? normaliseCreditCode(tax_no) : '',
})

import { isSame, type Secrets, sealOf } from '#kit/seal/server/seal.ts'
import type { PaymentNotice } from '../payment.ts'

/** A notice as the cashier sends it; tests sign with it what the cashier would not. */
export const signNotice = (secrets: Secrets, notice: PaymentNotice): Record<string, unknown> => ({
  kind: notice.kind,
  out_trade_no: notice.outTradeNo,
  refund_no: notice.refundNo,
  transaction_id: notice.transactionId,
  amount: notice.amountFen,
  result: notice.ok ? 'SUCCESS' : 'FAIL',
  sign: sealOf(secrets).index(signedText(notice), 'cashier-notice'),
})

/** What a signed notice says; null where the signature or a field is not the cashier's. */
export const readNotice = (secrets: Secrets, input: Readonly<Record<string, unknown>>): PaymentNotice | null => {
  const text = (name: string) => (typeof input[name] === 'string' ? input[name] : '')
  const [kind, result, sign] = [text('kind'), text('result'), text('sign')]
  const amountFen = Number(input.amount)
  if ((kind !== 'payment' && kind !== 'refund') || !Number.isSafeInteger(amountFen)) return null
  const notice: PaymentNotice = {
    ...{ kind, amountFen, ok: result === 'SUCCESS' },
    outTradeNo: text('out_trade_no'),
    refundNo: text('refund_no'),
    transactionId: text('transaction_id'),
  }
  const known = sealOf(secrets).indexes(signedText(notice), 'cashier-notice')
  return known.some((right) => isSame(sign, right)) ? notice : null
}

const signedText = ({ kind, outTradeNo, refundNo, transactionId, amountFen, ok }: PaymentNotice) =>
  JSON.stringify([kind, outTradeNo, refundNo, transactionId, amountFen, ok])

import { isSame, type Secrets, sealOf } from '#kit/seal/server/seal.ts'
import { formatTime, parseTime } from '#kit/time/day.ts'
import type { PaymentNotice } from '../payment.ts'

/** A notice as the cashier sends it; tests sign with it what the cashier would not. */
export const signNotice = (secrets: Secrets, notice: PaymentNotice): Record<string, unknown> => ({
  kind: notice.kind,
  out_trade_no: notice.outTradeNo,
  refund_no: notice.refundNo,
  transaction_id: notice.transactionId,
  amount: notice.amountFen,
  merchant: notice.merchant ?? '',
  result: notice.ok ? 'SUCCESS' : 'FAIL',
  time: timeText(notice),
  sign: sealOf(secrets).index(signedText(notice), 'cashier-notice'),
})

/** What a signed notice says; null where the signature or a field is not the cashier's. */
export const readNotice = (secrets: Secrets, body: string): PaymentNotice | null => {
  const input = fieldsOf(body)
  const text = (name: string) => (typeof input[name] === 'string' ? input[name] : '')
  const [kind, result, sign] = [text('kind'), text('result'), text('sign')]
  const amountFen = Number(input.amount)
  if ((kind !== 'payment' && kind !== 'refund') || !Number.isSafeInteger(amountFen)) return null
  const notice: PaymentNotice = {
    kind,
    amountFen,
    merchant: text('merchant'),
    ok: result === 'SUCCESS',
    at: timeOf(text('time')),
    outTradeNo: text('out_trade_no'),
    refundNo: text('refund_no'),
    transactionId: text('transaction_id'),
  }
  const known = sealOf(secrets).indexes(signedText(notice), 'cashier-notice')
  return known.some((right) => isSame(sign, right)) ? notice : null
}

const signedText = (notice: PaymentNotice) => {
  const { kind, outTradeNo, refundNo, transactionId, amountFen, ok, merchant = '' } = notice
  return JSON.stringify([kind, outTradeNo, refundNo, transactionId, amountFen, ok, timeText(notice), merchant])
}

const timeText = ({ at }: PaymentNotice): string => (at ? formatTime(at) : '')

const timeOf = (text: string): Date | undefined =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? parseTime(text) : undefined

/** JSON or a form; what cannot be read says nothing. */
const fieldsOf = (body: string): Readonly<Record<string, unknown>> => {
  if (!body.startsWith('{')) return Object.fromEntries(new URLSearchParams(body))
  try {
    const read: unknown = JSON.parse(body)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

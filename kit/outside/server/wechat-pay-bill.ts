import { yuanToFen } from '#kit/money/fen.ts'
import { parseTime } from '#kit/time/day.ts'
import type { BillLine } from '../payment.ts'

/**
 * Reads a trade bill of the kind ALL (pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html): a head,
 * one line a payment and one a refund, then a head and a line of sums. Every value has a backtick before it, so that a
 * comma in a title does not end it. Columns are found by their names. Throws where the sums are not those of the lines.
 */
export const readWechatBill = (text: string): BillLine[] => {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean)
  const end = rows.findIndex((row) => row.startsWith('总交易单数'))
  if (end < 1) throw new Error('a bill without its sums')
  const names = (rows[0] ?? '').split(',')
  const lines = rows.slice(1, end).flatMap((row) => lineOf(namedBy(names, row)))
  checkSums(lines, namedBy((rows[end] ?? '').split(','), rows[end + 1] ?? ''))
  return lines
}

type Named = (name: string) => string

const namedBy = (names: readonly string[], row: string): Named => {
  const values = row.replace(/^`/, '').split(',`')
  if (values.length !== names.length) throw new Error('a line of the bill does not fit its head')
  return (name) => {
    const at = names.indexOf(name)
    if (at < 0) throw new Error(`the bill has no column ${name}`)
    return values[at] as string
  }
}

/** A payment stays SUCCESS whatever goes back later; a refund is a line of its own. */
const lineOf = (value: Named): BillLine[] => {
  const state = value('交易状态')
  const common = { outTradeNo: value('商户订单号'), at: parseTime(value('交易时间')) }
  if (state === 'SUCCESS') {
    const money = { transactionId: value('微信订单号'), amountFen: yuanToFen(value('订单金额')) }
    return [{ kind: 'payment', refundNo: '', ...money, ...common }]
  }
  if (state !== 'REFUND') return []
  const money = { transactionId: value('微信退款单号'), amountFen: yuanToFen(value('申请退款金额')) }
  return [{ kind: 'refund', refundNo: value('商户退款单号'), ...money, ...common }]
}

const checkSums = (lines: readonly BillLine[], sum: Named) => {
  const of = (kind: BillLine['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((fen, { amountFen }) => fen + amountFen, 0)
  const isWhole =
    Number(sum('总交易单数')) === lines.length &&
    yuanToFen(sum('订单总金额')) === of('payment') &&
    yuanToFen(sum('申请退款总金额')) === of('refund')
  if (!isWhole) throw new Error('the sums of the bill are not those of its lines')
}

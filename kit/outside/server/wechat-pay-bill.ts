import { yuanToFen } from '#kit/money/fen.ts'
import type { BillLine } from '../payment.ts'
import { billFen, billTime, type ScannedBill, scanRows, wholeBill } from './scanned-bill.ts'

/**
 * Reads a trade bill of the kind ALL (pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html): a head,
 * one line a payment and one a refund, then a head and a line of sums. Every value has a backtick before it, so that a
 * comma in a title does not end it. Columns are found by their names. Throws where the sums are not those of the lines.
 */
export const scanWechatBill = (text: string): ScannedBill => {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean)
  const end = rows.findIndex((row) => row.startsWith('总交易单数'))
  if (end < 1) throw new Error('a bill without its sums')
  const names = (rows[0] ?? '').split(',')
  const found = scanRows(rows.slice(1, end), 2, (row) => {
    const value = namedBy(names, row)
    const merchant = names.includes('商户号') ? merchantOf(value) : undefined
    return { value, lines: lineOf(value).map((line) => ({ ...line, merchant })) }
  })
  if (found.unread.length === 0)
    checkSums(
      found.read.map(({ value }) => value),
      namedBy((rows[end] ?? '').split(','), rows[end + 1] ?? ''),
    )
  return { lines: found.read.flatMap(({ lines }) => lines), unread: found.unread }
}

/** The lines of a bill every one of which must be read. */
export const readWechatBill = (text: string): BillLine[] => wholeBill(scanWechatBill(text))

/** The value in the column of that name, or else of the other. */
type Named = (name: string, otherName?: string) => string

const namedBy = (names: readonly string[], row: string): Named => {
  const values = row.replace(/^`/, '').split(',`')
  if (values.length !== names.length) throw new Error('a line of the bill does not fit its head')
  return (name, otherName = name) => {
    const at = names.indexOf(names.includes(name) ? name : otherName)
    if (at < 0) throw new Error(`the bill has no column ${name}`)
    return values[at] as string
  }
}

/** Whose line it is. A service provider's bill has its own number beside the sub-merchant's; a direct merchant's has 0 there. */
const merchantOf = (value: Named): string => {
  const sub = value('特约商户号', '商户号')
  return sub === '' || sub === '0' ? value('商户号') : sub
}

/**
 * A payment stays SUCCESS whatever goes back later; a refund is a line of its own, and so is a payment by code at a counter
 * that was taken back (REVOKED), where money had moved.
 */
const lineOf = (value: Named): BillLine[] => {
  const common = { outTradeNo: value('商户订单号'), at: billTime(value('交易时间')) }
  const { paidFen, backFen } = moneyOf(value)
  if (value('交易状态') === 'SUCCESS') {
    const money = { transactionId: value('微信订单号'), amountFen: paidFen }
    return [{ kind: 'payment', refundNo: '', ...money, ...common }]
  }
  if (backFen === 0) return []
  const money = { transactionId: value('微信退款单号'), amountFen: backFen }
  return [{ kind: 'refund', refundNo: value('商户退款单号'), ...money, ...common }]
}

/** What a line moved. Accounts that were opened early have bills with one name less for each amount. */
const moneyOf = (value: Named) => ({
  paidFen: billFen(value('订单金额', '总金额')),
  backFen: billFen(value('申请退款金额', '退款金额')),
})

const checkSums = (lines: readonly Named[], sum: Named) => {
  const money = lines.map(moneyOf)
  const isWhole =
    Number(sum('总交易单数')) === lines.length &&
    yuanToFen(sum('订单总金额', '总交易额')) === money.reduce((fen, { paidFen }) => fen + paidFen, 0) &&
    yuanToFen(sum('申请退款总金额', '总退款金额')) === money.reduce((fen, { backFen }) => fen + backFen, 0)
  if (!isWhole) throw new Error('the sums of the bill are not those of its lines')
}

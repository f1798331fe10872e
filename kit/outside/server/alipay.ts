import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { formatTime, parseTime } from '#kit/time/day.ts'
import type { Bill, Payer, PaymentNotice, PaymentProvider, Prepared, RefundAnswer, RefundOrder } from '../payment.ts'
import { readAlipayBill } from './alipay-bill.ts'
import { type AlipayContext, AlipayError, callAlipay, isAlipayNotice, signedQuestion } from './alipay-wire.ts'
import { askOutside } from './ask.ts'

/** What Alipay works with: its account, and where notices and payers go. */
export interface Alipay extends AlipayContext {
  /** Our address for its notices. */
  notifyUrl: string
  /** Where a payer comes back to, by the payment's number. */
  returnUrl: (outTradeNo: string) => string
}

/**
 * Alipay, open platform with RSA2 keys (opendocs.alipay.com/open: `alipay.trade.wap.pay`, `alipay.trade.app.pay`,
 * `.query`, `.close`, `.refund`, `.fastpay.refund.query`, `alipay.data.dataservice.bill.downloadurl.query`).
 */
export const alipay = (ctx: Alipay): PaymentProvider => ({
  name: 'alipay',
  prepare: async (bill, payer) => prepare(ctx, bill, payer),
  readNotice: ({ body }) => {
    const input = Object.fromEntries(new URLSearchParams(body))
    if (!isAlipayNotice(ctx.settings, input) || input.app_id !== ctx.settings.appId) return null
    // A refund is told here with the sum of all refunds; it was answered when it was asked for.
    return { notice: input.refund_fee ? null : paidNotice(input) }
  },
  answerNotice: (taken) => ({ status: 200, type: 'text/plain', body: taken ? 'success' : 'failure' }),
  query: async (outTradeNo) => {
    const said = await unlessMissing(callAlipay(ctx, 'alipay.trade.query', { out_trade_no: outTradeNo }))
    const notice = said && paidNotice(said)
    // A trade that was paid and given back whole is closed, and says when its money came.
    return said && notice && (notice.ok || said.send_pay_date) ? { ...notice, ok: true } : null
  },
  close: async (outTradeNo) => {
    const asked = callAlipay(ctx, 'alipay.trade.close', { out_trade_no: outTradeNo })
    await unlessMissing(asked, ['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID'])
  },
  refund: (order) => refund(ctx, order),
  queryRefund: async ({ transactionId, refundNo }) => {
    const asked = { trade_no: transactionId, out_request_no: refundNo }
    const said = await unlessMissing(callAlipay(ctx, 'alipay.trade.fastpay.refund.query', asked))
    return said?.refund_status === 'REFUND_SUCCESS' ? 'done' : null
  },
  bill: async (day) => {
    const asked = { bill_type: 'trade', bill_date: day }
    const question = callAlipay(ctx, 'alipay.data.dataservice.bill.downloadurl.query', asked)
    const said = await unlessMissing(question, ['isp.bill_not_exist'])
    if (!said) return []
    const response = await askOutside(String(said.bill_download_url), { signal: AbortSignal.timeout(30_000) })
    if (!response.ok) throw new AlipayError(`FILE ${response.status}`)
    return readAlipayBill(Buffer.from(await response.arrayBuffer()))
  },
})

const prepare = (ctx: Alipay, bill: Bill, { way }: Payer): Prepared => {
  const isInApp = way === 'app' || way === 'mini-program'
  const content = {
    subject: bill.title.slice(0, 120),
    out_trade_no: bill.outTradeNo,
    total_amount: fenToYuan(bill.amountFen),
    product_code: isInApp ? 'QUICK_MSECURITY_PAY' : 'QUICK_WAP_WAY',
    time_expire: formatTime(bill.deadline),
  }
  if (isInApp) {
    const order = signedQuestion(ctx, 'alipay.trade.app.pay', content, { notify_url: ctx.notifyUrl })
    return { payUrl: '', params: { orderStr: order.toString().replaceAll('+', '%20') } }
  }
  const more = { notify_url: ctx.notifyUrl, return_url: ctx.returnUrl(bill.outTradeNo) }
  return {
    payUrl: `${ctx.settings.endpoint}?${signedQuestion(ctx, 'alipay.trade.wap.pay', content, more)}`,
    params: {},
  }
}

const paidStates = ['TRADE_SUCCESS', 'TRADE_FINISHED']

const paidNotice = (said: Readonly<Record<string, unknown>>): PaymentNotice => ({
  kind: 'payment',
  refundNo: '',
  ok: paidStates.includes(String(said.trade_status)),
  outTradeNo: String(said.out_trade_no),
  transactionId: String(said.trade_no),
  amountFen: fenOf(said.total_amount),
  at: timeOf(said.gmt_payment ?? said.send_pay_date),
})

/** An amount that is none fits no payment. */
const fenOf = (text: unknown): number => (/^\d{1,9}(\.\d{1,2})?$/.test(String(text)) ? yuanToFen(String(text)) : -1)

const timeOf = (text: unknown): Date | undefined =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(String(text)) ? parseTime(String(text)) : undefined

const unlessMissing = async <T>(asked: Promise<T>, codes: readonly string[] = []): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof AlipayError && ['ACQ.TRADE_NOT_EXIST', ...codes].includes(error.code)) return null
    throw error
  }
}

/** What the provider will never do, whenever it is asked again; all other failures pass. */
const finalRefusals = [
  'ACQ.REASON_TRADE_BEEN_FREEZEN',
  'ACQ.BUYER_NOT_EXIST',
  'ACQ.USER_NOT_MATCH_ERR',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.ONLINE_TRADE_VOUCHER_NOT_ALLOW_REFUND',
  'ACQ.BUYER_ENABLE_STATUS_FORBID',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
]

const refund = async (ctx: Alipay, order: RefundOrder): Promise<RefundAnswer> => {
  try {
    const said = await callAlipay(ctx, 'alipay.trade.refund', {
      trade_no: order.transactionId,
      refund_amount: fenToYuan(order.amountFen),
      out_request_no: order.refundNo,
    })
    // `N`: nothing moved just now, because this number was done before, or not yet: the refund's own state tells.
    return said.fund_change === 'Y' ? 'done' : 'accepted'
  } catch (error) {
    if (error instanceof AlipayError && finalRefusals.includes(error.code)) return { refused: error.code }
    throw error
  }
}

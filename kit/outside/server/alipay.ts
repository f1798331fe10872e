import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { formatTime, parseTime } from '#kit/time/day.ts'
import {
  type AlipaySettings,
  type Bill,
  type CodeNeeded,
  type Payer,
  type PaymentNotice,
  type PaymentProvider,
  type Prepared,
  type RefundAnswer,
  type RefundOrder,
  shortTitle,
} from '../payment.ts'
import { readAlipayBill } from './alipay-bill.ts'
import {
  type AlipayContext,
  AlipayError,
  callAlipay,
  callAlipayDirectly,
  isAlipayNotice,
  signedQuestion,
} from './alipay-wire.ts'
import { askOutside } from './ask.ts'

/** What Alipay works with: its account, and where notices and payers go. */
export interface Alipay extends AlipayContext {
  /** The app of a seller, whose account `settings` is then; '' where it is the platform's. */
  merchant?: string
  /** The mini-program in which one pays, where that is another app than the one that takes the money: it alone knows who pays. */
  host?: AlipaySettings
  /** Our address for its notices. */
  notifyUrl: string
  /** Where a payer comes back to, by the payment's number. */
  returnUrl: (outTradeNo: string) => string
}

/**
 * Alipay, open platform with RSA2 keys (opendocs.alipay.com/open: `alipay.trade.wap.pay`, `alipay.trade.app.pay`,
 * `.create`, `.query`, `.close`, `.refund`, `.fastpay.refund.query`, `alipay.data.dataservice.bill.downloadurl.query`).
 */
export const alipay = (ctx: Alipay): PaymentProvider => ({
  name: 'alipay',
  prepare: async (bill, payer) => prepare(ctx, bill, payer),
  readNotice: ({ body }) => {
    const input = Object.fromEntries(new URLSearchParams(body))
    if (!isAlipayNotice(ctx.settings, input) || input.app_id !== ctx.settings.appId) return null
    // A refund is told here with the sum of all refunds; it was answered when it was asked for.
    return { notice: Number(input.refund_fee ?? 0) === 0 ? { ...paidNotice(input), merchant: ctx.merchant } : null }
  },
  answerNotice: (taken) => ({ status: 200, type: 'text/plain', body: taken ? 'success' : 'failure' }),
  query: async (outTradeNo) => {
    const said = await unlessMissing(callAlipay(ctx, 'alipay.trade.query', { out_trade_no: outTradeNo }))
    const notice = said && paidNotice(said)
    // A trade that was paid and given back whole is closed, and says when its money came.
    if (!said || !notice || !(notice.ok || said.send_pay_date)) return null
    return { ...notice, ok: true, merchant: ctx.merchant }
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

const prepare = async (ctx: Alipay, bill: Bill, { way, code }: Payer): Promise<Prepared | CodeNeeded> => {
  const content = {
    subject: shortTitle(bill, 120),
    out_trade_no: bill.outTradeNo,
    total_amount: fenToYuan(bill.amountFen),
    time_expire: formatTime(bill.deadline),
  }
  const toUs = { notify_url: ctx.notifyUrl }
  if (way === 'mini-program') {
    const buyer = code ? await buyerOf(ctx, code) : null
    const { appId } = hostOf(ctx)
    if (!buyer) return { codeFor: appId }
    const trade = { ...content, ...buyer, product_code: 'JSAPI_PAY', op_app_id: appId }
    const { trade_no } = await callAlipay(ctx, 'alipay.trade.create', trade, toUs)
    return { payUrl: '', params: { tradeNO: String(trade_no) } }
  }
  if (way === 'app') {
    const inApp = { ...content, product_code: 'QUICK_MSECURITY_PAY' }
    const order = signedQuestion(ctx, 'alipay.trade.app.pay', inApp, toUs)
    return { payUrl: '', params: { orderStr: order.toString().replaceAll('+', '%20') } }
  }
  const onPage = { ...content, product_code: 'QUICK_WAP_WAY' }
  const there = { ...toUs, return_url: ctx.returnUrl(bill.outTradeNo) }
  return {
    payUrl: `${ctx.settings.endpoint}?${signedQuestion(ctx, 'alipay.trade.wap.pay', onPage, there)}`,
    params: {},
  }
}

/** A code that is unknown, too old or used. */
const SPENT_CODE = 'isv.code-invalid'

const hostOf = ({ host, settings }: Alipay): AlipaySettings => host ?? settings

/** Who pays in the mini-program, by the code that its `my.getAuthCode` gave; null where that is none, or no more. */
const buyerOf = async (ctx: Alipay, code: string): Promise<Record<string, string> | null> => {
  const settings = hostOf(ctx)
  const host = { settings, now: ctx.now }
  const asked = callAlipayDirectly(host, 'alipay.system.oauth.token', { grant_type: 'authorization_code', code })
  const said = await unlessOneOf([SPENT_CODE], asked)
  if (said === null) return null
  // Programs made before 2023 know people by the number of their account.
  const isAnothers = settings.appId !== ctx.settings.appId
  if (typeof said.open_id === 'string') return { [isAnothers ? 'op_buyer_open_id' : 'buyer_open_id']: said.open_id }
  if (typeof said.user_id === 'string') return { buyer_id: said.user_id }
  throw new AlipayError(String(said.sub_code ?? said.code ?? 'NO_BUYER'))
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

const NOT_THERE = 'ACQ.TRADE_NOT_EXIST'

const unlessMissing = <T>(asked: Promise<T>, codes: readonly string[] = []): Promise<T | null> =>
  unlessOneOf([NOT_THERE, ...codes], asked)

const unlessOneOf = async <T>(codes: readonly string[], asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof AlipayError && codes.includes(error.code)) return null
    throw error
  }
}

/**
 * What the provider will not do for this refund, whenever it is asked again: its documents of `alipay.trade.refund` send the
 * merchant to the buyer, to its own staff or to another amount. What passes by itself (`ACQ.SYSTEM_ERROR`) or once the account
 * has money (`ACQ.SELLER_BALANCE_NOT_ENOUGH`) is no refusal.
 */
const finalRefusals = [
  'ACQ.BUYER_ENABLE_STATUS_FORBID',
  'ACQ.BUYER_ERROR',
  'ACQ.BUYER_NOT_EXIST',
  'ACQ.CURRENCY_NOT_SUPPORT',
  'ACQ.CUSTOMER_VALIDATE_ERROR',
  'ACQ.DISCORDANT_REPEAT_REQUEST',
  'ACQ.INVALID_PARAMETER',
  'ACQ.NOT_ALLOW_PARTIAL_REFUND',
  'ACQ.ONLINE_TRADE_VOUCHER_NOT_ALLOW_REFUND',
  'ACQ.REASON_TRADE_BEEN_FREEZEN',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.REFUND_FEE_ERROR',
  'ACQ.TRADE_HAS_CLOSE',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  NOT_THERE,
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.USER_NOT_MATCH_ERR',
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

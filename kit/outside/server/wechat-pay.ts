import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { formatTime, instantOf } from '#kit/time/day.ts'
import {
  type Bill,
  type CodeNeeded,
  type Delivery,
  type Payer,
  type PaymentNotice,
  type PaymentProvider,
  type Prepared,
  type ReadNotice,
  type RefundAnswer,
  type RefundOrder,
  shortTitle,
} from '../payment.ts'
import { readWechatBill } from './wechat-pay-bill.ts'
import {
  callWechatPay,
  fetchWechatFile,
  isSignedByProvider,
  newNonce,
  openResource,
  secondsOf,
  signWechat,
  type WechatPayContext,
  WechatPayError,
} from './wechat-pay-wire.ts'

/** What WeChat Pay works with: its account, where its notices go, and who tells who pays. */
export interface WechatPay extends WechatPayContext {
  /**
   * The sub-merchant in whose name we ask as its service provider, whose account `settings` is then; '' where we ask for ourselves. A
   * notice says itself which of them it is about, so that reading it asks for none.
   */
  subMchId?: string
  /** Our address for its notices. */
  notifyUrl: string
  /** Whom a code stands for, `openid` of that account of ours; null where the code is none, or no more. */
  openIdOf: (way: 'jsapi' | 'mini-program', code: string) => Promise<string | null>
}

/**
 * WeChat Pay, API v3, public-key mode (pay.weixin.qq.com/doc/v3/merchant: JSAPI and mini-program `/v3/pay/transactions/jsapi`,
 * H5 `/h5`, app `/app`; query, close, `/v3/refund/domestic/refunds`, `/v3/bill/tradebill`); for a sub-merchant as its service
 * provider (pay.weixin.qq.com/doc/v3/partner: `/v3/pay/partner/transactions/…`, with `sp_mchid` and `sub_mchid`).
 */
export const wechatPay = (ctx: WechatPay): PaymentProvider => ({
  name: 'wechat',
  prepare: (bill, payer) => prepare(ctx, bill, payer),
  readNotice: (delivery) => readNotice(ctx, delivery),
  answerNotice: (taken) =>
    taken
      ? { status: 204, type: 'application/json', body: '' }
      : { status: 400, type: 'application/json', body: JSON.stringify({ code: 'FAIL', message: '失败' }) },
  query: async (outTradeNo) => {
    const account = accountOf(ctx)
    const path = `${tradesOf(ctx)}/out-trade-no/${outTradeNo}?${new URLSearchParams(account)}`
    const said = await unlessMissing(callWechatPay(ctx, 'GET', path))
    if (!said || Object.entries(account).some(([name, number]) => said[name] !== number)) return null
    // What went back later was paid before: SUCCESS and REFUND both hold our money's number.
    return said.trade_state === 'SUCCESS' || said.trade_state === 'REFUND'
      ? paymentNotice({ ...said, trade_state: 'SUCCESS' }, ctx.subMchId ?? '')
      : null
  },
  close: async (outTradeNo) => {
    const path = `${tradesOf(ctx)}/out-trade-no/${outTradeNo}/close`
    await unlessMissing(callWechatPay(ctx, 'POST', path, accountOf(ctx)), ['ORDER_CLOSED', 'ORDERPAID'])
  },
  refund: (order) => refund(ctx, order),
  queryRefund: async ({ refundNo }) => {
    const asked = isPartner(ctx) ? `?${new URLSearchParams(subOf(ctx))}` : ''
    const said = await unlessMissing(callWechatPay(ctx, 'GET', `/v3/refund/domestic/refunds/${refundNo}${asked}`))
    return said && refundAnswer(said)
  },
  bill: async (day) => {
    // Without a sub-merchant a service provider gets the bill of all of them.
    const asked = new URLSearchParams({ bill_date: day, ...subOf(ctx), bill_type: 'ALL', tar_type: 'GZIP' })
    const path = `/v3/bill/tradebill?${asked}`
    const said = await unlessMissing(callWechatPay(ctx, 'GET', path), ['NO_STATEMENT_EXIST'])
    if (!said) return []
    const text = gunzipSync(await fetchWechatFile(ctx, String(said.download_url))).toString('utf8')
    const digest = createHash('sha1').update(text).digest('hex')
    if (digest !== String(said.hash_value).toLowerCase()) throw new WechatPayError(200, 'BILL_DIGEST')
    return readWechatBill(text)
  },
})

const readNotice = (ctx: WechatPay, delivery: Delivery): ReadNotice | null => {
  if (!isSignedByProvider(ctx, delivery)) return null
  const { resource } = JSON.parse(delivery.body) as { resource?: unknown }
  const said = openResource(ctx.settings, resource)
  if (!said) return null
  const { account, appId, merchant } = namesIn(ctx, said)
  if (account !== ctx.settings.mchId || merchant === undefined) return null
  if (said.refund_status !== undefined) return { notice: refundNotice(said, merchant) }
  return isOurApp(ctx, appId) ? { notice: paymentNotice(said, merchant) } : null
}

/** Whose a notice is, by the names that it has for our kind of account; a service provider's that names no sub-merchant is nobody's. */
const namesIn = (ctx: WechatPay, said: Readonly<Record<string, unknown>>) =>
  isPartner(ctx)
    ? { account: said.sp_mchid, appId: said.sp_appid, merchant: said.sub_mchid ? String(said.sub_mchid) : undefined }
    : { account: said.mchid, appId: said.appid, merchant: '' }

const isPartner = ({ subMchId = '' }: WechatPay): boolean => subMchId !== ''

/** The sub-merchant, where we ask for one. */
const subOf = ({ subMchId = '' }: WechatPay): Record<string, string> => (subMchId === '' ? {} : { sub_mchid: subMchId })

/** Whose account it is, by the names that it has where payments are asked for. */
const accountOf = (ctx: WechatPay): Record<string, string> =>
  isPartner(ctx) ? { sp_mchid: ctx.settings.mchId, ...subOf(ctx) } : { mchid: ctx.settings.mchId }

const tradesOf = (ctx: WechatPay): string => `/v3/pay${isPartner(ctx) ? '/partner' : ''}/transactions`

const isOurApp = ({ settings }: WechatPay, appId: unknown): boolean =>
  typeof appId === 'string' &&
  appId !== '' &&
  [settings.appId, settings.miniAppId, settings.nativeAppId].includes(appId)

/** By which the provider says that there is no payment, or no refund, of that number; other things that it misses are ours. */
const NOT_THERE = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS']

/** An answer; null where the provider says that there is nothing of that number, or one of the other things named. */
const unlessMissing = async <T>(asked: Promise<T>, codes: readonly string[] = []): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof WechatPayError && [...NOT_THERE, ...codes].includes(error.code)) return null
    throw error
  }
}

const prepare = async (ctx: WechatPay, bill: Bill, payer: Payer): Promise<Prepared | CodeNeeded> => {
  const { settings } = ctx
  const [appName, openidName] = isPartner(ctx) ? ['sp_appid', 'sp_openid'] : ['appid', 'openid']
  const common = {
    ...accountOf(ctx),
    description: shortTitle(bill, 60),
    out_trade_no: bill.outTradeNo,
    time_expire: `${formatTime(bill.deadline).replace(' ', 'T')}+08:00`,
    notify_url: ctx.notifyUrl,
    amount: { total: bill.amountFen, currency: 'CNY' },
  }
  const order = (kind: string, more: object) =>
    callWechatPay(ctx, 'POST', `${tradesOf(ctx)}/${kind}`, { ...common, ...more })

  if (payer.way === 'address') {
    const scene = { payer_client_ip: payer.ip, h5_info: { type: 'Wap' } }
    const { h5_url } = await order('h5', { [appName]: settings.appId, scene_info: scene })
    return { payUrl: String(h5_url), params: {} }
  }
  if (payer.way === 'app') {
    const { prepay_id } = await order('app', { [appName]: settings.nativeAppId })
    return { payUrl: '', params: appParams(ctx, String(prepay_id)) }
  }
  const appId = payer.way === 'jsapi' ? settings.appId : settings.miniAppId
  const openid = await payerId(ctx, payer.way, payer)
  if (openid === null) return { codeFor: appId }
  const { prepay_id } = await order('jsapi', { [appName]: appId, payer: { [openidName]: openid } })
  return { payUrl: '', params: pageParams(ctx, appId, `prepay_id=${prepay_id}`) }
}

const payerId = async (ctx: WechatPay, way: 'jsapi' | 'mini-program', { openId, code }: Payer) => {
  if (way === 'jsapi' && openId) return openId
  return code ? ctx.openIdOf(way, code) : null
}

/** What `WeixinJSBridge.invoke('getBrandWCPayRequest')` and `wx.requestPayment` are called with. */
const pageParams = ({ settings, now }: WechatPay, appId: string, pack: string) => {
  const [timeStamp, nonceStr] = [secondsOf(now), newNonce()]
  const paySign = signWechat(settings, [appId, timeStamp, nonceStr, pack])
  return { appId, timeStamp, nonceStr, package: pack, signType: 'RSA', paySign }
}

/** What the app's `PayReq` is made of. */
const appParams = (ctx: WechatPay, prepayid: string) => {
  const { settings, now } = ctx
  const [appid, timestamp, noncestr] = [settings.nativeAppId, secondsOf(now), newNonce()]
  const sign = signWechat(settings, [appid, timestamp, noncestr, prepayid])
  return {
    appid,
    partnerid: isPartner(ctx) ? (ctx.subMchId as string) : settings.mchId,
    prepayid,
    package: 'Sign=WXPay',
    noncestr,
    timestamp,
    sign,
  }
}

interface Amount {
  total?: unknown
  refund?: unknown
  currency?: unknown
}

const paymentNotice = (said: Record<string, unknown>, merchant: string): PaymentNotice | null => {
  const amount = (said.amount ?? {}) as Amount
  if (amount.currency !== undefined && amount.currency !== 'CNY') return null
  return {
    kind: 'payment',
    refundNo: '',
    ok: said.trade_state === 'SUCCESS',
    merchant,
    outTradeNo: String(said.out_trade_no),
    transactionId: String(said.transaction_id),
    amountFen: Number(amount.total),
    at: instantOf(said.success_time),
  }
}

/** A refund that was closed or met a card that is no more will not arrive by itself: it failed. */
const refundNotice = (said: Record<string, unknown>, merchant: string): PaymentNotice => ({
  kind: 'refund',
  ok: said.refund_status === 'SUCCESS',
  merchant,
  outTradeNo: String(said.out_trade_no),
  refundNo: String(said.out_refund_no),
  transactionId: String(said.refund_id),
  amountFen: Number(((said.amount ?? {}) as Amount).refund),
  at: instantOf(said.success_time),
})

/** What the provider will never do, whenever it is asked again; all other failures pass. */
const finalRefusals = ['USER_ACCOUNT_ABNORMAL', 'RESOURCE_NOT_EXISTS', 'INVALID_REQUEST', 'PARAM_ERROR']

const refund = async (ctx: WechatPay, order: RefundOrder): Promise<RefundAnswer> => {
  try {
    const said = await callWechatPay(ctx, 'POST', '/v3/refund/domestic/refunds', {
      ...subOf(ctx),
      transaction_id: order.transactionId,
      out_refund_no: order.refundNo,
      notify_url: ctx.notifyUrl,
      amount: { refund: order.amountFen, total: order.paidFen, currency: 'CNY' },
    })
    return refundAnswer(said)
  } catch (error) {
    if (error instanceof WechatPayError && finalRefusals.includes(error.code)) return { refused: error.code }
    throw error
  }
}

const refundAnswer = ({ status }: Record<string, unknown>): RefundAnswer => {
  if (status === 'SUCCESS') return 'done'
  return status === 'PROCESSING' ? 'accepted' : { refused: String(status) }
}

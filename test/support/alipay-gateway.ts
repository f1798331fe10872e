import { crc32, deflateRawSync } from 'node:zlib'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import type { AlipaySettings, Delivery } from '#kit/outside/payment.ts'
import { dayOf, formatTime } from '#kit/time/day.ts'
import {
  type Arrived,
  type GatewayAnswer,
  isSignedRsa,
  newKeys,
  openGateway,
  signRsa,
  type Trouble,
} from './pay-gateway.ts'

const [ours, theirs, nobodys] = [newKeys(), newKeys(), newKeys()]
const APP_ID = '2021000000000001'
/** The app of a hospital, with keys of its own on both sides. */
const HOSPITAL_APP_ID = '2021000000000077'
const [hospitals, theirsOfHospital] = [newKeys(), newKeys()]
const isKnown = (appId: string | undefined): boolean => appId === APP_ID || isHospitals(appId)
const isHospitals = (appId: string | null | undefined): boolean => appId === HOSPITAL_APP_ID

interface Trade {
  appId: string
  amountFen: number
  title: string
  tradeNo: string
  paidAt?: Date
  isClosed?: boolean
}
interface Refund {
  tradeNo: string
  outTradeNo: string
  amountFen: number
  at: Date
}

/**
 * Alipay's gateway as it answers a merchant: it checks our signatures as the open platform says, signs its answers and
 * notices with a key of its own, keeps trades and refunds, and makes the trouble that it is told to.
 */
export const openAlipayGateway = async (now: () => Date) => {
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, Refund>()
  const asked: URLSearchParams[] = []
  const state = { trouble: 'none' as Trouble, refundError: '' }
  const bills = new Map<string, Buffer>()

  const answer = ({ path, body }: Arrived): GatewayAnswer => {
    if (path.startsWith('/bill')) return { status: 200, body: bills.get(path) ?? '' }
    // It takes parameters in the address, too: there the SDK has those that are no content.
    const params = new URLSearchParams([path.split('?')[1], body].filter(Boolean).join('&'))
    asked.push(params)
    const method = params.get('method') ?? ''
    // Whom it does not know it signs nothing for.
    const appId = params.get('app_id') ?? ''
    const signed = (name: string, said: Answer) => signedFor(appId, name, said)
    if (!isKnown(appId)) return { status: 200, body: JSON.stringify({ error_response: failed('isv.invalid-app-id') }) }
    if (method === 'alipay.system.oauth.token') return signed(...whoIs(params.get('code') ?? ''))
    return signed(`${method.replaceAll('.', '_')}_response`, answerTo(params, method, appId))
  }

  const answerTo = (params: URLSearchParams, method: string, appId: string): Answer =>
    isOurs(params)
      ? route(method, JSON.parse(params.get('biz_content') ?? '{}'), appId)
      : failed('isv.invalid-signature')

  const signedFor = (appId: string, name: string, said: Answer): GatewayAnswer => {
    const text = JSON.stringify(said)
    const key = state.trouble === 'forged' ? nobodys : isHospitals(appId) ? theirsOfHospital : theirs
    const sign = state.trouble === 'unsigned' ? '' : `,"sign":"${signRsa(key.privateKey, text)}"`
    return { status: 200, body: `{"${name}":${text}${sign}}` }
  }

  /** Its sign-in has no code of success, and says by another name that it will not. */
  const whoIs = (code: string): [string, Answer] => {
    if (code.startsWith('spent')) return ['error_response', failed('isv.code-invalid')]
    const buyer = code.startsWith('old') ? { user_id: `2088-${code}` } : { open_id: `o-${code}` }
    return ['alipay_system_oauth_token_response', { access_token: 'a', expires_in: 1_296_000, ...buyer }]
  }

  type Answer = Record<string, unknown>
  const done = (said: object): Answer => ({ code: '10000', msg: 'Success', ...said })
  const failed = (sub_code: string): Answer => ({ code: '40004', msg: 'Business Failed', sub_code })

  const route = (method: string, asked: Record<string, string>, appId: string): Answer => {
    const outTradeNo = asked.out_trade_no ?? ''
    const found = trades.get(outTradeNo)
    const trade = found?.appId === appId ? found : undefined
    const replies: Record<string, () => Answer> = {
      'alipay.data.dataservice.bill.downloadurl.query': () => bill(asked.bill_date ?? '', appId),
      'alipay.trade.create': () => create(asked, appId),
      'alipay.trade.refund': () => refund(asked, appId),
      'alipay.trade.fastpay.refund.query': () => refundQuery(asked),
      'alipay.trade.query': () => (trade ? done(tradeOf(outTradeNo, trade)) : failed('ACQ.TRADE_NOT_EXIST')),
      'alipay.trade.close': () => (trade ? close(trade) : failed('ACQ.TRADE_NOT_EXIST')),
    }
    return replies[method]?.() ?? failed('isv.method-not-found')
  }

  const begin = (
    { out_trade_no = '', subject = '', total_amount = '' }: Record<string, string>,
    appId: string,
  ): Trade => {
    const begun = trades.get(out_trade_no) ?? {
      appId,
      title: subject,
      amountFen: yuanToFen(total_amount),
      tradeNo: `2026${String(trades.size).padStart(24, '0')}`,
    }
    trades.set(out_trade_no, begun)
    return begun
  }

  const create = (asked: Record<string, string>, appId: string): Answer => {
    if (asked.product_code !== 'JSAPI_PAY' || !asked.op_app_id) return failed('ACQ.INVALID_PARAMETER')
    // Who pays is known to the mini-program; another app has to say so.
    const openId = asked.op_app_id === appId ? asked.buyer_open_id : asked.op_buyer_open_id
    if (!openId && !asked.buyer_id) return failed('ACQ.BUYER_NOT_EXIST')
    return done({ out_trade_no: asked.out_trade_no, trade_no: begin(asked, appId).tradeNo })
  }

  const close = (trade: Trade): Answer => {
    if (trade.paidAt) return failed('ACQ.TRADE_STATUS_ERROR')
    trade.isClosed = true
    return done({ trade_no: trade.tradeNo })
  }

  const tradeOf = (outTradeNo: string, trade: Trade) => ({
    out_trade_no: outTradeNo,
    trade_no: trade.tradeNo,
    total_amount: fenToYuan(trade.amountFen),
    trade_status: trade.paidAt ? 'TRADE_SUCCESS' : trade.isClosed ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY',
    ...(trade.paidAt ? { send_pay_date: formatTime(trade.paidAt) } : {}),
  })

  const refund = (asked: Record<string, string>, appId: string): Answer => {
    if (state.refundError) return failed(state.refundError)
    const found = [...trades].find(([, one]) => one.appId === appId && one.tradeNo === asked.trade_no && one.paidAt)
    return found ? giveBack(found, asked) : failed('ACQ.TRADE_NOT_EXIST')
  }

  const giveBack = ([outTradeNo, { tradeNo, amountFen: paidFen }]: [string, Trade], asked: Record<string, string>) => {
    const { refund_amount = '', out_request_no = '' } = asked
    const isNew = !refunds.has(out_request_no)
    const amountFen = yuanToFen(refund_amount)
    if (isNew && backOf(tradeNo) + amountFen > paidFen) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    if (isNew) refunds.set(out_request_no, { tradeNo, outTradeNo, amountFen, at: now() })
    const sum = fenToYuan(backOf(tradeNo))
    return done({ trade_no: tradeNo, out_trade_no: outTradeNo, fund_change: isNew ? 'Y' : 'N', refund_fee: sum })
  }

  const backOf = (tradeNo: string) =>
    [...refunds.values()].filter((one) => one.tradeNo === tradeNo).reduce((fen, one) => fen + one.amountFen, 0)

  const refundQuery = ({ out_request_no = '' }: Record<string, string>): Answer => {
    const row = refunds.get(out_request_no)
    return done(row ? { refund_status: 'REFUND_SUCCESS', refund_amount: fenToYuan(row.amountFen) } : {})
  }

  const bill = (day: string, appId: string): Answer => {
    const paid = [...trades].filter(([, { paidAt, appId: of }]) => of === appId && paidAt && dayOf(paidAt) === day)
    const back = [...refunds].filter(
      ([, { at, outTradeNo }]) => trades.get(outTradeNo)?.appId === appId && dayOf(at) === day,
    )
    if (paid.length + back.length === 0) return failed('isp.bill_not_exist')
    const file = `/bill?day=${day}&app=${appId}`
    bills.set(file, zipOf(billText(paid, back)))
    return done({ bill_download_url: `${gateway.url}${file}` })
  }

  const gateway = await openGateway(state, answer)

  /** A notice as the provider sends it, a signed form. */
  const notice = (fields: Record<string, string>, { trouble = 'none' }: { trouble?: Trouble } = {}): Delivery => {
    const signed = { notify_id: 'n1', charset: 'utf-8', version: '1.0', app_id: APP_ID, ...fields }
    const key = trouble === 'forged' ? nobodys : isHospitals(signed.app_id) ? theirsOfHospital : theirs
    const sign = signRsa(key.privateKey, textOf(signed))
    const form = new URLSearchParams({ ...signed, sign_type: 'RSA2', ...(trouble === 'unsigned' ? {} : { sign }) })
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form.toString() }
  }

  return {
    ...gateway,
    trades,
    refunds,
    asked,
    state,
    notice,
    /** By which the provider knows us, in the place of whom it signs. */
    ourPublicKey: ours.publicKey,
    settings: {
      endpoint: `${gateway.url}/gateway.do`,
      appId: APP_ID,
      privateKey: ours.privateKey,
      publicKey: theirs.publicKey,
    } satisfies AlipaySettings,
    /** The same of the hospital's own app. */
    hospitalSettings: {
      endpoint: `${gateway.url}/gateway.do`,
      appId: HOSPITAL_APP_ID,
      privateKey: hospitals.privateKey,
      publicKey: theirsOfHospital.publicKey,
    } satisfies AlipaySettings,
    hospitalPublicKey: hospitals.publicKey,
    /** A day's bill as its own website hands it out. */
    billOf: (day: string, appId = APP_ID): Buffer => {
      bill(day, appId)
      return bills.get(`/bill?day=${day}&app=${appId}`) ?? Buffer.of()
    },
    /** Somebody opens the page, or the app, by what we signed: the trade begins there. */
    open: (signed: string) => {
      const params = new URLSearchParams(signed.includes('?') ? signed.slice(signed.indexOf('?') + 1) : signed)
      if (!isOurs(params)) throw new Error('the page says that the signature is wrong')
      begin(JSON.parse(params.get('biz_content') ?? '{}') as Record<string, string>, params.get('app_id') ?? '')
      return params
    },
    /** Somebody pays: what the notice of it says. */
    pay: (outTradeNo: string): Record<string, string> => {
      const trade = trades.get(outTradeNo)
      if (!trade || trade.isClosed) throw new Error('nothing to pay')
      trade.paidAt = now()
      const { send_pay_date = '', ...said } = tradeOf(outTradeNo, trade)
      return { ...said, gmt_payment: send_pay_date }
    },
  }
}

const textOf = (params: Record<string, string>) =>
  Object.entries(params)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

const isOurs = (params: URLSearchParams): boolean => {
  const { sign = '', ...signed } = Object.fromEntries(params)
  const key = isHospitals(signed.app_id) ? hospitals.publicKey : ours.publicKey
  return isKnown(signed.app_id) && signed.sign_type === 'RSA2' && isSignedRsa(key, textOf(signed), sign)
}

const columns = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '门店编号',
  '门店名称',
  '操作员',
  '终端号',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '备注',
]

const billText = (paid: [string, Trade][], back: [string, Refund][]): string => {
  const row = (values: (string | undefined)[]) => values.map((value = '') => `${value}\t`).join(',')
  const blanks = ['', '', '', '', '*某']
  const came = paid.map(([outTradeNo, { tradeNo, title, paidAt, amountFen }]) => {
    const at = formatTime(paidAt as Date)
    const money = [fenToYuan(amountFen), fenToYuan(amountFen), '', '-0.01', '']
    return row([tradeNo, outTradeNo, '交易', title, at, at, ...blanks, ...money])
  })
  const went = back.map(([refundNo, { tradeNo, outTradeNo, amountFen, at }]) => {
    const money = [fenToYuan(-amountFen), fenToYuan(-amountFen), refundNo, '0.00', '']
    return row([tradeNo, outTradeNo, '退款', '', formatTime(at), formatTime(at), ...blanks, ...money])
  })
  return [
    '#支付宝业务明细查询',
    '#账号：[20880000000000000156]',
    `#${'-'.repeat(20)}业务明细列表${'-'.repeat(20)}`,
    columns.join(','),
    ...came,
    ...went,
    `#${'-'.repeat(20)}业务明细列表结束${'-'.repeat(20)}`,
    '',
  ].join('\r\n')
}

/** Node writes no GBK: the table is turned round once. */
const gbk = (() => {
  const bytes = new Map<string, number[]>()
  const decoder = new TextDecoder('gbk')
  for (let high = 0x81; high < 0xff; high++)
    for (let low = 0x40; low < 0xff; low++)
      if (low !== 0x7f) bytes.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  return (text: string) =>
    Buffer.from([...text].flatMap((char) => (char < '\u0080' ? char.charCodeAt(0) : (bytes.get(char) ?? 63))))
})()

/** A ZIP of the bill, deflated, behind a second file with sums, stored. */
const zipOf = (text: string): Buffer => {
  const files = [gbk('#业务汇总列表\r\n'), gbk(text)].map((bytes, at) => ({
    bytes,
    packed: at ? deflateRawSync(bytes) : bytes,
    at,
  }))
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { bytes, packed, at } of files) {
    const name = Buffer.from(`bill-${at}.csv`)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(at ? 8 : 0, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), common, name, packed])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, entry, name]))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, index, end])
}

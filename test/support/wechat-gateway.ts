import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { fenToYuan } from '#kit/money/fen.ts'
import type { Delivery, WechatPaySettings } from '#kit/outside/payment.ts'
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
const MCH_ID = '1900000109'
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000001092024'
const API_KEY = 'abcdefghijklmnopqrstuvwxyz012345'
/** The same account owner as a service provider, who asks for sub-merchants: a number, a key and a secret of its own. */
const PARTNER_MCH_ID = '1900000200'
const PARTNER_KEY_ID = 'PUB_KEY_ID_0119000002002024'
const PARTNER_API_KEY = '543210zyxwvutsrqponmlkjihgfedcba'
const partners = newKeys()

interface Trade {
  appId: string
  /** The sub-merchant that it is for; '' where the merchant asked for itself. */
  sub: string
  amountFen: number
  title: string
  paidAt?: Date
  transactionId: string
  isClosed?: boolean
}
interface Refund {
  outTradeNo: string
  amountFen: number
  refundId: string
  at: Date
  status: 'SUCCESS' | 'PROCESSING' | 'ABNORMAL' | 'CLOSED'
}

/**
 * WeChat Pay as it answers a merchant: it checks our signatures as its documents say, signs its answers and notices with a
 * key of its own, keeps trades and refunds, and makes the trouble that it is told to.
 */
export const openWechatGateway = async (now: () => Date) => {
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, Refund>()
  const seenNonces = new Set<string>()
  const asked: Arrived[] = []
  const state = {
    trouble: 'none' as Trouble,
    refundStatus: 'SUCCESS' as Refund['status'],
    refundError: '',
    /** What every question is answered with, such as that there is no such merchant. */
    refusal: undefined as [number, string] | undefined,
  }
  const bills = new Map<string, string>()

  const answer = (arrived: Arrived): GatewayAnswer => {
    asked.push(arrived)
    if (arrived.path.startsWith('/sns/')) return { status: 200, body: whoIs(arrived.path) }
    const serial = arrived.headers['wechatpay-serial'] === PARTNER_KEY_ID ? PARTNER_KEY_ID : PUBLIC_KEY_ID
    const signed = (code: number, said: object | null) => signedBy(serial, code, said)
    if (!isOurs(arrived)) return signed(401, { code: 'SIGN_ERROR' })
    if (arrived.path.startsWith('/v3/billdownload/'))
      return { status: 200, body: gzipSync(bills.get(arrived.path) ?? '') }
    const [status, said] = state.refusal ? [state.refusal[0], { code: state.refusal[1] }] : route(arrived)
    return signed(status, said)
  }

  const isOurs = ({ method, path, headers, body }: Arrived): boolean => {
    const authorization = headers.authorization ?? ''
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(authorization)?.[1] ?? ''
    const [timestamp, nonce] = [part('timestamp'), part('nonce_str')]
    const isFresh = Math.abs(Number(timestamp) - now().getTime() / 1000) <= 300 && !seenNonces.has(nonce)
    seenNonces.add(nonce)
    const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`
    return (
      authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      isFresh &&
      (part('mchid') === PARTNER_MCH_ID
        ? headers['wechatpay-serial'] === PARTNER_KEY_ID &&
          part('serial_no') === 'SERIAL2' &&
          isSignedRsa(partners.publicKey, text, part('signature'))
        : part('mchid') === MCH_ID &&
          part('serial_no') === 'SERIAL1' &&
          headers['wechatpay-serial'] === PUBLIC_KEY_ID &&
          isSignedRsa(ours.publicKey, text, part('signature')))
    )
  }

  const signatureOf = (body: string, trouble: Trouble = 'none', serial = PUBLIC_KEY_ID) => {
    const at = trouble === 'old' ? now().getTime() / 1000 - 301 : now().getTime() / 1000
    const [timestamp, nonce] = [String(Math.floor(at)), randomBytes(8).toString('hex')]
    const key = trouble === 'forged' ? nobodys : theirs
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature': signRsa(key.privateKey, `${timestamp}\n${nonce}\n${body}\n`),
    }
  }

  const signedBy = (serial: string, status: number, said: object | null): GatewayAnswer => {
    const body = said === null ? '' : JSON.stringify(said)
    return { status, headers: state.trouble === 'unsigned' ? {} : signatureOf(body, state.trouble, serial), body }
  }

  type Answer = [number, object | null]
  const routes: [RegExp, (found: string[], input: Record<string, never>, query: URLSearchParams) => Answer][] = [
    [/^POST \/v3\/pay(?:\/partner)?\/transactions\/(jsapi|h5|app)$/, ([kind = ''], input) => order(kind, input)],
    [
      /^GET \/v3\/pay(?:\/partner)?\/transactions\/out-trade-no\/(\w+)$/,
      ([no = ''], _, asked) => query(no, asked.get('sub_mchid') ?? ''),
    ],
    [
      /^POST \/v3\/pay(?:\/partner)?\/transactions\/out-trade-no\/(\w+)\/close$/,
      ([no = ''], { sub_mchid = '' }) => close(no, sub_mchid),
    ],
    [/^POST \/v3\/refund\/domestic\/refunds$/, (_, input) => refund(input)],
    [
      /^GET \/v3\/refund\/domestic\/refunds\/(\w+)$/,
      ([no = ''], _, asked) => refundQuery(no, asked.get('sub_mchid') ?? ''),
    ],
    [/^GET \/v3\/bill\/tradebill$/, (_, __, asked) => bill(asked.get('bill_date') ?? '', asked.get('sub_mchid') ?? '')],
  ]
  /** A service provider asks by the paths for it, names both numbers, and a merchant neither of that. */
  const isOwnMode = (authorization: string, path: string, said: Readonly<Record<string, unknown>>): boolean => {
    const isPartner = authorization.includes(`mchid="${PARTNER_MCH_ID}"`)
    if (path.startsWith('/v3/pay/') && path.startsWith('/v3/pay/partner/') !== isPartner) return false
    const isWhole = path.startsWith('/v3/pay/') ? said[isPartner ? 'sp_mchid' : 'mchid'] !== undefined : true
    return isWhole && (said.sub_mchid !== undefined) === isPartner
  }

  const route = ({ method, path, body, headers }: Arrived): Answer => {
    const [bare = '', asked = ''] = path.split('?')
    const input = (body === '' ? {} : JSON.parse(body)) as Record<string, never>
    if (!isOwnMode(headers.authorization ?? '', bare, { ...Object.fromEntries(new URLSearchParams(asked)), ...input }))
      return [403, { code: 'NO_AUTH' }]
    for (const [pattern, reply] of routes) {
      const found = pattern.exec(`${method} ${bare}`)
      if (found) return reply(found.slice(1), input, new URLSearchParams(asked))
    }
    return [404, { code: 'NOT_FOUND' }]
  }

  const refundQuery = (refundNo: string, sub: string): Answer =>
    refunds.has(refundNo) && trades.get(refunds.get(refundNo)?.outTradeNo ?? '')?.sub === sub
      ? [200, refundOf(refundNo)]
      : [404, { code: 'RESOURCE_NOT_EXISTS' }]

  const order = (kind: string, input: Record<string, never>): Answer => {
    const {
      out_trade_no,
      amount,
      sub_mchid: sub = '',
      sp_appid = '',
      appid = sp_appid,
      description,
      payer,
    } = input as unknown as {
      out_trade_no: string
      amount: { total: number; currency: string }
      sub_mchid?: string
      sp_appid?: string
      appid?: string
      description: string
      payer?: { openid?: string; sp_openid?: string }
    }
    const known = trades.get(out_trade_no)
    if (known?.paidAt) return [400, { code: 'ORDERPAID' }]
    if (known?.isClosed) return [400, { code: 'ORDER_CLOSED' }]
    if (kind === 'jsapi' && !payer?.[sub ? 'sp_openid' : 'openid']) return [400, { code: 'PARAM_ERROR' }]
    const transactionId = `42000${randomBytes(10).toString('hex')}`
    trades.set(out_trade_no, { appId: appid, sub, amountFen: amount.total, title: description, transactionId })
    if (kind === 'h5') return [200, { h5_url: `https://wx.tenpay.com/checkmweb?prepay_id=${out_trade_no}` }]
    return [200, { prepay_id: `wx${out_trade_no}` }]
  }

  const close = (outTradeNo: string, sub: string): Answer => {
    const trade = trades.get(outTradeNo)
    if (trade?.sub !== sub) return [404, { code: 'ORDER_NOT_EXIST' }]
    if (trade.paidAt) return [400, { code: 'ORDERPAID' }]
    trade.isClosed = true
    return [204, null]
  }

  const tradeOf = (outTradeNo: string, trade: Trade) => ({
    ...(trade.sub
      ? { sp_appid: trade.appId, sp_mchid: PARTNER_MCH_ID, sub_mchid: trade.sub }
      : { appid: trade.appId, mchid: MCH_ID }),
    out_trade_no: outTradeNo,
    ...(trade.paidAt
      ? {
          trade_state: 'SUCCESS',
          transaction_id: trade.transactionId,
          success_time: `${formatTime(trade.paidAt).replace(' ', 'T')}+08:00`,
          amount: { total: trade.amountFen, payer_total: trade.amountFen, currency: 'CNY' },
        }
      : { trade_state: trade.isClosed ? 'CLOSED' : 'NOTPAY' }),
  })

  const query = (outTradeNo: string, sub: string): Answer => {
    const trade = trades.get(outTradeNo)
    return trade?.sub === sub ? [200, tradeOf(outTradeNo, trade)] : [404, { code: 'ORDER_NOT_EXIST' }]
  }

  const refundOf = (refundNo: string) => {
    const { outTradeNo, amountFen, refundId, status, at } = refunds.get(refundNo) as Refund
    return {
      out_trade_no: outTradeNo,
      out_refund_no: refundNo,
      refund_id: refundId,
      status,
      success_time: `${formatTime(at).replace(' ', 'T')}+08:00`,
      amount: { refund: amountFen, total: trades.get(outTradeNo)?.amountFen },
    }
  }

  const refund = (input: Record<string, never>): Answer => {
    if (state.refundError) return [403, { code: state.refundError }]
    const {
      sub_mchid: sub = '',
      transaction_id,
      out_refund_no,
      amount,
    } = input as unknown as {
      sub_mchid?: string
      transaction_id: string
      out_refund_no: string
      amount: { refund: number; total: number }
    }
    const [outTradeNo, trade] = [...trades].find(([, one]) => one.transactionId === transaction_id) ?? []
    if (!outTradeNo || !trade?.paidAt || trade.sub !== sub || amount.total !== trade.amountFen)
      return [404, { code: 'RESOURCE_NOT_EXISTS' }]
    if (!refunds.has(out_refund_no)) {
      const back = [...refunds.values()].filter((one) => one.outTradeNo === outTradeNo)
      const sum = back.reduce((fen, one) => fen + one.amountFen, amount.refund)
      if (sum > trade.amountFen) return [400, { code: 'INVALID_REQUEST' }]
      const refundId = `50000${randomBytes(8).toString('hex')}`
      const row = { outTradeNo, amountFen: amount.refund, refundId, at: now(), status: state.refundStatus }
      refunds.set(out_refund_no, row)
    }
    return [200, refundOf(out_refund_no)]
  }

  const bill = (day: string, sub: string): Answer => {
    const rows = [...trades].filter(([, { paidAt, sub: of }]) => of === sub && paidAt && dayOf(paidAt) === day)
    const back = [...refunds].filter(
      ([, { at, status, outTradeNo }]) =>
        trades.get(outTradeNo)?.sub === sub && dayOf(at) === day && status !== 'CLOSED',
    )
    if (rows.length + back.length === 0) return [400, { code: 'NO_STATEMENT_EXIST' }]
    const text = billText(rows, back, sub)
    const file = `/v3/billdownload/file?token=${day}${sub}`
    bills.set(file, text)
    const hash_value = createHash('sha1').update(text).digest('hex')
    return [200, { hash_type: 'SHA1', hash_value, download_url: `${gateway.url}${file}` }]
  }

  const whoIs = (path: string): string => {
    const query = new URLSearchParams(path.split('?')[1])
    const code = query.get('js_code') ?? query.get('code') ?? ''
    return JSON.stringify(
      code.startsWith('spent') ? { errcode: 40_163 } : { openid: `o-${query.get('appid')}-${code}` },
    )
  }

  const gateway = await openGateway(state, answer)

  /** A notice as the provider sends it, sealed and signed. */
  const notice = (
    resource: object,
    {
      trouble = 'none',
      isPartners = 'sp_mchid' in resource,
      key = isPartners ? PARTNER_API_KEY : API_KEY,
    }: { trouble?: Trouble; isPartners?: boolean; key?: string } = {},
  ): Delivery => {
    const nonce = randomBytes(6).toString('hex')
    const cipher = createCipheriv('aes-256-gcm', key, Buffer.from(nonce)).setAAD(Buffer.from('transaction'))
    const sealed = Buffer.concat([cipher.update(JSON.stringify(resource), 'utf8'), cipher.final(), cipher.getAuthTag()])
    const body = JSON.stringify({
      id: randomBytes(8).toString('hex'),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        nonce,
        associated_data: 'transaction',
      },
    })
    return {
      headers: trouble === 'unsigned' ? {} : signatureOf(body, trouble, isPartners ? PARTNER_KEY_ID : PUBLIC_KEY_ID),
      body,
    }
  }

  const settings: WechatPaySettings = {
    endpoint: gateway.url,
    mchId: MCH_ID,
    appId: 'wx-official',
    nativeAppId: 'wx-native',
    serial: 'SERIAL1',
    miniAppId: 'wx-mini',
    miniAppSecret: 'mini-secret',
    privateKey: ours.privateKey,
    publicKeyId: PUBLIC_KEY_ID,
    publicKey: theirs.publicKey,
    apiKey: API_KEY,
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
    settings,
    /** The same of the service provider. */
    partnerSettings: {
      ...settings,
      mchId: PARTNER_MCH_ID,
      serial: 'SERIAL2',
      privateKey: partners.privateKey,
      publicKeyId: PARTNER_KEY_ID,
      apiKey: PARTNER_API_KEY,
    } satisfies WechatPaySettings,
    /** By which the provider knows the service provider. */
    partnerPublicKey: partners.publicKey,
    partnerEnv: {
      WECHAT_PAY_PARTNER_MCH_ID: PARTNER_MCH_ID,
      WECHAT_PAY_PARTNER_SERIAL: 'SERIAL2',
      WECHAT_PAY_PARTNER_PRIVATE_KEY: partners.privateKey,
      WECHAT_PAY_PARTNER_PUBLIC_KEY: theirs.publicKey,
      WECHAT_PAY_PARTNER_PUBLIC_KEY_ID: PARTNER_KEY_ID,
      WECHAT_PAY_PARTNER_API_KEY: PARTNER_API_KEY,
    },
    /** The same for a process. */
    env: {
      WECHAT_PAY_ENDPOINT: gateway.url,
      WECHAT_PAY_MCH_ID: MCH_ID,
      WECHAT_PAY_SERIAL: 'SERIAL1',
      WECHAT_PAY_APP_ID: 'wx-official',
      WECHAT_PAY_MINI_APP_ID: 'wx-mini',
      WECHAT_PAY_NATIVE_APP_ID: 'wx-native',
      WECHAT_PAY_PRIVATE_KEY: ours.privateKey,
      WECHAT_PAY_PUBLIC_KEY: theirs.publicKey,
      WECHAT_PAY_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
      WECHAT_PAY_API_KEY: API_KEY,
    },
    /** Somebody pays: what the notice of it holds. */
    pay: (outTradeNo: string) => {
      const trade = trades.get(outTradeNo)
      if (!trade || trade.isClosed) throw new Error('nothing to pay')
      trade.paidAt = now()
      return tradeOf(outTradeNo, trade)
    },
    /** What the notice of a refund holds, once that is its state. */
    refundTold: (refundNo: string, status: Refund['status']) => {
      const row = refunds.get(refundNo)
      if (!row) throw new Error('no such refund')
      row.status = status
      const { status: refund_status, ...said } = refundOf(refundNo)
      const sub = trades.get(row.outTradeNo)?.sub ?? ''
      const whose = sub ? { sp_mchid: PARTNER_MCH_ID, sub_mchid: sub } : { mchid: MCH_ID }
      return { ...whose, refund_status, ...said }
    },
  }
}

const head =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const sumHead = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

/** A trade bill of the kind ALL. */
const billText = (rows: [string, Trade][], back: [string, Refund][], sub: string): string => {
  const whose = sub ? [PARTNER_MCH_ID, sub] : [MCH_ID, 0]
  const line = (values: (string | number)[]) => values.map((value) => `\`${value}`).join(',')
  const paid = rows.map(([outTradeNo, { appId, paidAt, transactionId, amountFen, title }]) =>
    line([
      formatTime(paidAt as Date),
      appId,
      ...whose,
      '',
      transactionId,
      outTradeNo,
      'openid',
      'JSAPI',
      'SUCCESS',
      'OTHERS',
      'CNY',
      fenToYuan(amountFen),
      '0.00',
      0,
      0,
      '0.00',
      '0.00',
      '',
      '',
      title,
      '',
      '0.00000',
      '0.60%',
      fenToYuan(amountFen),
      '0.00',
      '',
    ]),
  )
  const gone = back.map(([refundNo, { outTradeNo, amountFen, refundId, at, status }]) =>
    line([
      formatTime(at),
      'wx',
      ...whose,
      '',
      '42000',
      outTradeNo,
      'openid',
      'JSAPI',
      'REFUND',
      'OTHERS',
      'CNY',
      '0.00',
      '0.00',
      refundId,
      refundNo,
      fenToYuan(amountFen),
      '0.00',
      'ORIGINAL',
      status,
      '',
      '',
      '0.00000',
      '0.60%',
      '0.00',
      fenToYuan(amountFen),
      '',
    ]),
  )
  const sum = (all: { amountFen: number }[]) => fenToYuan(all.reduce((fen, one) => fen + one.amountFen, 0))
  const [came, went] = [sum(rows.map(([, trade]) => trade)), sum(back.map(([, refund]) => refund))]
  const sums = line([rows.length + back.length, came, went, '0.00', '0.00000', came, went])
  return `\uFEFF${[head, ...paid, ...gone, sumHead, sums].join('\r\n')}\r\n`
}

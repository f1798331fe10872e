/** Who can be asked to take money. */
export const paymentProviders = ['stand-in', 'wechat', 'alipay'] as const
/** One of them. */
export type PaymentProviderName = (typeof paymentProviders)[number]

/**
 * How a patient pays, by where they are:
 * - `address`: the browser goes to a page of the provider
 * - `jsapi`: the messaging app's own function, called by the page in its browser
 * - `mini-program`: the mini-program around the page, which has a payment page of its own
 * - `app`: the native app, called by the bridge
 */
export const payWays = ['address', 'jsapi', 'mini-program', 'app'] as const
/** One of them. */
export type PayWay = (typeof payWays)[number]

/** What is to be paid. */
export interface Bill {
  outTradeNo: string
  title: string
  amountFen: number
  deadline: Date
}

/** A bill's title in at most so many characters; none is cut in half. */
export const shortTitle = ({ title }: Pick<Bill, 'title'>, most: number): string => [...title].slice(0, most).join('')

/** Who is about to pay, and where they are. */
export interface Payer {
  way: PayWay
  ip: string
  /** Who pays, by the provider's own name of them, where we know it; for `jsapi`. */
  openId?: string | undefined
  /** By which the provider tells who pays: good once, from its own sign-in; for a mini-program, and `jsapi` without `openId`. */
  code?: string | undefined
}

/** With what the payer goes on. */
export interface Prepared {
  /** The provider's page; '' where none is to be opened. */
  payUrl: string
  /** What the host's own cashier is called with, by the provider's names. */
  params: Readonly<Record<string, string>>
}

/** Why the provider cannot be asked yet: it must first be shown who pays, by a code for that account of its own. */
export interface CodeNeeded {
  codeFor: string
}

/** What a provider says about money: it came or went, or an attempt failed. */
export interface PaymentNotice {
  kind: 'payment' | 'refund'
  outTradeNo: string
  /** Ours, of a refund; '' for a payment. */
  refundNo: string
  /** The provider's own number of what it did. */
  transactionId: string
  amountFen: number
  ok: boolean
  /** The seller's own account there that has the money; '' or nothing: the platform's. */
  merchant?: string | undefined
  /** When it was done, by the provider's clock; undefined where it does not say. */
  at?: Date | undefined
}

/** A notice as it arrived. */
export interface Delivery {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Byte for byte: signatures are made of it. */
  body: string
}

/** A notice that is the provider's own; `null` in it: it says nothing that moves money. */
export interface ReadNotice {
  notice: PaymentNotice | null
}

/** What a provider wants to hear: that a notice arrived, or that it is to be sent again. */
export interface NoticeAnswer {
  status: number
  type: string
  body: string
}

/** Money that is to go back; the same `refundNo` twice is the same refund. */
export interface RefundOrder {
  outTradeNo: string
  /** The provider's number of the payment. */
  transactionId: string
  /** What was paid there in all. */
  paidFen: number
  refundNo: string
  amountFen: number
}

/** What became of a refund: `accepted` is under way; `refused` will not be done, such as to an account that was closed. */
export type RefundAnswer = 'done' | 'accepted' | { refused: string }

/** One line of a provider's bill: money that came or went on that day. */
export interface BillLine {
  kind: 'payment' | 'refund'
  outTradeNo: string
  refundNo: string
  transactionId: string
  amountFen: number
  at: Date
  /** Of which account the line is, where the bill says so. */
  merchant?: string | undefined
}

/** A provider of payments. Every method may be called again with the same numbers; what cannot be reached throws. */
export interface PaymentProvider {
  name: PaymentProviderName
  prepare: (bill: Bill, payer: Payer) => Promise<Prepared | CodeNeeded>
  /** What a notice says; null where it is not the provider's own, not meant for us, or too old. */
  readNotice: (delivery: Delivery) => ReadNotice | null
  /** Where it wants to be answered in words of its own. */
  answerNotice?: (taken: boolean) => NoticeAnswer
  refund: (order: RefundOrder) => Promise<RefundAnswer>
  /** What became of a refund that was accepted; null where the provider knows of none. */
  queryRefund: (order: RefundOrder) => Promise<RefundAnswer | null>
  /** What became of a trade, for notices that were lost; null where nothing was paid. */
  query: (outTradeNo: string) => Promise<PaymentNotice | null>
  /** Sees to it that nothing more is paid for it; one that was paid stays paid. */
  close: (outTradeNo: string) => Promise<void>
  /** What came and went on that day, `2026-11-21` in Shanghai: asked from ten o'clock on the day after, when bills are out. */
  bill: (day: string) => Promise<BillLine[]>
}

/** The account at WeChat Pay (API v3), keys as PEM. */
export interface WechatPaySettings {
  endpoint: string
  mchId: string
  /** Of the official account, for `jsapi` and `address`. */
  appId: string
  /** Of the mini-program and of the native app; '' where there is none. */
  miniAppId: string
  miniAppSecret: string
  nativeAppId: string
  /** The serial number of our certificate, and its private key: by it the provider knows us. */
  serial: string
  privateKey: string
  /** The provider's public key and its id: by it we know the provider. */
  publicKeyId: string
  publicKey: string
  /** 32 characters that open what notices hold. */
  apiKey: string
}

/** The account at Alipay (open platform, RSA2), keys as PEM. */
export interface AlipaySettings {
  endpoint: string
  appId: string
  privateKey: string
  /** The provider's, not our own. */
  publicKey: string
}

/** Accounts of sellers themselves, beside the platform's own: whose money goes there never comes to the platform. */
interface MerchantSettings {
  /** Our account as WeChat Pay's service provider (服务商), which asks in the name of sub-merchants; without keys where there is none. */
  wechat: WechatPaySettings
  /** Apps of sellers at Alipay, each with keys of its own. */
  alipay: readonly AlipaySettings[]
}

/** Which providers take money here, the first by default, and our accounts there. */
export interface PaymentSettings {
  providers: readonly PaymentProviderName[]
  wechat: WechatPaySettings
  alipay: AlipaySettings
  merchants: MerchantSettings
}

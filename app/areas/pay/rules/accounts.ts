import type { PaymentProviderName } from '#kit/outside/payment.ts'
import { providerWords } from '../rules.ts'

/** The accounts of the books: what each one is, and whether it grows by debit (`have`) or by credit (`owe`). */
export const accountKinds = {
  held: { words: '支付机构代收', side: 'have', named: '[a-z-]{1,30}' },
  direct: { words: '医院自有商户号代收', side: 'have', named: '[0-9]{1,18}' },
  hospital: { words: '应付医院', side: 'owe', named: '[0-9]{1,18}' },
  platform: { words: '平台收入', side: 'owe', named: undefined },
  patient: { words: '应退患者', side: 'owe', named: undefined },
  hand: { words: '人工退款垫付', side: 'owe', named: undefined },
  coupon: { words: '优惠券承担', side: 'have', named: undefined },
  points: { words: '积分抵扣承担', side: 'have', named: undefined },
  balance: { words: '用户充值余额', side: 'owe', named: undefined },
  card: { words: '礼品卡未用余额', side: 'owe', named: undefined },
  doctor: { words: '应付医生', side: 'owe', named: '[0-9]{1,18}' },
  partner: { words: '应付合作方', side: 'owe', named: '[0-9]{1,18}' },
  fee: { words: '代扣支付手续费', side: 'owe', named: undefined },
  bank: { words: '银行存款', side: 'have', named: undefined },
} as const satisfies Record<string, { words: string; side: 'have' | 'owe'; named: string | undefined }>

type AccountKind = keyof typeof accountKinds

/** Somebody to whom money is paid out: a hospital, a doctor, or a partner by the number of its channel. */
export type Party = `${'hospital' | 'doctor' | 'partner'}:${number}`

/** An account: `held:wechat`, `hospital:7`, `platform`, `patient`, … */
export type Account =
  | `held:${string}`
  | `direct:${number}`
  | Party
  | Exclude<AccountKind, 'held' | 'direct' | 'hospital' | 'doctor' | 'partner'>

/** A merchant's number, as providers give them and the database checks it. */
export const merchantPattern = '^[0-9A-Za-z_-]{1,32}$'

/** Where money of a payment is: with its provider for us, or in the account that its seller has there itself. */
export const heldIn = ({
  provider,
  merchant,
  payee,
}: {
  provider: string | null
  merchant: string
  payee: string
}): Account => (merchant === '' ? `held:${provider}` : `direct:${Number(payee.slice(payee.indexOf(':') + 1))}`)

/** Whose money it is once it came: who sells, or the patients whose balance it becomes. */
export type Payee = `hospital:${number}` | 'platform' | 'balance'

/** All accounts, as the database checks them. */
export const accountPattern = `^(${Object.entries(accountKinds)
  .map(([kind, { named }]) => (named === undefined ? kind : `${kind}:${named}`))
  .join('|')})$`

/** Those of parties. */
export const partyPattern = `^(hospital|doctor|partner):${accountKinds.hospital.named}$`

/** Those to whom money comes. */
export const payeePattern = `^(hospital:${accountKinds.hospital.named}|platform|balance)$`

const counterAccounts: Readonly<Record<string, string>> = { counter: '窗口现金', terminal: '窗口刷卡机' }

/** What an account is, in words: `应付医院 明湖医院`; whoever has no name, or whose name nobody asked for, by their number. */
export const accountWords = (account: string, called?: string): string => {
  const [kind = '', name = ''] = account.split(':')
  const counter = kind === 'held' ? counterAccounts[name] : undefined
  const holder = kind === 'held' ? providerWords[name as PaymentProviderName]?.title : undefined
  return counter ?? `${accountKinds[kind as AccountKind]?.words ?? kind} ${called ?? holder ?? name}`.trim()
}

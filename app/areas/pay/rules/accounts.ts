/** The accounts of the books: what each one is, and whether it grows by debit (`have`) or by credit (`owe`). */
export const accountKinds = {
  held: { words: '支付机构代收', side: 'have', named: '[a-z-]{1,30}' },
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
export type Account = `held:${string}` | Party | Exclude<AccountKind, 'held' | 'hospital' | 'doctor' | 'partner'>

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

/** What an account is, in words: `应付医院 7`. */
export const accountWords = (account: string): string => {
  const [kind = '', name = ''] = account.split(':')
  const counter = kind === 'held' ? counterAccounts[name] : undefined
  return counter ?? `${accountKinds[kind as AccountKind]?.words ?? kind} ${name}`.trim()
}

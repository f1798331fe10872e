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
} as const satisfies Record<string, { words: string; side: 'have' | 'owe'; named: string | undefined }>

type AccountKind = keyof typeof accountKinds

/** An account: `held:wechat`, `hospital:7`, `platform`, `patient`, … */
export type Account = `held:${string}` | `hospital:${number}` | Exclude<AccountKind, 'held' | 'hospital'>

/** Whose money it is once it came: who sells, or the patients whose balance it becomes. */
export type Payee = `hospital:${number}` | 'platform' | 'balance'

/** All accounts, as the database checks them. */
export const accountPattern = `^(${Object.entries(accountKinds)
  .map(([kind, { named }]) => (named === undefined ? kind : `${kind}:${named}`))
  .join('|')})$`

/** Those to whom money comes. */
export const payeePattern = `^(hospital:${accountKinds.hospital.named}|platform|balance)$`

/** What an account is, in words: `应付医院 7`. */
export const accountWords = (account: string): string => {
  const [kind = '', name = ''] = account.split(':')
  return `${accountKinds[kind as AccountKind]?.words ?? kind} ${name}`.trim()
}

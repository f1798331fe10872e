import { fenToYuan, readableAmount, withCommas } from '#kit/money/fen.ts'

/** What proves a hospital: that it is one, that it lets us speak for it, that somebody else looked at it. */
export const proofKinds = {
  licence: '执业许可',
  authorisation: '合作授权',
  accreditation: '第三方认证',
} as const
/** What proves a hospital. */
export type ProofKind = keyof typeof proofKinds

/** Without one of each in force nobody is shown a hospital. */
export const neededProofs = ['licence', 'authorisation'] as const satisfies readonly ProofKind[]

/** Where a proof stands, in words. */
export const proofStates = { on: '有效', ahead: '尚未生效', over: '已过期', off: '已撤回' } as const
/** Where a proof stands. */
export type ProofState = keyof typeof proofStates

/** Where a hospital is, in words; a city that is a country is named once. */
export const placeWords = (countryName: string, city: string, between = ' · '): string =>
  city === '' || city === countryName ? countryName : `${countryName}${between}${city}`

/** What is told about care abroad. */
export const caseKinds = { case: '案例', article: '文章' } as const
/** A case, or an article. */
export type CaseKind = keyof typeof caseKinds

/** What a search finds, in the order in which it is shown. */
export const foundKinds = {
  country: '目的地',
  unit: '医院',
  expert: '专家',
  illness: '疾病',
  goods: '服务',
  case: '案例与文章',
} as const
/** A kind of what a search finds. */
export type FoundKind = keyof typeof foundKinds

/** A line of a price. */
export interface PriceLine {
  what: string
  /** How often; 1 where it is not counted. */
  times: number
  /** What all of the line costs, in hundredths of its currency; of CNY: fen. */
  amountMinor: number
  /** ISO 4217. */
  currency: string
  /** It is in the price of the goods. */
  isIncluded: boolean
  /** Who gets it. */
  paidTo: string
}

/** The included lines of a price come to it: they are all in CNY and make that sum. */
export const isWhole = (lines: readonly PriceLine[], priceFen: number): boolean => {
  const included = lines.filter((line) => line.isIncluded)
  return (
    included.length > 0 &&
    included.every(({ currency }) => currency === 'CNY') &&
    included.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === priceFen
  )
}

/** What currencies are called, by their codes. */
export const currencies = {
  CNY: '人民币',
  USD: '美元',
  EUR: '欧元',
  JPY: '日元',
  GBP: '英镑',
  CHF: '瑞士法郎',
  SGD: '新加坡元',
  KRW: '韩元',
  THB: '泰铢',
  HKD: '港元',
} as const

/** What the currency of this code is called; one that has no name here keeps its code. */
export const currencyWords = (code: string): string => {
  const names: Readonly<Record<string, string>> = currencies
  return names[code] ?? code
}

/** `1,200.00 美元` of 120000 hundredths; yuan as everywhere else: `¥1200`. */
export const amountText = ({ amountMinor, currency }: Pick<PriceLine, 'amountMinor' | 'currency'>): string => {
  if (currency === 'CNY') return `¥${readableAmount(fenToYuan(amountMinor)).replace(/\.00$/, '')}`
  const whole = withCommas(String(Math.floor(amountMinor / 100)))
  return `${whole}.${String(amountMinor % 100).padStart(2, '0')} ${currencyWords(currency)}`
}

/** `71.5%` of 715 thousandths. */
export const percentText = (perMille: number): string =>
  `${perMille % 10 === 0 ? perMille / 10 : (perMille / 10).toFixed(1)}%`

/** How far the clocks there are ahead of those in Shanghai or behind them, in words. */
export const timeWords = (minutesAhead: number): string => {
  if (minutesAhead === 0) return '和北京时间一样'
  const hours = Math.abs(minutesAhead) / 60
  const long = Number.isInteger(hours) ? `${hours} 小时` : `${Math.floor(hours)} 小时 ${Math.abs(minutesAhead) % 60} 分`
  return `比北京时间${minutesAhead > 0 ? '快' : '慢'} ${long}`
}

interface Term {
  startsOn: string
  endsOn: string | null
  withdrawnAt: Date | null
}

/** Where a proof stands on a day (`2026-11-21`, in Shanghai); its last day is one on which it is in force. */
export const proofStateOf = ({ startsOn, endsOn, withdrawnAt }: Term, today: string): ProofState => {
  if (withdrawnAt) return 'off'
  if (today < startsOn) return 'ahead'
  return endsOn !== null && endsOn < today ? 'over' : 'on'
}

/** Why patients are not shown a hospital, in words; '' where they are. */
export const whyNotShown = (
  proofs: readonly (Term & { kind: ProofKind })[],
  { isOn, isCountryOn }: { isOn: boolean; isCountryOn: boolean },
  today: string,
): string => {
  if (!isCountryOn) return '这家机构所在的国家已暂停展示，可以看看别的机构。'
  if (!isOn) return '这家机构已暂停展示，可以看看别的机构。'
  const lacking = neededProofs.filter(
    (kind) => !proofs.some((proof) => proof.kind === kind && proofStateOf(proof, today) === 'on'),
  )
  if (lacking.length === 0) return ''
  return `${lacking.map((kind) => proofKinds[kind]).join('和')}已过期或还没有生效，在更新之前不能询价和购买。`
}

/** Words that promise what nobody can: no case and no article may have them (advertising law, article 16). */
const promises = [
  '治愈率',
  '有效率',
  '包治',
  '保证治',
  '根治',
  '百分之百',
  '100%治',
  '无副作用',
  '零风险',
  '药到病除',
  '一定能治',
]

/** The promise that a text makes; undefined where it makes none. */
export const promiseIn = (text: string): string | undefined => {
  const plain = text.replaceAll(/\s/g, '')
  return promises.find((promise) => plain.includes(promise))
}

/** How much a text or list of the directory has at most. */
export const MOST = {
  name: 60,
  words: 200,
  intro: 2_000,
  content: 8_000,
  items: 12,
  item: 40,
  lines: 20,
  pictures: 6,
  found: 5,
} as const

/** By what the lists of the desk may be sorted. */
export const unitSorts = { position: 'asc', newest: 'desc', end: 'asc' } as const
/** By what the other lists of the desk may be sorted. */
export const placeSorts = { position: 'asc', newest: 'desc' } as const
/** By what its illnesses may be sorted. */
export const illnessSorts = { name: 'asc' } as const
/** Where a hospital stands for who keeps the directory. */
export const unitStandings = { shown: '展示中', ending: '快到期', lapsed: '资质不全', hidden: '已隐藏' } as const
/** Where a hospital stands for who keeps the directory. */
export type UnitStanding = keyof typeof unitStandings

/** A proof that ends within so many days is due to be renewed. */
export const ENDING_DAYS = 60

/** Words that stand one under the other, or with a comma between, as a list: each once, at most so many. */
export const wordsIn = (text: string | undefined): string[] =>
  [
    ...new Set(
      (text ?? '')
        .split(/[\n,，、;；]+/u)
        .map((word) => word.trim().slice(0, MOST.item))
        .filter(Boolean),
    ),
  ].slice(0, MOST.items)

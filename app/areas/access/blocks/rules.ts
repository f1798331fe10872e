import type { Day } from '#kit/time/day.ts'

/** What somebody can be kept from. */
export const deeds = {
  book: '网上挂号',
  buy: '下单',
  speak: '公开发言',
  enter: '登录',
} as const
/** One of them. */
export type Deed = keyof typeof deeds
/** All of them. */
export const allDeeds = Object.keys(deeds) as Deed[]

/** What a hospital keeps patients from by itself: the rest is not at one hospital alone. */
export const hospitalDeeds: readonly Deed[] = ['book']

/** A reason is so long at most: it is read on a phone, in one breath with the rest. */
export const MOST_REASON = 60
/** No block is longer: what is to last is decided again. */
export const MOST_DAYS = 366

/** How a block stands. */
export const blockStates = { on: '生效中', coming: '还没开始', over: '已到期', lifted: '已解除' } as const
/** One of them. */
export type BlockState = keyof typeof blockStates

/** A block as far as its time goes. */
interface BlockSpan {
  fromAt: Date
  untilAt: Date
  liftedAt: Date | null
}

/** How a block stands at a time. */
export const blockStateAt = ({ fromAt, untilAt, liftedAt }: BlockSpan, now: Date): BlockState => {
  if (liftedAt !== null) return 'lifted'
  if (untilAt <= now) return 'over'
  return fromAt <= now ? 'on' : 'coming'
}

/** A block as its patient is told of it. */
export interface SpokenBlock {
  deed: Deed
  reason: string
  /** The last day of it. */
  lastDay: Day
  /** null: the platform's. */
  hospital: { name: string; phone: string } | null
}

/** What who is refused reads: what happened, why, until when, and whom to ask. */
export const wordsOf = ({ deed, reason, lastDay, hospital }: SpokenBlock): string => {
  const what = hospital ? `${hospital.name}暂停了您在本院${deeds[deed]}` : `您的账号被暂停${deeds[deed]}`
  const atCounter = deed === 'book' ? '，到院仍可在人工窗口挂号' : ''
  return `${what}，${lastDay} 后恢复。原因：${reason}。${askWords(hospital)}${atCounter}`
}

/** Whom its patient asks. */
export const askWords = (hospital: SpokenBlock['hospital']): string =>
  hospital ? `有疑问请联系医院${hospital.phone && `（${hospital.phone}）`}` : '有疑问请问在线客服'

/** What somebody is kept from, in words. */
export const deedWords = (which: readonly string[]): string =>
  which.map((deed) => deeds[deed as Deed] ?? deed).join('、')

import { BLOCK_COUNT, BLOCK_HOURS, CLOCK_MINUTES, type Limits, type Unsent, urgencyOf } from './limits.ts'

/** A row of the snapshot: what is known of a code without a net. */
export interface Known {
  goodsName: string
  amountFen: number
  /** To be used, or its state in words. */
  isOpen: boolean
  words: string
}

/** Of a signed code: whether its signature is right, and what it says. */
interface Signed {
  isRight: boolean
  unitId: number
  expires: number
  yuan: number
}

interface Question {
  known: Known | undefined
  signed: Signed | undefined
  /** When this device has taken the code already, in ms; undefined where it has not. */
  takenAt: number | undefined
  unsent: Unsent
  limits: Limits
  unitId: number
  /** The time as the server would say it, in ms. */
  now: number
  /** The device's clock went back since its last contact: nothing can be said about ends. */
  isClockBroken: boolean
}

/** What is done with a code without a net. */
export type Verdict =
  | { isTaken: true; goodsName: string; amountFen: number }
  | { isTaken: false; reason: Reason; words: string }

/** Why a code is not taken without a net. */
type Reason =
  | 'twice'
  | 'blocked'
  | 'clock'
  | 'forged'
  | 'other-store'
  | 'expired'
  | 'over'
  | 'unknown'
  | 'too-dear'
  | 'limit'

const no = (reason: Reason, words: string): Verdict => ({ isTaken: false, reason, words })

/** What is done with a code without a net: the first reason against it counts. */
export const judgeOffline = (asked: Question): Verdict => {
  const { known, signed } = asked
  const against = ofDevice(asked) ?? (signed && ofSigned(signed, asked))
  if (against) return against
  if (known && !known.isOpen) return no('over', `这个码${known.words}，不能再核销`)
  if (!known && !signed) return no('unknown', '离线名单里没有这个码，等有网再核对；对方手机上的“离线码”可以现在核')
  const amountFen = Math.max(known?.amountFen ?? 0, (signed?.yuan ?? 0) * 100)
  return ofMoney(amountFen, asked) ?? { isTaken: true, goodsName: known?.goodsName ?? '离线码商品', amountFen }
}

const ofDevice = ({ takenAt, unsent, isClockBroken }: Question): Verdict | undefined => {
  if (takenAt !== undefined) return no('twice', '这台手机已经核销过这个码')
  if (urgencyOf(unsent) === 'blocked')
    return no(
      'blocked',
      `有 ${unsent.count} 个核销没有发出（满 ${BLOCK_COUNT} 个或 ${BLOCK_HOURS} 小时就停），先连上网再核销`,
    )
  return isClockBroken ? no('clock', '手机时间被改动过，连上网校准后再核销') : undefined
}

const ofSigned = ({ isRight, unitId, expires }: Signed, asked: Question): Verdict | undefined => {
  if (!isRight) return no('forged', '这个码的签名不对，可能是伪造的，不要交付')
  if (unitId !== asked.unitId) return no('other-store', '这个码不是本店的')
  return expires * 1_000 < asked.now ? no('expired', '这个离线码已过期，请对方刷新后再出示') : undefined
}

const ofMoney = (amountFen: number, { unsent, limits }: Question): Verdict | undefined => {
  if (amountFen > limits.eachFen) return no('too-dear', `超过 ${limits.eachFen / 100} 元的码，要有网才能核销`)
  if (unsent.count >= limits.count) return no('limit', `离线已核销 ${unsent.count} 个，到了本店的上限，先连上网`)
  if (unsent.valueFen + amountFen > limits.sumFen)
    return no('limit', `离线核销的金额到了本店的上限 ${limits.sumFen / 100} 元，先连上网`)
  return undefined
}

/** What a device learned of the time at its last contact: its own clock then, and how much it was ahead, in ms. */
export interface ClockFacts {
  seenAt: number
  ahead: number
}

/** The time as the server would say it; before the first contact the device's own. */
export const trueTime = (facts: ClockFacts | undefined, deviceNow: number): number => deviceNow - (facts?.ahead ?? 0)

/** Whether a device's clock stands before its own last contact: somebody has set it. */
export const isClockBroken = (facts: ClockFacts | undefined, deviceNow: number): boolean =>
  facts !== undefined && deviceNow < facts.seenAt - 60_000

/** How far a clock is off, in words; '' where it is near enough. */
export const clockWords = (aheadMs: number): string => {
  const minutes = Math.round(Math.abs(aheadMs) / 60_000)
  if (minutes < CLOCK_MINUTES) return ''
  const way = aheadMs > 0 ? '快' : '慢'
  return minutes < 120 ? `手机时间${way}了 ${minutes} 分钟` : `手机时间${way}了 ${spoken(minutes)}`
}

const spoken = (minutes: number): string =>
  minutes < 2_880 ? `${Math.round(minutes / 60)} 小时` : `${Math.round(minutes / 1_440)} 天`

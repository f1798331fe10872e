/** Kinds of activities, in words. */
export const actKinds = { lottery: '抽奖', bargain: '砍价', invite: '邀请' } as const
/** A kind of activity. */
export type ActKind = keyof typeof actKinds
/** Every kind. */
export const allActKinds = Object.keys(actKinds) as ActKind[]

/** Where an activity stands. */
export type ActState = 'coming' | 'on' | 'over'

/** Where an activity stands, by its times. */
export const actStateOf = <Moment extends string | Date>(
  { startsAt, endsAt }: { startsAt: Moment; endsAt: Moment },
  now: Moment,
): ActState => {
  if (now >= endsAt) return 'over'
  return now < startsAt ? 'coming' : 'on'
}

/** The same in words. */
export const actStateWords: Readonly<Record<ActState, string>> = { coming: '未开始', on: '进行中', over: '已结束' }

/** What there is beside goods: activities that run for some time, and what stands as long as somebody offers it. */
export const activityOffers = ['points', 'lottery', 'bargain', 'invite', 'offline', 'bank', 'gift-cards'] as const
/** One of them. */
export type ActivityOffer = (typeof activityOffers)[number]

import { WHOLE_WEIGHT } from '#app/areas/activities/lottery/rules.ts'

/** Most days that an activity lasts. */
export const MOST_DAYS = 92
/** Most prizes of a lottery, the thanks among them. */
export const MOST_PRIZES = 9
/** Most goods of a bargain activity. */
export const MOST_GOODS = 20

/** What is wrong with an activity's days, in words; undefined where nothing is. */
export const daysFault = ({ startsAt, endsAt, now }: Readonly<Record<'startsAt' | 'endsAt' | 'now', Date>>) => {
  if (endsAt <= startsAt) return '结束日期不能早于开始日期'
  if (endsAt <= now) return '结束日期已经过去了'
  return endsAt.getTime() - startsAt.getTime() > MOST_DAYS * 86_400_000 ? `活动最长 ${MOST_DAYS} 天` : undefined
}

/** The weight that is left for a thanks; undefined where the prizes have more than all of it. */
export const thanksWeight = (prizes: readonly { weight: number }[]): number | undefined => {
  const left = WHOLE_WEIGHT - prizes.reduce((sum, { weight }) => sum + weight, 0)
  return left < 0 ? undefined : left
}

/** A chance that was typed in percent, as a weight; undefined where it is none. */
export const weightOf = (percent: string): number | undefined =>
  /^\d{1,3}(\.\d{1,2})?$/.test(percent) && Number(percent) <= 100 ? Math.round(Number(percent) * 100) : undefined

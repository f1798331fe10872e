/** A session lasts at most so many hours. */
export const MOST_HOURS = 24
/** Most goods of a session. */
export const MOST_ITEMS = 100

/** States of a session, in words. */
export const stateWords = { coming: '未开始', on: '进行中', over: '已结束' } as const

/** What is wrong with a session's time, in words; undefined where nothing is. */
export const spanFault = ({ startsAt, endsAt, now }: Readonly<Record<'startsAt' | 'endsAt' | 'now', Date>>) => {
  if (startsAt <= now) return '开始时间要晚于现在'
  if (endsAt <= startsAt) return '结束时间要晚于开始时间'
  return endsAt.getTime() - startsAt.getTime() > MOST_HOURS * 3_600_000 ? `一场最长 ${MOST_HOURS} 小时` : undefined
}

/** A session lasts at most so many hours. */
export const MOST_HOURS = 24
/** Most goods of a session. */
export const MOST_ITEMS = 100

/** States of a session, in words. */
export const stateWords = { coming: '未开始', on: '进行中', over: '已结束' } as const

/** From when to when a session is, without the year; a day that is the same is said once. */
export const spanOf = ({ begin_time: begin, end_time: end }: { begin_time: string; end_time: string }): string =>
  begin.slice(0, 10) === end.slice(0, 10)
    ? `${begin.slice(5, 16)}–${end.slice(11, 16)}`
    : `${begin.slice(5, 16)} 至 ${end.slice(5, 16)}`

/** What is wrong with a session's time, in words; undefined where nothing is. */
export const spanFault = ({ startsAt, endsAt, now }: Readonly<Record<'startsAt' | 'endsAt' | 'now', Date>>) => {
  if (startsAt <= now) return '开始时间要晚于现在'
  if (endsAt <= startsAt) return '结束时间要晚于开始时间'
  return endsAt.getTime() - startsAt.getTime() > MOST_HOURS * 3_600_000 ? `一场最长 ${MOST_HOURS} 小时` : undefined
}

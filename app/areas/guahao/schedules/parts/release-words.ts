import { type Day, parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'

/** When the places come, as people say it: 明天 周日 07:00 放号，到时再来. */
export const releaseWords = (releaseTime: string, today: Day): string =>
  `${spokenDayTime(parseTime(releaseTime), today)} 放号，到时再来`

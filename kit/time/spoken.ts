import { type Day, dayOf, daysBetween, formatClock, minutesOf, weekdayOf } from './day.ts'

/** Monday first: the word that stands behind 周. */
export const weekdayWords = ['一', '二', '三', '四', '五', '六', '日']
const nearDays = new Map([
  [-1, '昨天'],
  [0, '今天'],
  [1, '明天'],
  [2, '后天'],
])

const dateWords = (day: Day, today: Day): string => {
  const [year, month, date] = day.split('-').map(Number)
  const monthAndDate = `${month}月${date}日`
  return day.slice(0, 4) === today.slice(0, 4) ? monthAndDate : `${year}年${monthAndDate}`
}

/** A day by its date, whatever today is: `11月25日 周三`; the year only when it is another one. */
export const datedDay = (day: Day, today: Day): string =>
  `${dateWords(day, today)} 周${weekdayWords[weekdayOf(day) - 1]}`

/** `今天`, `明天` and the like; undefined for days further away. */
export const nearDayWord = (day: Day, today: Day): string | undefined => nearDays.get(daysBetween(today, day))

/** A day as people say it: `今天 周六`, `11月25日 周三`; the year only when it is another one. */
export const spokenDay = (day: Day, today: Day): string =>
  `${nearDays.get(daysBetween(today, day)) ?? dateWords(day, today)} 周${weekdayWords[weekdayOf(day) - 1]}`

/** An instant as people say it: `今天 周六 09:30`. */
export const spokenDayTime = (instant: Date, today: Day): string =>
  `${spokenDay(dayOf(instant), today)} ${formatClock(minutesOf(instant))}`

/** An instant by its date, for words that are read on another day than they are written: `11月25日 周三 09:30`. */
export const datedDayTime = (instant: Date, today: Day): string =>
  `${datedDay(dayOf(instant), today)} ${formatClock(minutesOf(instant))}`

/** Whole minutes as people say how long something takes: `3 小时 20 分钟`, from a day on without the minutes. */
export const spokenMinutes = (minutes: number): string => {
  const [days, hours, left] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`
  if (hours > 0) return left > 0 ? `${hours} 小时 ${left} 分钟` : `${hours} 小时`
  return `${left} 分钟`
}

/** The parts into which a clinic's day is cut. */
export type HalfDay = 'am' | 'pm' | 'night'

const halfDays: Record<HalfDay, string> = { am: '上午', pm: '下午', night: '晚上' }

/** `上午`, `下午` or `晚上`. */
export const halfDayWord = (half: HalfDay): string => halfDays[half]

/** Age in full years on that day; negative before birth. Born on 29 February: a year older on 1 March of a common year. */
export const ageOn = (birthday: Day, day: Day): number => {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

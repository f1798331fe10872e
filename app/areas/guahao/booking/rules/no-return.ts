import { type Day, dayOf } from '#kit/time/day.ts'

/** From so few minutes before it begins on, a page says how soon that is. */
export const SOON_MINUTES = 60

/** What binds somebody who books a place that cannot be given back by telephone any more, and how soon it begins. */
export const noReturnWords = ({ date, begins, now }: { date: Day; begins: Date; now: Date }): string => {
  const minutes = Math.max(0, Math.floor((begins.getTime() - now.getTime()) / 60_000))
  const soon = minutes > SOON_MINUTES ? '' : `还有 ${minutes} 分钟就开始，赶得到再约。`
  return `${soon}${date === dayOf(now) ? '今天的号' : '这个号'}约好后不能在手机上取消，来不了要打电话给医院。`
}

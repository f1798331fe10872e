import { addDays } from '#kit/time/day.ts'

interface Span {
  begin_time: string | null
  end_time: string | null
}

/** The last day of what ends at a midnight, or was ended within a day; undefined where it has no end. */
export const lastDayOf = (endTime: string | null | undefined): string | undefined => {
  if (!endTime) return undefined
  const isWithin = endTime.length > 10 && endTime.slice(11, 16) !== '00:00'
  return isWithin ? endTime.slice(0, 10) : addDays(endTime.slice(0, 10), -1)
}

/** From which day to which, in words; an end that is not set is not said. */
export const spanWords = ({ begin_time, end_time }: Span): string => {
  const begin = begin_time?.slice(0, 10)
  const last = lastDayOf(end_time)
  if (begin && last) return `${begin} 至 ${last}`
  if (begin) return `${begin} 起`
  return last ? `到 ${last}` : '一直'
}

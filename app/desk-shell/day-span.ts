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

/** From which day to which, in words. */
export const spanWords = ({ begin_time, end_time }: Span): string =>
  begin_time || end_time ? `${begin_time?.slice(0, 10) ?? '现在'} 至 ${lastDayOf(end_time) ?? '一直'}` : '一直'

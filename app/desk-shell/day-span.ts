import { addDays } from '#kit/time/day.ts'

interface Span {
  begin_time: string | null
  end_time: string | null
}

/** The last day of what ends at a midnight, for a field of a form; undefined where it has no end. */
export const lastDayOf = (endTime: string | null | undefined): string | undefined =>
  endTime ? addDays(endTime.slice(0, 10), -1) : undefined

/** From which day to which, in words. */
export const spanWords = ({ begin_time, end_time }: Span): string =>
  begin_time || end_time ? `${begin_time?.slice(0, 10) ?? '现在'} 至 ${lastDayOf(end_time) ?? '一直'}` : '一直'

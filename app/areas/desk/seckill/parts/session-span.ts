import { shortTime } from '#kit/time/short-time.ts'

/** From when to when a session is; a day that is the same is said once, the year only where it is another one. */
export const spanOf = ({ begin_time: begin, end_time: end }: { begin_time: string; end_time: string }): string =>
  begin.slice(0, 10) === end.slice(0, 10)
    ? `${shortTime(begin)}–${end.slice(11, 16)}`
    : `${shortTime(begin)} 至 ${shortTime(end)}`

import { earlier } from '#kit/time/span.ts'

/** Of a session, since when somebody is there: when it was opened, and when somebody touched its page last. */
interface Touched {
  openedAt: Date
  /** null: not since it was opened. */
  touchedAt: Date | null
}

/** Whether nobody has touched the page of a session for so many minutes: it is locked until its password is said again. */
export const isIdle = ({ openedAt, touchedAt }: Touched, now: Date, minutes: number): boolean =>
  (touchedAt ?? openedAt) <= earlier(now, { minutes })

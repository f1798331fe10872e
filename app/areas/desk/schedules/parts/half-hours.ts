import { formatClock } from '#kit/time/day.ts'

const FIRST = 6 * 60
const LAST = 24 * 60

/** Every half hour of a working day, to choose from. */
export const halfHours = Array.from({ length: (LAST - FIRST) / 30 + 1 }, (_, n) => {
  const text = formatClock(FIRST + n * 30)
  return { value: text, text }
})

/** When each half day's clinics usually are. */
export const usualSpans = {
  am: { begin: '08:00', end: '12:00' },
  pm: { begin: '14:00', end: '17:00' },
  night: { begin: '18:00', end: '20:00' },
} as const

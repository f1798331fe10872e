/** A length of time; the parts add up. */
export interface Span {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}

const millisecondsOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

/** The instant that much later. A day is 24 hours, as every day in Shanghai is. */
export const later = (instant: Date, by: Span): Date => new Date(instant.getTime() + millisecondsOf(by))

/** The instant that much earlier. */
export const earlier = (instant: Date, by: Span): Date => new Date(instant.getTime() - millisecondsOf(by))

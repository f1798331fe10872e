import type { ReactNode } from 'react'

/** 2026-11-29, 08:30, 08:30–09:00: read as one, though a browser may end a line behind a hyphen. */
const whole = /(\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?:[-–]\d{1,2}:\d{2})?)/

/** Words in which no date and no hour is torn in two at the end of a line. What is no text stays as it is. */
export const unbroken = (words: ReactNode): ReactNode => {
  if (typeof words !== 'string' || !whole.test(words)) return words
  return words.split(whole).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text hold no state
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

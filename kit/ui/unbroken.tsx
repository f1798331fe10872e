import type { ReactNode } from 'react'

/** 2026-11-29, 12月3日, 08:30, 08:30–09:00: read as one, though a browser may end a line behind a hyphen. */
const whole = /(\d{4}-\d{2}-\d{2}|\d{1,2}月\d{1,2}日|\d{1,2}:\d{2}(?:[-–]\d{1,2}:\d{2})?)/

/** A dot between two facts ends a line: at the begin of one it looks like the sign of a list. */
const dotted = (words: string): string => words.replaceAll(' · ', '\u00a0· ')

/** Words in which no date and no hour is torn in two at the end of a line, and none begins with a dot. What is no text stays as it is. */
export const unbroken = (words: ReactNode): ReactNode => {
  if (typeof words !== 'string') return words
  if (!whole.test(words)) return dotted(words)
  return dotted(words)
    .split(whole)
    .map((part, at) =>
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

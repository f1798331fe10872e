import type { ReactNode } from 'react'

/**
 * 2026-11-29, 12月3日, 08:30, 08:30–09:00: read as one, though a browser may end a line behind a hyphen. And the dot between two
 * facts with the letter before it: at the begin of a line it looks like the sign of a list.
 */
const whole = /((?:\d{4}-\d{2}-\d{2}|\d{1,2}月\d{1,2}日|\d{1,2}:\d{2}(?:[-–]\d{1,2}:\d{2})?)(?: ·(?= ))?|\S ·(?= ))/

/** Words in which no date and no hour is torn in two at the end of a line, and none begins with a dot. What is no text stays as it is. */
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

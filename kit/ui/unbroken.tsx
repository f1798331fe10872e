import type { ReactNode } from 'react'

/** 2026-11-29, 08:30, 08:30–09:00, 第 2 剂, 拨打 120, 3 个月: read as one, though a line may end behind a hyphen or a blank. */
const whole =
  /(\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?:[-–]\d{1,2}:\d{2})?|第 \d+ \p{Script=Han}|拨打 \d+|\d+(?:\.\d+)? \p{Script=Han}{1,2})/u

/** Words in which no date, no hour, no number with its unit and none to call is torn at the end of a line. What is no text stays as it is. */
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

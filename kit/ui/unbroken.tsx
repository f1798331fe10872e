import type { ReactNode } from 'react'

/** 2026-11-29, 2026-11, 12月3日 周四, 2027年1月3日, 08:30, 08:30–09:00, 第 2 剂, 拨打 120, 3 个月, 45 人读过, 2–4 小时, （示范）, 满 499 元可用, 南枝路263号, WS/T 423-2022. */
const fact =
  /\d{4}-\d{2}(?:-\d{2})?(?!\d)|(?:\d{4}年 ?)?\d{1,2}月\d{1,2}日(?: 周\p{Script=Han})?|\d{1,2}:\d{2}(?:[-–]\d{1,2}:\d{2})?|第 \d+ \p{Script=Han}|拨打 \d+|满 [\d.]+ 元(?=可)|\d+号|[A-Z]+\/T \d+-\d{4}|(?:\d+[-–])?\d+(?:\.\d+)? (?:\p{Script=Han}{1,3}(?!\p{Script=Han})|\p{Script=Han}{1,2})|（[^（）]{1,4}）/u
/**
 * They are read as one, though a line may end behind a hyphen or a blank. And so is the dot between two facts with what stands before
 * it, be it a name: at the begin of a line it looks like the sign of a list.
 */
const whole = new RegExp(`((?:${fact.source})(?: ·(?= ))?|(?:\\p{Script=Han}{1,4}|\\S) ·(?= ))`, 'u')

/**
 * Words in which no date, no hour, no number with its unit and none to call is torn at the end of a line, and no line begins with a
 * dot. What is no text stays as it is.
 */
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

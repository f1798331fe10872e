/** Lines of a text, trimmed, the empty ones left out. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Items of a plan, one a line: `2026-12-01 复查血压`; without a day it begins on the one given. */
export const planItems = (text: string, today: string): { text: string; date: string }[] =>
  linesOf(text).map((line) => {
    const [, date, rest] = /^(\d{4}-\d{2}-\d{2})\s+(.+)$/.exec(line) ?? []
    return date && rest ? { text: rest, date } : { text: line, date: today }
  })

/** Values of a report, one a line: `总胆固醇 4.1 3.1-5.2`; the last, what is normal, may be missing. */
export const reportValues = (text: string): { name: string; value: string; normal: string }[] =>
  linesOf(text).flatMap((line) => {
    const [name = '', value = '', ...normal] = line.split(/\s+/)
    return value ? [{ name, value, normal: normal.join(' ') }] : []
  })

import { RowRefused } from './read.ts'

/** A text of at most so many characters; empty where the file says nothing. Throws RowRefused. */
export const atMost = (most: number, text: string | undefined, column: string): string => {
  if (text && text.length > most) throw new RowRefused(`${column} is longer than ${most} characters`)
  return text ?? ''
}

/** The same where the file must say something. Throws RowRefused. */
export const needed = (most: number, text: string | undefined, column: string): string => {
  if (!text) throw new RowRefused(`no ${column}`)
  return atMost(most, text, column)
}

/** What a word stands for; undefined where the file says nothing. Throws RowRefused with the words that there are. */
export const meaningOf = <T>(
  words: ReadonlyMap<string, T>,
  given: string | undefined,
  column: string,
): T | undefined => {
  if (given === undefined || given === '') return undefined
  if (words.has(given)) return words.get(given)
  throw new RowRefused(`${column} "${given}" is none of ${[...words.keys()].join(', ')}`)
}

/** Words for the codes of a room's rules. */
export const wordsOfCodes = (names: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(names).map(([code, name]) => [name, Number(code)]))

/** A list within one value: 高血压|冠心病. */
export const listOf = (text: string): string[] =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)

/** Yes and no, as people and as programs write them. */
export const yesOrNo: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['0', false],
  ['是', true],
  ['否', false],
])

/** A whole number of a span; undefined where the file says nothing. Throws RowRefused. */
export const wholeOf = (given: string | undefined, [from, to]: readonly [number, number], column: string) => {
  if (given === undefined || given === '') return undefined
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (number >= from && number <= to) return number
  throw new RowRefused(`${column} "${given.slice(0, 50)}" is no whole number from ${from} to ${to}`)
}

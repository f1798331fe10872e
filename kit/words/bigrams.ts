const run = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const longestToken = 40

/** Text as it is compared: full width and half width, capital and small letters are the same (NFKC, lower case). */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Runs of Chinese characters, and of letters and digits, in folded text; all else only stands between them. */
export const runsOf = (text: string): string[] => fold(text).match(run) ?? []

/** Whether a token or run is Chinese. */
export const isChinese = (token: string): boolean => /^\p{Script=Han}/u.test(token)

const neighbours = (characters: readonly string[]): string[] =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`)

const pairsOf = (one: string): string[] => {
  const characters = [...one]
  return isChinese(one) && characters.length > 1 ? neighbours(characters) : [one.slice(0, longestToken)]
}

/**
 * What a text is found by, each once: of Chinese every two neighbours, of a character that stands alone that one, of
 * letters and digits the whole run, cut to 40 characters.
 */
export const bigrams = (text: string): string[] => [...new Set(runsOf(text).flatMap(pairsOf))]

/** The same with every Chinese character by itself: for names, which people shorten to one. */
export const bigramsAndCharacters = (text: string): string[] => [
  ...new Set([...bigrams(text), ...runsOf(text).flatMap((one) => (isChinese(one) ? [...one] : []))]),
]

const run = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const longestToken = 40

/** Text as it is compared: full width and half width, capital and small letters are the same (NFKC, lower case). */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Runs of Chinese characters, and of letters and digits, in folded text; all else only stands between them. */
export const runsOf = (text: string): string[] => fold(text).match(run) ?? []

/** Whether a token or run is Chinese. */
export const isChinese = (token: string): boolean => /^\p{Script=Han}/u.test(token)

const addPairs = (tokens: Set<string>, one: string): void => {
  if (!isChinese(one)) {
    tokens.add(one.slice(0, longestToken))
    return
  }
  let before = ''
  for (const character of one) {
    if (before !== '') tokens.add(before + character)
    before = character
  }
  if (before === one) tokens.add(one)
}

/**
 * What a text is found by, each once: of Chinese every two neighbours, of a character that stands alone that one, of
 * letters and digits the whole run, cut to 40 characters.
 */
export const bigrams = (text: string): string[] => {
  const tokens = new Set<string>()
  for (const one of runsOf(text)) addPairs(tokens, one)
  return [...tokens]
}

/** The same with every Chinese character by itself: for names, which people shorten to one. */
export const bigramsAndCharacters = (text: string): string[] => {
  const tokens = new Set<string>()
  const runs = runsOf(text)
  for (const one of runs) addPairs(tokens, one)
  for (const one of runs.filter(isChinese)) for (const character of one) tokens.add(character)
  return [...tokens]
}

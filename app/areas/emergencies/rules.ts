import { harmless } from './rules/harmless.ts'
import { type EmergencySign, emergencySigns } from './rules/signs.ts'

/** A text as the words of signs are written: letters and digits alone, full width and half width the same. */
export const spoken = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const speaksOf = (text: string, { words }: EmergencySign): boolean =>
  words.some((word) => (typeof word === 'string' ? text.includes(word) : word.every((part) => text.includes(part))))

/** Those of the signs that a text speaks of, the most urgent first; of the product's own where no others are given. */
export const signsIn = (text: string, signs: readonly EmergencySign[] = emergencySigns): readonly EmergencySign[] => {
  // What is left on both sides must not become one word.
  const told = harmless.reduce((told, phrase) => told.replace(phrase, ' '), spoken(text))
  return told ? signs.filter((sign) => speaksOf(told, sign)) : []
}

/** Most signs, those that are off among them. */
export const MOST_SIGNS = 60
/** Most words of a sign: whoever types is compared with all of them. */
export const MOST_SIGN_WORDS = 200
/** A shorter word would be in half of what people write. */
export const LEAST_WORD = 2

/** Words of a sign as somebody writes them, one a line; both parts of a pair, with a + between, must be in a text. */
export const wordsOf = (lines: readonly string[]): EmergencySign['words'] =>
  lines.map((line) => {
    const [one = '', other] = line.split('+').map(spoken)
    return other === undefined ? one : [one, other]
  })

/** The same the other way. */
export const linesOf = (words: EmergencySign['words']): string[] =>
  words.map((word) => (typeof word === 'string' ? word : word.join('+')))

/** The lines of a text with words of signs, each once; undefined where one of them is no word. */
export const signLines = (text: string): string[] | undefined => {
  const written = text.split('\n').filter((line) => line.trim() !== '')
  if (written.some((line) => line.split('+').length > 2)) return undefined
  const words = wordsOf(written)
  const areWords = words
    .map((word) => (typeof word === 'string' ? [word] : word))
    .every((parts) => parts.join('').length >= LEAST_WORD && !parts.includes(''))
  return areWords ? [...new Set(linesOf(words))] : undefined
}

import { namingWords } from '#app/areas/guahao/illnesses/rules.ts'
import { MOST_WORDS } from '#kit/words/asked-words.ts'
import { bigrams, isChinese } from '#kit/words/bigrams.ts'
import { cutWords } from '#kit/words/server/cut.ts'
import { allOf, anyOf, lexeme, type TsQuery } from '#kit/words/tsquery.ts'
import { called, foldedName, typedAs, typedInside } from './lexemes.ts'

/** What somebody asked, in the ways in which an entry may answer it. */
export interface Question {
  /** As a title would be compared: all that was typed, and what of it names something. */
  folded: readonly string[]
  /** A name is the question, or a word that means the same. */
  is: TsQuery
  /** A name begins with it. */
  begins: TsQuery
  /** Every word of it is there, or one that means the same. */
  all: TsQuery
  /** One of its words is. */
  some: TsQuery
  /** Every two neighbours in it: an entry with many of them is like it. */
  pairs: readonly TsQuery[]
  /** All its characters but one: a name that has them is like it. */
  butOne: TsQuery
  /** Where it has several, each of its words as a question of its own: 肚子疼 拉肚子 may ask for two things. */
  parts: readonly Question[]
}

/** For a phrase, what means the same. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** A question cut into words. */
export interface CutQuestion {
  typed: string
  /** Those that name something. */
  words: readonly string[]
}

/** Cuts what was typed; null where there is no word in it. */
export const cutQuestion = async (typed: string): Promise<CutQuestion | null> => {
  const words = namingWords(await cutWords(typed))
  return words.length > 0 ? { typed, words } : null
}

const foldedOf = (typed: string, words: readonly string[]) => [
  ...new Set([foldedName(typed), foldedName(words.join(''))]),
]

/** Puts the question together with what else its words are called. */
export const asQuestion = ({ typed, words }: CutQuestion, synonyms: Synonyms): Question => {
  const folded = foldedOf(typed, words)
  const core = folded.at(-1) ?? ''
  const orSame = (phrase: string) => [phrase, ...(synonyms.get(phrase) ?? [])]
  const initials = folded.filter((name) => /^[a-z]{2,}$/.test(name)).map(typedAs)
  const segments = segmentsOf(words, synonyms)
  const meant = segments.map((segment) => anyOf(orSame(segment).map(termOf)))
  return {
    folded,
    is: anyOf([...folded.flatMap(orSame).map(called), ...initials].map((name) => lexeme(name))),
    begins: anyOf([...folded.map(called), ...initials].map((start) => lexeme(start, { prefix: true }))),
    all: allOf(meant),
    some: anyOf(meant),
    pairs: bigrams(core).map((pair) => lexeme(pair)),
    butOne: allButOne(core),
    parts:
      segments.length > 1
        ? segments.slice(0, MOST_WORDS).map((one) => asQuestion({ typed: one, words: [one] }, synonyms))
        : [],
  }
}

/** Shorter words would be like everything, longer ones have neighbours enough. */
const [FEWEST, MOST] = [3, 8]

const allButOne = (name: string): TsQuery => {
  const characters = isChinese(name) ? [...new Set(name)] : []
  if (characters.length < FEWEST || characters.length > MOST) return anyOf([])
  return anyOf(characters.map((left) => allOf(characters.filter((one) => one !== left).map((one) => lexeme(one)))))
}

const LONGEST_PHRASE = 4

/** The first word, the first two as one, … */
const beginningsOf = (words: readonly string[]): string[] =>
  words.slice(0, LONGEST_PHRASE).map((_, at) => words.slice(0, at + 1).join(''))

/** The words, several as one where together they are called something else too: 例假 不准 → 例假不准. */
const segmentsOf = (words: readonly string[], synonyms: Synonyms): string[] => {
  const beginnings = beginningsOf(words)
  const count = Math.max(1, beginnings.findLastIndex((phrase) => synonyms.has(phrase)) + 1)
  return words.length === 0 ? [] : [beginnings[count - 1] as string, ...segmentsOf(words.slice(count), synonyms)]
}

/** A word as it is looked up: Chinese by its neighbours, one character as a beginning, letters also as pinyin. */
const termOf = (word: string): TsQuery => {
  const [first = '', ...others] = bigrams(word)
  if (others.length > 0) return allOf([first, ...others].map((pair) => lexeme(pair)))
  if (isChinese(first)) return lexeme(first, { prefix: [...first].length === 1 })
  if (first.length < 2) return lexeme(first)
  return anyOf([first, typedInside(first)].map((start) => lexeme(start, { prefix: true })))
}

import { isChinese, runsOf } from '../bigrams.ts'
import { endingsOf, type Pinyin, pinyinOf, syllableEndingsOf } from './initials.ts'

/** Something with names, the one by which it stands in lists first. */
export interface Called {
  names: readonly string[]
}

/**
 * What of a short list somebody means who types a name, a part or several words of it, its pinyin or initials, or a sentence in which it
 * stands; what fits best first, what fits alike in the order of the list. Where nothing does, names with all that was typed but one character.
 */
export const fitting = async <T extends Called>(typed: string, list: readonly T[]): Promise<T[]> => {
  const asked = askedOf(typed)
  if (asked.whole === '') return []
  const pinyin = asked.isTyped ? await typedNames(list.flatMap(({ names }) => names)) : undefined
  const fits = list.map((one) => {
    const [first = '', ...others] = one.names
    return {
      one,
      fit: Math.max(fitOf(asked, first, pinyin) + 0.05, ...others.map((name) => fitOf(asked, name, pinyin))),
    }
  })
  const best = fits.filter(({ fit }) => fit >= 1)
  if (best.length > 0) return best.toSorted((a, b) => b.fit - a.fit).map(({ one }) => one)
  return list.filter(({ names }) => names.some((name) => isLike(asked, foldedName(name))))
}

interface Asked {
  /** All letters and digits of what was typed. */
  whole: string
  /** Those that stood together. */
  words: readonly string[]
  /** Latin letters alone: it may be pinyin. */
  isTyped: boolean
}

const foldedName = (name: string): string => runsOf(name).join('')

const askedOf = (typed: string): Asked => {
  const words = typed.split(/\s+/).map(foldedName).filter(Boolean)
  const whole = words.join('')
  return { whole, words, isTyped: /^[a-z]{2,}$/.test(whole) }
}

/** From 1 on: a name within a sentence, the longer the better, all words, a part, the beginning, all of it. */
const fitOf = (asked: Asked, name: string, pinyin: ReadonlyMap<string, Pinyin> | undefined): number => {
  const folded = foldedName(name)
  const { whole, words } = asked
  if (folded === '') return 0
  if (folded === whole) return 6
  if (folded.startsWith(whole)) return 5
  if (folded.includes(whole)) return 4
  if (words.every((word) => folded.includes(word))) return 3
  const read = pinyin?.get(name)
  if (read) return typedFit(whole, read)
  return folded.length > 1 && words.some((word) => word.includes(folded)) ? 1 + Math.min(folded.length, 9) / 10 : 0
}

const typedFit = (letters: string, { initials, syllables }: Pinyin): number => {
  if (letters === initials || letters === syllables.join('')) return 6
  const isPart = [...endingsOf(initials), ...syllableEndingsOf(syllables)].some((ending) => ending.startsWith(letters))
  return isPart ? 3 : 0
}

/** Shorter words would be like everything. */
const [FEWEST, MOST] = [3, 8]

const isLike = ({ whole }: Asked, folded: string): boolean => {
  const characters = isChinese(whole) ? [...new Set(whole)] : []
  if (characters.length < FEWEST || characters.length > MOST) return false
  return characters.filter((one) => folded.includes(one)).length >= characters.length - 1
}

const MOST_KEPT = 20_000
const kept = new Map<string, Pinyin>()

/** How names are typed; reading them takes longer than to compare them. */
const typedNames = async (names: readonly string[]): Promise<ReadonlyMap<string, Pinyin>> => {
  if (kept.size > MOST_KEPT) kept.clear()
  const unknown = [...new Set(names)].filter((name) => !kept.has(name))
  const read = unknown.length > 0 ? await pinyinOf(unknown) : []
  for (const [at, pinyin] of read.entries()) kept.set(unknown[at] as string, pinyin)
  return kept
}

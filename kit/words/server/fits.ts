import { setImmediate } from 'node:timers/promises'
import { isChinese, runsOf } from '../bigrams.ts'
import { endingsOf, type Pinyin, pinyinOf, syllableEndingsOf } from './initials.ts'

/** Something with names, the one by which it stands in lists first. */
export interface Called {
  names: readonly string[]
}

/** A list ready to be compared: its names are folded, and read as pinyin once somebody types letters. Who is asked often keeps it. */
export interface NameList<T> {
  ones: readonly { one: T; names: readonly Name[] }[]
  /** Reads how its names are typed, once. */
  readTyped: () => Promise<void>
}

interface Name {
  name: string
  folded: string
  /** In pinyin, once somebody has typed letters. */
  typed?: TypedName | undefined
}

/** Pinyin, with its syllables in one word. */
type TypedName = Pinyin & { spelt: string }

/**
 * Who keeps a list (`cached`) reads its names again after so long. What the desk changes is seen at once; what an import of the shell brings
 * beside a running server, by then.
 */
export const NAMES_SECONDS = 10

/** Makes a list ready to be compared. */
export const nameList = <T extends Called>(list: readonly T[]): NameList<T> => {
  const ones = list.map((one) => ({ one, names: one.names.map((name): Name => ({ name, folded: foldedName(name) })) }))
  let reading: Promise<void> | undefined
  const readTyped = () => {
    reading ??= readNames(ones.flatMap(({ names }) => names))
    return reading
  }
  return { ones, readTyped }
}

/**
 * What of a short list somebody means who types a name, a part or several words of it, its pinyin or initials, or a sentence in which it
 * stands; what fits best first, what fits alike in the order of the list. Where nothing does, names with all that was typed but one character.
 * `isAmong` leaves out what is not asked about.
 */
export const fitting = async <T>(
  typed: string,
  list: NameList<T>,
  isAmong: (one: T) => boolean = () => true,
): Promise<T[]> => {
  const asked = askedOf(typed)
  if (asked.whole === '') return []
  if (asked.isTyped) await list.readTyped()
  const ones = list.ones.filter(({ one }) => isAmong(one))
  const fits = ones.map(({ one, names }) => ({
    one,
    // The first name goes before the others.
    fit: Math.max(...names.map((name, at) => fitOf(asked, name) + (at === 0 ? 0.05 : 0))),
  }))
  const best = fits.filter(({ fit }) => fit >= 1)
  if (best.length > 0) return best.toSorted((a, b) => b.fit - a.fit).map(({ one }) => one)
  const isLike = likenessTo(asked)
  return ones.filter(({ names }) => names.some(isLike)).map(({ one }) => one)
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
const fitOf = ({ whole, words, isTyped }: Asked, { folded, typed }: Name): number => {
  if (folded === '') return 0
  if (folded === whole) return 6
  if (folded.startsWith(whole)) return 5
  if (folded.includes(whole)) return 4
  if (words.every((word) => folded.includes(word))) return 3
  if (isTyped && typed) return typedFit(whole, typed)
  return folded.length > 1 && words.some((word) => word.includes(folded)) ? 1 + Math.min(folded.length, 9) / 10 : 0
}

const typedFit = (letters: string, { initials, syllables, spelt }: TypedName): number => {
  if (letters === initials || letters === spelt) return 6
  // Most names do not hold the letters at all: their endings are never made.
  if (!initials.includes(letters) && !spelt.includes(letters)) return 0
  const isPart = [...endingsOf(initials), ...syllableEndingsOf(syllables)].some((ending) => ending.startsWith(letters))
  return isPart ? 3 : 0
}

/** Shorter words would be like everything. */
const [FEWEST, MOST] = [3, 8]

const likenessTo = ({ whole }: Asked): ((name: Name) => boolean) => {
  const characters = isChinese(whole) ? [...new Set(whole)] : []
  if (characters.length < FEWEST || characters.length > MOST) return () => false
  return ({ folded }) => {
    let missing = 0
    for (const one of characters) if (!folded.includes(one) && ++missing > 1) return false
    return true
  }
}

/**
 * What was read of names before, for the next list that has them: lists are made anew while their names stay. A list holds its own
 * pinyin: what is forgotten here is missed by the next one alone.
 */
let readBefore = new Map<string, TypedName>()
const MOST_KEPT = 100_000
/** Reading takes longer than comparing: after so many names others have their turn. */
const AT_ONCE = 500

const readNames = async (names: readonly Name[]): Promise<void> => {
  if (readBefore.size > MOST_KEPT) readBefore = new Map()
  // Who reads meanwhile may begin anew: this list stays with what it knows.
  const known = readBefore
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE)
    const unknown = [...new Set(some.map(({ name }) => name))].filter((name) => !known.has(name))
    const read = unknown.length > 0 ? await pinyinOf(unknown) : []
    for (const [nth, pinyin] of read.entries())
      known.set(unknown[nth] as string, { ...pinyin, spelt: pinyin.syllables.join('') })
    for (const one of some) one.typed = known.get(one.name)
    if (unknown.length > 0) await setImmediate()
  }
}

import type { pinyin } from 'pinyin-pro'
import { cutKnown } from './cut.ts'

/** A character or a letter of a text: how it is read, whether a gap stands before it, and whether it belongs to a word of its own. */
interface Unit {
  text: string
  /** None of a letter, which is read as it is written. */
  sounds: readonly string[]
  isApart: boolean
  isWord: boolean
}

const aHan = /\p{Script=Han}/u
const aLetter = /[a-z]/
const unseen = /[\p{Cf}\p{Mn}]/gu

/**
 * Which of the words a text says without writing them: in letters, run together or apart (`jiaweixin`, `w e i xin`), or with other
 * characters that sound the same (薇信), beside some that are right. Characters that are a word themselves (威信) are taken at it.
 * Words of one character are not heard, nor those without characters.
 */
export const speltIn = async (words: readonly string[], text: string): Promise<string[]> => {
  const asked = words.map(
    (word) => [word, [...plain(word)].filter((one) => aHan.test(one) || aLetter.test(one))] as const,
  )
  const heard = asked.filter(([, letters]) => letters.length > 1 && letters.some((one) => aHan.test(one)))
  if (heard.length === 0) return []
  const { pinyin: read } = await import('pinyin-pro')
  const units = await unitsOf(text, read)
  return heard
    .filter(([, letters]) => {
      const wanted = letters.map((one) => ({ text: one, sounds: aHan.test(one) ? soundsOf(one, read) : [one] }))
      return units.some((_, from) =>
        isSpelt(units, { from, at: from, wanted, hasRight: false, hasLetters: false }, read),
      )
    })
    .map(([word]) => word)
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(unseen, '').replaceAll('ü', 'v')

type Read = typeof pinyin

/** All readings of one character. */
const soundsOf = (han: string, read: Read): readonly string[] => {
  const known = kept.get(han)
  if (known) return known
  const sounds = read(han, { toneType: 'none', type: 'array', multiple: true, v: true })
  kept.set(han, sounds)
  return sounds
}
const kept = new Map<string, readonly string[]>()

const unitsOf = async (text: string, read: Read): Promise<Unit[]> => {
  const letters = [...plain(text)]
  const inWords = await wordPlaces(letters)
  return letters.flatMap((one, at) => {
    const isHan = aHan.test(one)
    if (!isHan && !aLetter.test(one)) return []
    const before = letters[at - 1]
    const isApart = before === undefined || !aLetter.test(before)
    return [{ text: one, sounds: isHan ? soundsOf(one, read) : [], isApart, isWord: inWords.has(at) }]
  })
}

/** Places of characters that are part of a word of the dictionary. */
const wordPlaces = async (letters: readonly string[]): Promise<ReadonlySet<number>> => {
  const places = new Set<number>()
  let at = 0
  for (const word of await cutKnown(letters.join(''))) {
    const length = [...word].length
    if (length > 1 && aHan.test(word)) for (let one = at; one < at + length; one++) places.add(one)
    at += length
  }
  return places
}

/** How far a word is followed in a text. */
interface Way {
  from: number
  at: number
  wanted: readonly { text: string; sounds: readonly string[] }[]
  /** Whether one of its characters stood there, or was written in letters: with others in place of all it is another word. */
  hasRight: boolean
  hasLetters: boolean
}

const isSpelt = (units: readonly Unit[], way: Way, read: Read): boolean => {
  const [first, ...rest] = way.wanted
  if (!first) return way.hasRight && (!way.hasLetters || isWhole(units, way, read))
  const unit = units[way.at]
  if (!unit) return false
  if (unit.text === first.text) return isSpelt(units, { ...way, at: way.at + 1, wanted: rest, hasRight: true }, read)
  if (unit.sounds.length > 0)
    return (
      !unit.isWord &&
      unit.sounds.some((sound) => first.sounds.includes(sound)) &&
      isSpelt(units, { ...way, at: way.at + 1, wanted: rest }, read)
    )
  return first.sounds.some((sound) => {
    const isHere = [...sound].every((letter, nth) => units[way.at + nth]?.text === letter)
    const next = { ...way, at: way.at + sound.length, wanted: rest, hasRight: true, hasLetters: true }
    return isHere && isSpelt(units, next, read)
  })
}

/** Whether what was found in letters is no part of another word in letters: before and after it stand whole syllables, or nothing. */
const isWhole = (units: readonly Unit[], { from, at }: Way, read: Read): boolean => {
  const isLetter = (unit: Unit | undefined) => unit !== undefined && unit.sounds.length === 0
  let [begin, end] = [from, at]
  if (isLetter(units[from])) while (begin > 0 && !units[begin]?.isApart) begin--
  if (isLetter(units[at - 1])) while (isLetter(units[end]) && !units[end]?.isApart) end++
  const textOf = (one: number, other: number) =>
    units
      .slice(one, other)
      .map(({ text }) => text)
      .join('')
  return areSyllables(textOf(begin, from), read) && areSyllables(textOf(at, end), read)
}

const LONGEST_SYLLABLE = 6

const areSyllables = (letters: string, read: Read): boolean => {
  if (letters === '') return true
  const all = allSyllables(read)
  for (let length = Math.min(LONGEST_SYLLABLE, letters.length); length > 0; length--)
    if (all.has(letters.slice(0, length)) && areSyllables(letters.slice(length), read)) return true
  return false
}

let syllables: ReadonlySet<string> | undefined

/** Every way in which a common character is read: a seventh of a second, once, where something was written in letters. */
const allSyllables = (read: Read): ReadonlySet<string> => {
  const common = Array.from({ length: COMMON.last - COMMON.first + 1 }, (_, at) =>
    String.fromCodePoint(COMMON.first + at),
  )
  syllables ??= new Set(
    common
      .flatMap((one) => read(one, { toneType: 'none', type: 'array', v: true }))
      .filter((one) => /^([aeo]|[a-z]{2,6})$/.test(one)),
  )
  return syllables
}
const COMMON = { first: 0x4e_00, last: 0x9f_a5 }

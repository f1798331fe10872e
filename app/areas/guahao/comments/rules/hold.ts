/** What a hospital holds back until somebody of it has looked; nothing of it says that something is wrong. */
export interface HoldRules {
  /** So many first things that a patient says; 0 holds none. */
  firstCount: number
  holdsLinks: boolean
  holdsPictures: boolean
  /** Words as staff wrote them: they are compared as `foldedText` makes them. */
  words: readonly string[]
}

/** The rules of a hospital that has not changed them. */
export const usualHoldRules: HoldRules = { firstCount: 0, holdsLinks: true, holdsPictures: false, words: [] }

/** Most words of a hospital's list, and most characters of one. */
export const MOST_WORDS = 200
/** Most characters of a word of the list. */
export const MOST_WORD = 20
/** Most first things that may be held. */
export const MOST_FIRST = 10

/** Why something is held, for staff. */
export const heldWords = {
  first: '新用户的头几条',
  links: '像是网址',
  pictures: '带有图片',
  words: '含有词表里的词',
} as const
/** Why something is held. */
export type HeldFor = keyof typeof heldWords

/** A text without what hides a word in it: width, case, spaces, signs and what is not seen. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\p{Cf}\p{Mn}]/gu, '')

/** What is said, as the rules look at it. */
export interface NewText {
  content: string
  images: readonly string[]
  /** How much of theirs is shown already. */
  saidBefore: number
  /** Whether a word of the list is in it by its sound alone, which a server hears. */
  isSpelt: boolean
}

/** Which rule holds what was said; undefined where it may be shown at once. */
export const heldFor = (rules: HoldRules, said: NewText): HeldFor | undefined => {
  if (said.isSpelt || hasWord(rules.words, said.content)) return 'words'
  if (
    rules.holdsLinks &&
    aLink.test(
      said.content
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[。点]/g, '.'),
    )
  )
    return 'links'
  if (rules.holdsPictures && said.images.length > 0) return 'pictures'
  return said.saidBefore < rules.firstCount ? 'first' : undefined
}

const hasWord = (words: readonly string[], content: string): boolean => {
  const text = foldedText(content)
  return words.map(foldedText).some((word) => word !== '' && text.includes(word))
}

/** A name with an ending of letters: `abc.cc`, also with spaces around the dot. */
const aLink = /[a-z0-9-]{2,}\s*\.\s*[a-z]{2,}\b/

/** A list of words as staff type it: parted by lines, commas or spaces, each once, in the order typed. */
export const wordsIn = (typed: string): string[] => {
  const list = typed.split(/[\s,，、;；]+/).filter(Boolean)
  return [...new Map(list.map((word) => [foldedText(word), word])).values()]
}

import { bigramsAndCharacters, runsOf } from '#kit/words/bigrams.ts'
import { endingsOf, type Pinyin, syllableEndingsOf } from '#kit/words/server/initials.ts'
import type { Kind } from '../../rules.ts'

// Beside the tokens of its text an entry has lexemes with a mark that no token begins with, so that one index answers
// for what it is called and where it stands too.

const longestName = 60

/** A name as it is compared: its letters and digits alone. */
export const foldedName = (name: string): string => runsOf(name).join('').slice(0, longestName)

/** Entries of this kind. */
export const ofKind = (kind: Kind): string => `#${kind}`
/** Entries of this city; 0 those that stand in none. */
export const inCity = (cityId: number): string => `@${cityId}`
/** Entries of this kind in this city. One lexeme for both: to meet two common ones takes longer than to find one rare. */
export const ofKindInCity = (kind: Kind, cityId: number): string => `#${kind}@${cityId}`
/** Entries that are called exactly so. */
export const called = (folded: string): string => `=${folded}`
/** Entries with a name that is typed just so: its initials, or its whole pinyin. */
export const typedAs = (letters: string): string => `^${letters}`
/** Entries with a name of which some characters in a row are typed so. */
export const typedInside = (letters: string): string => `~${letters}`

/** An entry as the index takes it in. */
export interface Named {
  kind: Kind
  cityId: number
  /** Title and aliases. */
  names: readonly string[]
  /** How those names are typed. */
  pinyin: readonly Pinyin[]
}

/** What an entry is called, as lexemes: those that only names have, and those that all its words have too. */
export const nameLexemes = ({ kind, cityId, names, pinyin }: Named): { own: string[]; shared: string[] } => ({
  own: [
    inCity(cityId),
    ...names.map((name) => called(foldedName(name))),
    ...pinyin.flatMap(({ initials, syllables }) => [initials, syllables.join('')]).map(typedAs),
  ],
  shared: [
    ofKind(kind),
    ofKindInCity(kind, cityId),
    ...names.flatMap(bigramsAndCharacters),
    ...pinyin
      .flatMap(({ initials, syllables }) => [...endingsOf(initials), ...syllableEndingsOf(syllables)])
      .map(typedInside),
  ],
})

import {
  allDurations,
  allPregnancies,
  type CaseFacts,
  type Duration,
  type Pregnancy,
  unspecific,
} from '../rules/case.ts'

/** An answer that is no, not sure, or yes with words; '' while nothing was said. */
export interface TypedWords {
  has: '' | 'no' | 'yes' | 'unsure'
  words: string
}

/** What is filled in beside the question. */
export interface TypedCase {
  duration?: Duration | undefined
  pregnancy?: Pregnancy | undefined
  allergies: TypedWords
  medicines: TypedWords
}

/** The same as somebody said it before. */
export const typedOf = ({ duration, allergies, medicines, pregnancy }: Record<keyof CaseFacts, string>): TypedCase => ({
  duration: allDurations.find((one) => one === duration),
  pregnancy: allPregnancies.find((one) => one === pregnancy),
  allergies: typedWordsOf(allergies),
  medicines: typedWordsOf(medicines),
})

const typedWordsOf = (said: string): TypedWords => {
  if (said === '') return { has: '', words: '' }
  if (said === unspecific.no) return { has: 'no', words: '' }
  return said === unspecific.unsure ? { has: 'unsure', words: '' } : { has: 'yes', words: said }
}

/** Nothing filled in yet. */
export const emptyCase: TypedCase = { allergies: { has: '', words: '' }, medicines: { has: '', words: '' } }

const wordsOf = ({ has, words }: TypedWords): string | undefined => {
  if (has === '') return undefined
  return has === 'yes' ? words.trim() || '有，没有写明' : unspecific[has]
}

/** The same as it is sent; what is not asked of this member stays away. */
export const factsIn = (
  { duration, pregnancy, allergies, medicines }: TypedCase,
  asksPregnancy: boolean,
): CaseFacts => ({
  duration,
  allergies: wordsOf(allergies),
  medicines: wordsOf(medicines),
  pregnancy: asksPregnancy ? pregnancy : undefined,
})

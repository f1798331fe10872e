import { type HoldRules, heldFor, heldWords } from '#app/areas/guahao/comments/rules/hold.ts'

/** What a hospital holds back below what its doctors publish. */
export interface DiscussionRules extends Omit<HoldRules, 'holdsPictures'> {
  /** Everything, until somebody has looked: the default beside health knowledge. */
  holdsAll: boolean
  /** What is said by accounts that are not so many days old; 0 holds none. */
  youngDays: number
  /** What comes after so many within ten minutes; 0 holds none. */
  burstCount: number
  /** A doctor or a medicine beside a price. */
  holdsPrices: boolean
}

/** The rules of a hospital that has not changed them. */
export const usualRules: DiscussionRules = {
  holdsAll: true,
  firstCount: 3,
  youngDays: 7,
  burstCount: 3,
  holdsLinks: true,
  holdsPrices: true,
  words: [],
}

/** Most days of `youngDays`. */
export const MOST_YOUNG_DAYS = 90

/** Why something is held, for staff. */
export const whyWords = {
  words: heldWords.words,
  links: heldWords.links,
  first: heldWords.first,
  price: '医生或药品和价钱写在一起',
  burst: '短时间内写了很多',
  young: '账号刚注册不久',
  all: '科普下的评论先审后发',
} as const
/** Why something is held. */
export type WhyHeld = keyof typeof whyWords

/** What is known of who writes, and what they write. */
export interface NewWords {
  content: string
  /** How much of theirs everybody reads already. */
  shownBefore: number
  /** Whole days since they registered. */
  accountDays: number
  /** The how manieth it is within ten minutes, from 1. */
  writtenNow: number
}

/** Which rule holds what is said, the most telling first; undefined where everybody may read it at once. */
export const whyHeld = (rules: DiscussionRules, said: NewWords): WhyHeld | undefined => {
  const { content, shownBefore: saidBefore } = said
  const shared = heldFor({ ...rules, holdsPictures: false }, { content, images: [], saidBefore })
  if (shared === 'words' || shared === 'links') return shared
  if (rules.holdsPrices && hasPrice(content)) return 'price'
  if (rules.burstCount > 0 && said.writtenNow > rules.burstCount) return 'burst'
  if (said.accountDays < rules.youngDays) return 'young'
  if (shared === 'first') return 'first'
  return rules.holdsAll ? 'all' : undefined
}

const priced = /(\d+|[一二三四五六七八九十百千万两]+)\s*(元|块|人民币|rmb)|[¥￥]\s*\d/
const sold = /医生|主任|教授|药|片|胶囊|注射|疫苗|针/

const hasPrice = (content: string): boolean => {
  const plain = content.normalize('NFKC').toLowerCase()
  return priced.test(plain) && sold.test(plain)
}

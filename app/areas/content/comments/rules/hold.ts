import { foldedText, type HoldRules, heldFor, heldWords } from '#app/areas/guahao/comments/rules/hold.ts'

/** What a hospital holds back below what its doctors publish. */
export interface DiscussionRules extends Omit<HoldRules, 'holdsPictures'> {
  /** Everything, until somebody has looked: the default beside health knowledge. */
  holdsAll: boolean
  /** What is said by accounts that are not so many days old; 0 holds none. */
  youngDays: number
  /** What comes after so many within ten minutes; 0 holds none. */
  burstCount: number
  /** A doctor or a medicine beside a price or a number to call. */
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
  price: '医生或药品和价钱、电话写在一起',
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
  /** Whether a word of the list is in it by its sound alone, which a server hears. */
  isSpelt: boolean
  /** Whether it names a doctor or a medicine of the platform, which a server looks up. */
  isNaming: boolean
}

/** Which rule holds what is said, the most telling first; undefined where everybody may read it at once. */
export const whyHeld = (rules: DiscussionRules, said: NewWords): WhyHeld | undefined => {
  const { content, isSpelt, shownBefore: saidBefore } = said
  const shared = heldFor({ ...rules, holdsPictures: false }, { content, images: [], saidBefore, isSpelt })
  if (shared === 'words' || shared === 'links') return shared
  if (rules.holdsPrices && isOffering(content) && (said.isNaming || namesKind(content))) return 'price'
  if (rules.burstCount > 0 && said.writtenNow > rules.burstCount) return 'burst'
  if (said.accountDays < rules.youngDays) return 'young'
  if (shared === 'first') return 'first'
  return rules.holdsAll ? 'all' : undefined
}

const priced = /(\d+|[一二三四五六七八九十百千万两]+)\s*(元|块|人民币|rmb)|[¥￥]\s*\d/
const sold = /医生|主任|教授|药|片|胶囊|注射|疫苗|针/

/** Words as they are compared with prices and kinds: one width, one case. */
const evenText = (content: string): string => content.normalize('NFKC').toLowerCase()

const namesKind = (content: string): boolean => sold.test(evenText(content))

/** Whether something is said as who sells says it: a price, or a number to call, in whatever figures. */
export const isOffering = (content: string): boolean => priced.test(evenText(content)) || aNumber.test(figures(content))

/** A telephone: a mobile, or one with its area. */
const aNumber = /1[3-9]\d{9}|0\d{9,11}|400\d{7}/

const spoken = '零一二三四五六七八九'
/** Figures that are spoken or look like others (幺, 〇, o) as they are written, and nothing between them. */
const figures = (content: string): string =>
  foldedText(content).replace(/[零一二三四五六七八九〇幺o]/g, (one) => figureOf[one] ?? one)
const figureOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...spoken].map((one, figure) => [one, String(figure)])),
  〇: '0',
  幺: '1',
  o: '0',
}

/** What a medicine is called without the form in which it is taken: 布洛芬缓释胶囊 → 布洛芬; '' where little is left. */
export const drugStem = (name: string): string => {
  const stem = foldedText(name.replace(/[（(].*$/, ''))
    .replace(/^复方/, '')
    .replace(aForm, '')
  return stem.length > 1 ? stem : ''
}
const aForm =
  /((缓释|控释|肠溶|咀嚼|分散|泡腾|软|硬|口服|外用|滴眼|滴鼻|干)*(胶囊|片|颗粒|丸|散|膏|乳膏|软膏|凝胶|洗剂|喷雾剂?|气雾剂|贴剂?|栓|糖浆|溶液|注射液|混悬液|液|剂|粉))$/

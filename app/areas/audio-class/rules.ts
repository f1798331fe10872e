import { isTopic, topics } from '#app/areas/content/articles/rules.ts'

/** What classes are about: the public categories, by the number on the wire; in the order of the tabs. */
export const categories: Readonly<Record<number, string>> = topics

/** Whether there is such a category. */
export const isCategory = isTopic

/** The life of a class: written, heard by everybody, taken away (who has it goes on hearing it). */
export const classStates = { draft: '未发布', on: '已发布', off: '已下架' } as const
/** Where a class stands. */
export type ClassState = keyof typeof classStates

/** The life of an order of a class. */
export const orderStates = { unpaid: '待支付', paid: '已购买', expired: '已关闭' } as const
/** Where an order stands. */
export type OrderState = keyof typeof orderStates

/** How one comes by a class. */
export const grantWays = { order: '已购买', share: '分享解锁', activity: '活动领取' } as const
/** How somebody came by a class. */
export type GrantWay = keyof typeof grantWays

/** Tabs of the home page of classes, in their order: what each one lists. */
export const classTabs = { 1: '为你推荐', 2: '新课', 3: '好评', 4: '免费听' } as const
/** Orders of a list of classes. */
export const classSorts = ['newest', 'hot', 'price_up', 'price_down'] as const
/** An order of a list of classes. */
export type ClassSort = (typeof classSorts)[number]

/** Classes on a page where nothing else is asked. */
export const PAGE_SIZE = 10

/** `purpose` of our payments. */
export const PURPOSE = 'audio-class'
/** How long an order waits for its payment, in minutes. */
export const HOLD_MINUTES = 30
/** A section that is started again within so many minutes is the same visit. */
export const VISIT_MINUTES = 30

/** How much a class has at most; texts in characters. */
export const MOST = { title: 40, summary: 80, intro: 2_000, sections: 60, section: 40, words: 1_000, goal: 20 } as const
/** The dearest class, in yuan. */
export const DEAREST_YUAN = 5_000

/** A section as rules see it. */
interface Part {
  isFree: boolean
}

/** Whether somebody may hear a section: a free one anybody, another who has the class [X192] [X250]. */
export const mayHear = (section: Part, hasClass: boolean): boolean => section.isFree || hasClass

/** Whether a class has nothing to sell: it costs nothing. */
export const isFreeClass = ({ priceFen }: { priceFen: number }): boolean => priceFen === 0

/** Whether enough friends have opened the link; a goal of 0 is never reached. */
export const isUnlocked = (helped: number, goal: number): boolean => goal > 0 && helped >= goal

/** Why a class cannot be published: what is wrong with it, in words; undefined where all is well. */
export const publishFault = ({ priceFen }: { priceFen: number }, sections: readonly Part[]): string | undefined => {
  if (sections.length === 0) return '还没有小节，请先上传音频'
  if (priceFen === 0 && sections.some(({ isFree }) => !isFree)) return '免费课的每一节都要设为免费'
  return priceFen > 0 && sections.every(({ isFree }) => isFree) ? '每一节都免费的课不能收费，请改价格或小节' : undefined
}

import { parsedUrl } from '#kit/text/parsed-url.ts'

/** What a channel does to every page, by its name on the wire: its name on `<html data-flags>`, and in words [X100]. */
export const flags = {
  no_nav_bar: { mark: 'no-nav-bar', words: '不显示顶部栏', note: '合作方的 App 自己有顶部栏' },
  all_page_write_not: { mark: 'no-writing', words: '不能公开发表', note: '评价、留言等公开内容只能看，不能写' },
  all_page_download_app: { mark: 'download-app', words: '显示下载 App', note: '页面下方出现下载入口' },
  all_page_qun_liao: { mark: 'group-chat', words: '显示群聊入口', note: '页面右下角出现合作方的群' },
} as const
/** A flag of a channel. */
export type Flag = keyof typeof flags
/** All flags, in their order. */
export const allFlags = Object.keys(flags) as Flag[]

/** The parts of a channel's page in words, in the order in which they stand where nobody says otherwise. */
export const blockNames = {
  units: '合作医院',
  doctors: '推荐医生',
  topics: '健康栏目',
  articles: '健康文章',
  classes: '健康课堂',
  questions: '大家在问',
  'out-questions': '更多问答',
} as const
/** A part of a channel's page. */
export type Block = keyof typeof blockNames
/** All parts, in their usual order. */
export const allBlocks = Object.keys(blockNames) as Block[]

/** What a partner picks for its page, in words. */
export const pickKinds = { unit: '医院', doctor: '医生', article: '文章', question: '问答' } as const
/** A kind of what is picked. */
export type PickKind = keyof typeof pickKinds
/** All kinds. */
export const allPickKinds = Object.keys(pickKinds) as PickKind[]

/** How much a channel has at most. */
export const MOST = {
  title: 20,
  brand: 20,
  slogan: 40,
  groupName: 20,
  picks: 30,
  topics: 12,
  editors: 20,
  channels: 500,
} as const

/** The page of the channel that one came by. */
export const CHANNEL_PAGE = '/channel/index'

/** Whether a group may be reached there: a page of the product, or one of another that is asked safely. */
export const isGroupLink = (link: string): boolean => {
  if (/^\/[a-zA-Z0-9]/.test(link)) return !link.includes('\\')
  return parsedUrl(link)?.protocol === 'https:'
}

/** The marks that flags leave on a page, in one text; '' for none. */
export const marksOf = (set: Readonly<Record<Flag, boolean>>): string =>
  allFlags
    .filter((flag) => set[flag])
    .map((flag) => flags[flag].mark)
    .join(' ')

/** Those of the chosen that there are, each once, in the order of the choice. */
export const known = <T extends string>(all: readonly T[], chosen: readonly string[]): T[] =>
  [...new Set(chosen)].filter((one): one is T => (all as readonly string[]).includes(one))

/** What channels are called that no partner has: the product's own ways in. */
export const ownChannels: Readonly<Record<string, string>> = {
  16: '浏览器',
  20: '患者 App（安卓）',
  23: '微信',
  24: '患者 App（iOS）',
}

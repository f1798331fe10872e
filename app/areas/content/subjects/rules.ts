/** The parts that a subject is built from, in words. */
export const moduleKinds = {
  anchors: '目录',
  words: '文字',
  picture: '图片',
  articles: '文章',
  videos: '视频',
  classes: '课程',
  doctors: '医生',
  goods: '商品',
  activities: '线下活动',
  coupons: '优惠券',
} as const
/** A kind of part. */
export type ModuleKind = keyof typeof moduleKinds
/** All kinds. */
export const allModuleKinds = Object.keys(moduleKinds) as ModuleKind[]

/** The kinds that hold things of other rooms, which are picked by their name. */
export const pickedKinds = ['articles', 'videos', 'classes', 'doctors', 'goods', 'activities', 'coupons'] as const
/** One of them. */
export type PickedKind = (typeof pickedKinds)[number]

/** Whether a kind holds things of other rooms. */
export const isPicked = (kind: ModuleKind): kind is PickedKind => (pickedKinds as readonly string[]).includes(kind)

/** How much a subject has at most. */
export const MOST = {
  title: 24,
  summary: 60,
  moduleTitle: 20,
  words: 2_000,
  modules: 20,
  items: 30,
  cities: 50,
  channels: 50,
  subjects: 500,
} as const

/** So many of a module's things stand on the page from the beginning. */
export const FIRST_ITEMS = 6

/** What is counted of a subject itself; numbers from `FIRST_MODULE` on are those of modules [X099]. */
export const counters = { opened: 1, shared: 2 } as const
/** The number of the first module. */
export const FIRST_MODULE = 11

/** A part of a subject as it is kept. */
export interface SubjectModule {
  /** Its `fieldNo`: never changed, never another's. */
  id: number
  kind: ModuleKind
  title: string
  /** Of `words` the text, of `picture` what is to be seen. */
  words: string
  picture: string
  ids: number[]
}

/** All that is written of a subject. */
export interface SubjectContent {
  title: string
  summary: string
  /** '' for the one that is drawn. */
  picture: string
  modules: SubjectModule[]
}

/** Where a subject stands, in words. */
export const stateWords = {
  draft: '草稿',
  coming: '待开始',
  on: '展示中',
  over: '已结束',
  off: '已下线',
} as const
/** Where a subject stands. */
export type SubjectState = keyof typeof stateWords

interface Published {
  live: unknown
  isOn: boolean
  startsAt: Date
  endsAt: Date | null
}

/** Where a subject stands now. */
export const stateOf = ({ live, isOn, startsAt, endsAt }: Published, now: Date): SubjectState => {
  if (live === null) return 'draft'
  if (!isOn) return 'off'
  if (endsAt !== null && endsAt <= now) return 'over'
  return now < startsAt ? 'coming' : 'on'
}

interface Offered {
  cityIds: readonly number[]
  channels: readonly number[]
}

/** Whether who came by a channel may read it: a partner's subject is its people's alone. */
export const isForChannel = ({ channels }: Pick<Offered, 'channels'>, channel: number): boolean =>
  channels.length === 0 || channels.includes(channel)

/** Whether it is offered there. Who has its link reads it in every city: what is sent to a friend opens. */
export const isOffered = (subject: Offered, { city, channel }: { city: number; channel: number }): boolean =>
  isForChannel(subject, channel) && (subject.cityIds.length === 0 || city === 0 || subject.cityIds.includes(city))

/** The anchor of a module on its page. */
export const anchorOf = (moduleId: number): string => `part-${moduleId}`

/** What is wrong with a module as it was written; undefined where nothing is. */
export const moduleFault = ({ kind, title, words, picture, ids }: Omit<SubjectModule, 'id'>): string | undefined => {
  if (kind === 'words' && words === '') return '文字板块要写内容'
  if (kind === 'picture' && (picture === '' || words === '')) return '图片板块要有图片和一句说明'
  if (isPicked(kind) && ids.length === 0) return `“${title || moduleKinds[kind]}”还没有选内容，请添加或去掉这个板块`
  return undefined
}

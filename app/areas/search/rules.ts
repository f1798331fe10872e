/** Kinds of what can be found, by their word on the wire (`type`); their order is that of a mixed page. */
export const kinds = {
  doctor: '医生',
  unit: '医院',
  department: '科室',
  illness: '疾病',
  goods: '商品',
  article: '文章',
  video: '视频',
  subject: '专题',
} as const

/** A kind of what can be found. */
export type Kind = keyof typeof kinds

/** The same kinds as a list. */
export const allKinds = Object.keys(kinds) as Kind[]

/** The kind that is called just so: 医院 asks for hospitals, not for what has the word in its name. */
export const kindCalled = (keyword: string): Kind | undefined => allKinds.find((kind) => kinds[kind] === keyword.trim())

/** The kinds that have a card on the search page, in the order of its tabs. A later room adds its kind with its card. */
export const shownKinds = ['doctor', 'unit', 'department', 'illness', 'goods', 'article', 'subject'] as const

/** A kind that has a card. */
export type ShownKind = (typeof shownKinds)[number]

/** Sort choices in their words; the first is the default, all sorting [X367]. */
export const sorts = {
  default: '综合排序',
  distance: '离我最近',
  hot: '人气最高',
  price_asc: '价格从低到高',
  price_desc: '价格从高到低',
} as const

/** A sort choice. */
export type Sort = keyof typeof sorts

/** The sort choices that a kind has. */
export const sortsOf = (kind: Kind): readonly Sort[] => {
  if (kind === 'article') return ['default', 'hot']
  if (kind === 'goods') return ['default', 'hot', 'price_asc', 'price_desc']
  return hasPlace(kind) ? ['default', 'distance', 'hot'] : ['default']
}

/** Whether a kind stands somewhere: in a city, at a distance, in a hospital of some level. */
export const hasPlace = (kind: Kind): boolean => ['doctor', 'unit', 'department'].includes(kind)

/** Results beyond this many are neither counted nor shown: who looks further asks more precisely. */
export const MOST_RESULTS = 1_000

/** A total as a person reads it: the most that is counted means at least so many. */
export const totalText = (total: number): string => (total >= MOST_RESULTS ? `${MOST_RESULTS}+` : String(total))

/** Where the operator's words stand around a search. */
export const advertPlaces = { box: '搜索框和“试试搜索”', top: '结果上方', bottom: '没有结果时' } as const
/** A place of the operator's words. */
export type AdvertPlace = keyof typeof advertPlaces

/** Most words that the operator keeps, those that are over among them. */
export const MOST_ADVERTS = 300

/** So many of the words that were searched for most are shown to everybody. */
export const HOT_WORDS = 10

/** So many the desk looks at, so that it sees what comes up. */
export const WATCHED_WORDS = 30

/** So many days count for them. */
export const HOT_DAYS = 30

/** Who an advert is for, and when: null is everyone, and no end. */
export interface AdvertAim {
  cityId: number | null
  channel: number | null
  beginsAt: Date
  endsAt: Date | null
}

/** Whether an advert is shown to somebody in this city, who came by this channel, now. */
export const isAimedAt = (
  { cityId, channel, beginsAt, endsAt }: AdvertAim,
  whom: { city: number; channel: number; now: Date },
): boolean =>
  (cityId === null || cityId === whom.city) &&
  (channel === null || channel === whom.channel) &&
  beginsAt <= whom.now &&
  (endsAt === null || whom.now < endsAt)

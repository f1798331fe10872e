/** The home of every channel that has no other [X045]. */
export const USUAL_HOME = '/h5/register/main/index'

/** The home of the channel that is flagged CH [X046]. */
export const CH_HOME = '/h5/chsmart/main/index'

/** Its theme colour. */
export const CH_COLOUR = '#3e82f4'

/** The home of a partner city [X047]. */
export const partnerHome = (slug: string): string => `/h5/register/${slug}/index`

/** The partner city whose home this is; undefined for any other. */
export const slugOf = (path: string): string | undefined => {
  const [, slug] = /^\/h5\/register\/([a-z]+)\/index$/.exec(path) ?? []
  return slug === 'main' ? undefined : slug
}

/** Most partner cities: each is made by hand. */
export const MOST_PARTNERS = 200

/** What can be ordered and hidden, place by place, in the order in which it stands where nobody says otherwise. */
export const blocks = {
  home: ['shortcuts', 'grid', 'doctors', 'hospitals', 'sale', 'subjects', 'articles', 'ranks'],
  grid: ['exam', 'pharmacy', 'family-doctor', 'records', 'lessons', 'mind', 'member', 'abroad', 'points-mall'],
  mall: ['adverts', 'shortcuts', 'activities', 'sale', 'offers'],
  tabs: ['mall'],
} as const
/** Where blocks stand: the home, its grid of services, the mall's home, the tabs below every main page. */
export type BlockPlace = keyof typeof blocks
/** A block of a place. */
export type BlockOf<P extends BlockPlace> = (typeof blocks)[P][number]

/** The places in words. */
export const placeNames: Readonly<Record<BlockPlace, string>> = {
  home: '首页',
  grid: '首页的服务格',
  mall: '商城首页',
  tabs: '底部标签',
}

/** The blocks in words. */
export const blockNames: { readonly [P in BlockPlace]: Readonly<Record<BlockOf<P>, string>> } = {
  home: {
    shortcuts: '挂号、问医生、查症状',
    grid: '服务格',
    doctors: '有号的医生',
    hospitals: '本城市的医院',
    sale: '限时秒杀',
    subjects: '健康专题',
    articles: '健康科普',
    ranks: '排行榜',
  },
  grid: {
    exam: '体检套餐',
    pharmacy: '药房',
    'family-doctor': '家庭医生',
    records: '健康档案',
    lessons: '健康课堂',
    mind: '心理咨询',
    member: '会员',
    abroad: '海外就医',
    'points-mall': '积分商城',
  },
  mall: { adverts: '广告位', shortcuts: '分类和服务', activities: '活动', sale: '限时秒杀', offers: '领券中心' },
  tabs: { mall: '商城' },
}

/** So many services stand in the grid, two whole rows: of more the last give way, which are reached from elsewhere too. */
export const MOST_SERVICES = 8

/** Whether a place has such a block. */
export const isBlock = (place: BlockPlace, block: string): boolean =>
  (blocks[place] as readonly string[]).includes(block)

/** What an operator said of a block: for all, or for a channel, for a city, for both; from a moment until another. */
export interface BlockRule {
  id: number
  place: BlockPlace
  block: string
  /** Null: every channel. */
  channel: number | null
  /** Null: every city. */
  cityId: number | null
  position: number
  isHidden: boolean
  startsAt: Date | null
  endsAt: Date | null
}

/** Where somebody stands: the channel by which they came, their city, and the moment. */
export interface Standing {
  channel: number
  city: number
  now: Date
}

/** Whether a rule counts now for who stands there. */
export const isInForce = (rule: BlockRule, { channel, city, now }: Standing): boolean =>
  (rule.channel === null || rule.channel === channel) &&
  (rule.cityId === null || rule.cityId === city) &&
  (rule.startsAt === null || rule.startsAt <= now) &&
  (rule.endsAt === null || now < rule.endsAt)

/** What is said for a channel weighs more than what is said for a city, and both more than what is said for all; of the same the newer. */
const weightOf = ({ channel, cityId, id }: BlockRule): [number, number] => [
  (channel === null ? 0 : 2) + (cityId === null ? 0 : 1),
  id,
]

/** The rule that decides about a block. */
const strongest = (rules: readonly BlockRule[]): BlockRule | undefined =>
  [...rules].sort((a, b) => {
    const [[weightA, idA], [weightB, idB]] = [weightOf(a), weightOf(b)]
    return weightB - weightA || idB - idA
  })[0]

/** A block that nobody moved stands at ten times its turn, so that others fit between. */
export const usualPosition = (place: BlockPlace, block: string): number =>
  10 * (1 + (blocks[place] as readonly string[]).indexOf(block))

/** The blocks of a place that are shown to who stands there, in their order. */
export const blocksShown = <P extends BlockPlace>(
  place: P,
  rules: readonly BlockRule[],
  standing: Standing,
): BlockOf<P>[] =>
  (blocks[place] as readonly BlockOf<P>[])
    .map((block) => {
      const said = rules.filter((rule) => rule.place === place && rule.block === block && isInForce(rule, standing))
      const rule = strongest(said)
      return { block, isHidden: rule?.isHidden ?? false, position: rule?.position ?? usualPosition(place, block) }
    })
    .filter(({ isHidden }) => !isHidden)
    .sort((a, b) => a.position - b.position)
    .map(({ block }) => block)

/** Most rules that are kept: whoever opens a home reads them all. */
export const MOST_BLOCK_RULES = 200

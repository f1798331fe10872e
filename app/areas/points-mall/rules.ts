/** What goods of the points mall are: sent in a parcel, or a coupon that is there at once. */
export const goodsKinds = ['parcel', 'coupon'] as const
/** What goods of the points mall are. */
export type PointsKind = (typeof goodsKinds)[number]

/** The labels of the mall's home: 1 current hot goods, 2 selected goods, 3 popular goods [X064]. */
export const labels = { 1: '当前热门', 2: '精选好物', 3: '人气兑换' } as const
/** A label's number. */
export type Label = keyof typeof labels
/** Every label. */
export const allLabels = [1, 2, 3] as const satisfies readonly Label[]

/** Whether a number is a label's. */
export const isLabel = (id: number | undefined): id is Label => allLabels.some((known) => known === id)

/** In which order goods are listed. */
export const sortWords = { usual: '推荐', fewest: '积分从低到高', most: '积分从高到低', popular: '兑换最多' } as const
/** In which order goods are listed. */
export type Sort = keyof typeof sortWords
/** Every order of the list. */
export const allSorts = Object.keys(sortWords) as Sort[]

/** Goods on a block of the home page. */
export const BLOCK_SIZE = 4

/** Most pieces of one exchange. */
export const MOST_PIECES = 9
/** The dearest goods, in points. */
export const DEAREST = 1_000_000

/** So long after it was sent a parcel counts as received. */
export const RECEIVED_AFTER_DAYS = 15

/** What is known of goods and of who wants them. */
export interface Wish {
  isOn: boolean
  pieces: number
  points: number
  left: number
  limitEach: number | null
  /** How many they exchanged already. */
  had: number
  minLevel: number
  level: number
  balance: number
}

/** Why somebody cannot exchange goods now; the first that stands in the way. */
export type Obstacle = 'off' | 'level' | 'sold-out' | 'limit' | 'points'

/** Why somebody cannot exchange goods now; undefined where they can. What they can do least about is said first. */
export const obstacleTo = (wish: Wish): Obstacle | undefined => {
  if (!wish.isOn) return 'off'
  if (wish.level < wish.minLevel) return 'level'
  if (wish.left < wish.pieces) return 'sold-out'
  if (wish.limitEach !== null && wish.had + wish.pieces > wish.limitEach) return 'limit'
  return wish.balance < wish.points * wish.pieces ? 'points' : undefined
}

/** What stands in the way, in words. */
export const obstacleWords = (obstacle: Obstacle, wish: Wish): string =>
  ({
    off: '这件商品已经下架',
    level: `会员等级达到 ${wish.minLevel} 级才能兑换`,
    'sold-out': wish.left === 0 ? '已经兑完了，下次早点来' : `只剩 ${wish.left} 件了`,
    limit: `每人限兑 ${wish.limitEach} 件，您已经兑过 ${wish.had} 件`,
    points: `还差 ${wish.points * wish.pieces - wish.balance} 积分`,
  })[obstacle]

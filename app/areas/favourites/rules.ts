/** What one follows: who and where one is treated. */
export const followedKinds = { doctor: '医生', unit: '医院' } as const

/** What one keeps, to find it again. */
export const savedKinds = { department: '科室', goods: '商品', article: '文章', video: '视频', ask: '问诊' } as const

/** The kinds of favourites that there are, in the order of their tabs. */
export const favouriteKinds = { ...followedKinds, ...savedKinds } as const

/** A kind of favourite. */
export type FavouriteKind = keyof typeof favouriteKinds

/** The kind that an address names, the first where it names none. */
export const kindIn = (text: string | null): FavouriteKind =>
  text !== null && Object.hasOwn(favouriteKinds, text) ? (text as FavouriteKind) : 'doctor'

/** Whether a kind is followed; what is not is kept. */
export const isFollowed = (kind: FavouriteKind): boolean => Object.hasOwn(followedKinds, kind)

/** The kinds that stand beside one, with their names. */
export const kindsBeside = (kind: FavouriteKind): Readonly<Record<string, string>> =>
  isFollowed(kind) ? followedKinds : savedKinds

/** What doing so is called. */
export const wordOf = (kind: FavouriteKind): '关注' | '收藏' => (isFollowed(kind) ? '关注' : '收藏')

/** What is remembered on the phone when it was looked at. */
export const visitedKinds = { doctor: '医生', unit: '医院', goods: '商品', article: '文章' } as const

/** A kind of what was looked at. */
export type VisitedKind = keyof typeof visitedKinds

/** The id of what `/do/focus` names by number; undefined where it is the code of a consultation, or nobody's. */
export const numberOf = (objectId: number | string): number | undefined => {
  const id = Number(objectId)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

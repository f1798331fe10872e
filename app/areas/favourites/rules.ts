/** The kinds of favourites that there are, in the order of their tabs. */
export const favouriteKinds = {
  doctor: '医生',
  unit: '医院',
  department: '科室',
  goods: '商品',
  article: '文章',
  video: '视频',
  ask: '问诊',
} as const

/** A kind of favourite. */
export type FavouriteKind = keyof typeof favouriteKinds

/** The kind that an address names, the first where it names none. */
export const kindIn = (text: string | null): FavouriteKind =>
  text !== null && Object.hasOwn(favouriteKinds, text) ? (text as FavouriteKind) : 'doctor'

/** The id of what `/do/focus` names by number; undefined where it is the code of a consultation, or nobody's. */
export const numberOf = (objectId: number | string): number | undefined => {
  const id = Number(objectId)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** What a form of the desk picks by its name. */
export const pickKinds = {
  city: '城市',
  channel: '渠道',
  hospital: '医院',
  doctor: '医生',
  goods: '商品',
  article: '文章',
  video: '视频',
} as const
/** A kind of what is picked. */
export type PickKind = keyof typeof pickKinds
/** All kinds. */
export const allPickKinds = Object.keys(pickKinds) as [PickKind, ...PickKind[]]

/** Most ids of which one question asks the names. */
export const MOST_PICKS = 500

/** The seven kinds of favourites and the id that each carries on the wire [X094]. */
export const markKinds = {
  doctor: 'doctor_id',
  department: 'dep_id',
  unit: 'unit_id',
  article: 'article_id',
  consultation: 'ask_id',
  video: 'file_id',
  goods: 'goods_id',
} as const

/** A kind of favourite. */
export type MarkKind = keyof typeof markKinds

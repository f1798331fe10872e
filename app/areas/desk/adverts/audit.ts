/** What staff do with adverts of the mall, in the words of the audit. */
export const acts = {
  'advert.add': '新增广告',
  'advert.change': '修改广告',
  'advert.on': '放回广告',
  'advert.off': '撤下广告',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'advert.': '商城广告',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  advert: '商城广告',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  link: '链接',
} as const

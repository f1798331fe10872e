/** What staff do with licences of doctors, in the words of the audit. */
export const acts = {
  'licence.enter': '登记执业证书',
  'licence.certify': '执业证书审核通过',
  'licence.refuse': '执业证书审核不通过',
  'licence.withdraw': '注销执业证书',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'licence.': '执业证书',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  licence: '执业证书',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  licenceKind: '证书类别',
  endsOn: '到期日',
} as const

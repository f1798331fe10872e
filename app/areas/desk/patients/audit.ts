/** What staff do with what a desk knows of patients, in the words of the audit. */
export const acts = {
  'patient.open': '查看患者的备注和记录',
  'patient.note': '写患者备注',
  'patient.note-remove': '删除患者备注',
  'patient.tag': '给患者贴标签',
  'patient.untag': '去掉患者标签',
  'patient.tag-add': '新增患者标签',
  'patient.tag-on': '启用患者标签',
  'patient.tag-off': '停用患者标签',
  'patient.block': '暂停患者的功能',
  'patient.unblock': '恢复患者的功能',
  'patient.give': '送患者积分或优惠券',
  'patient.take-back': '收回送患者的积分或优惠券',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = { 'patient.': '患者' } as const

/** The rows that they are done to. */
export const rowKinds = {
  'patient-note': '患者备注',
  'patient-tag': '患者标签',
  'patient-gift': '送患者的积分或优惠券',
  'patient-block': '暂停的功能',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  tagName: '标签',
  deeds: '暂停什么',
  everywhere: '在全平台',
  until: '到哪天',
  given: '送什么',
} as const

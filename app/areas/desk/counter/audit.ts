/** What staff do for whoever stands at the counter, in the words of the audit. */
export const acts = {
  'counter.look': '查找患者',
  'counter.open': '查看患者的预约',
  'counter.reveal': '查看患者姓名、证件和电话',
  'counter.register': '现场登记患者',
  'counter.number': '为患者补手机号',
  'counter.book': '代患者挂号',
  'counter.move': '代患者改约',
  'counter.cancel': '代患者取消预约',
  'counter.slip': '打印就诊单',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'counter.': '人工窗口',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  person: '就诊人',
  search: '查找',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  soughtBy: '按什么找',
  found: '找到几位',
  hasNumber: '有手机号',
} as const

/** Values of facts, in words. */
export const valueWords = {
  soughtBy: { mobile: '手机号', id_card: '证件号', card_no: '就诊卡号', name: '姓名' },
} as const

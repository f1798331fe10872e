import { fields } from '../rules.ts'

/** What staff do with hospitals that join, in the words of the audit. */
export const acts = {
  'joining.check': '入驻初审通过',
  'joining.approve': '入驻复审通过',
  'joining.refuse': '入驻不通过',
  'joining.claim': '领取管理员首次密码',
  'joining.open': '新医院开业',
} as const

/** The kind of these acts. */
export const actKinds = { 'joining.': '医院入驻' } as const

/** The rows that they are done to. */
export const rowKinds = { joining: '入驻申请', opening: '新医院' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  unitName: '机构名称',
  firstBy: '初审人编号',
  newHospital: '新医院编号',
  refusedFields: '要修改的项目',
  openedDepartment: '第一个科室',
  openedGoods: '第一件商品',
} as const

/** Values of facts, in words. */
export const valueWords = {
  refusedFields: Object.fromEntries(Object.entries(fields).map(([field, { words }]) => [field, words])),
}

import { orderStates } from '#app/areas/guahao/booking/states.ts'

/** What staff do with the clinic of the day, in the words of the audit. */
export const acts = {
  'visit.arrive': '签到',
  'visit.undo-arrive': '撤销签到',
  'visit.call': '叫号',
  'visit.call-again': '再叫一次',
  'visit.skip': '过号',
  'visit.done': '就诊完成',
  'visit.missed': '记为爽约',
  'visit.undo-missed': '撤销爽约',
  'visit.return': '回诊',
  'visit.priority': '优先',
  'visit.transfer': '转诊',
  'visit.room': '设置诊室',
  'visit.reveal': '查看患者姓名和电话',
  'screen.add': '添加候诊大屏',
  'screen.remove': '删除候诊大屏',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'visit.': '门诊',
  'screen.': '候诊大屏',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  visit: '预约',
  clinic: '门诊',
  screen: '候诊大屏',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  number: '号',
  room: '诊室',
  department: '科室',
  priority: '优先原因',
} as const

/** Values of facts, in words. */
export const valueWords = {
  state: Object.fromEntries(Object.entries(orderStates).map(([state, { words }]) => [state, words])),
}

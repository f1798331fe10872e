/** What staff do with appointments for goods, in the words of the audit. */
export const acts = {
  'appointment.arrive': '预约到院',
  'appointment.missed': '预约未到',
  'appointment.reveal': '查看预约人姓名和电话',
  'appointment.report': '写检查报告',
  'appointment.plan': '改预约时间表',
  'appointment.day': '改某天的预约名额',
  'appointment.day-back': '恢复某天的预约名额',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'appointment.': '到院预约',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  appointment: '到院预约',
  'appointment-plan': '到院时间表',
} as const

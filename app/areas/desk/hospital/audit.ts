/** What staff do with the hospital’s settings, in the words of the audit. */
export const acts = {
  'hospital.notice': '改医院公告',
  'hospital.rules': '改预约规则',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'hospital.': '医院设置',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  hospital: '医院',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  notice: '公告',
  releaseMinutes: '放号时间',
  daysAhead: '可约天数',
  cancelDaysBefore: '提前几天取消',
  cancelMinutes: '取消截止',
  minAge: '最小年龄',
  maxAge: '最大年龄',
  needsIdCard: '需要证件',
  needsVisitCard: '需要就诊卡',
  mostPerDay: '每天最多',
  mostOpen: '同时最多',
  missedLimit: '爽约次数',
  missedDays: '爽约统计天数',
  missedBanDays: '暂停天数',
  holdMinutes: '保留分钟',
  paysOnSite: '到院支付',
  waitlistPayHours: '候补支付小时',
  waitlistFromMinutes: '候补开始',
  waitlistToMinutes: '候补结束',
} as const

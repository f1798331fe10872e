/** What staff do with offline activities, in the words of the audit. */
export const acts = {
  'offline.add': '新增线下活动',
  'offline.change': '修改线下活动',
  'offline.call-off': '取消线下活动',
  'offline.notify': '通知报名的人',
  'offline.check-in': '线下活动签到',
} as const

/** The kind of these acts. */
export const actKinds = { 'offline.': '线下活动' } as const

/** The rows that they are done to. */
export const rowKinds = { 'offline-event': '线下活动' } as const

/** What a line says about an event beside its title. */
export const factNames = { seats: '名额', comingPoints: '到场积分' } as const

/** What a message is about; each kind has its sign in the list. */
export const messageKinds = ['order', 'waitlist', 'stop', 'reminder', 'payment', 'answer', 'system'] as const
/** What a message is about. */
export type MessageKind = (typeof messageKinds)[number]

/** A message is there for two years, whether it was read or not. */
export const STORED_DAYS = 730

/** Kinds that people look for together. */
export const messageGroups = {
  visit: { words: '就诊', kinds: ['order', 'waitlist', 'stop', 'reminder'] },
  answer: { words: '医生回复', kinds: ['answer'] },
  money: { words: '付款退款', kinds: ['payment'] },
  system: { words: '账号服务', kinds: ['system'] },
} as const satisfies Record<string, { words: string; kinds: readonly MessageKind[] }>
/** One of them. */
export type MessageGroup = keyof typeof messageGroups
/** The same as a list. */
export const groupNames = Object.keys(messageGroups) as MessageGroup[]

/** Under which heading a message stands, by how many days ago it was told. */
export const agoWords = (daysAgo: number): string => {
  if (daysAgo <= 0) return '今天'
  if (daysAgo === 1) return '昨天'
  if (daysAgo < 7) return '最近一周'
  return daysAgo < 30 ? '最近一个月' : '更早'
}

const HOUR = 60
/** Whether somebody may be reminded at this time of the day, in minutes after midnight: from nine to eight in the evening. */
export const mayRemindAt = (minutes: number): boolean => minutes >= 9 * HOUR && minutes < 20 * HOUR

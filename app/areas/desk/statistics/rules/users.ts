import { USED_DAYS_STORED } from '#app/areas/access/patients/rules.ts'

/** By what users can be told apart: `week` is the Monday of the week, `channel` the one through which they signed up. */
export type UserKey = 'date' | 'week' | 'channel' | 'level'

/**
 * Every way to group users. A channel may be a firm's or a hospital's own, and a level have few people: of those it would be known who went
 * to a doctor, so that is told in steps there (decision 0128).
 */
export const userGroups = {
  day: { words: '按天', by: ['date'], isHealth: false },
  week: { words: '按周', by: ['week'], isHealth: false },
  channel: { words: '按渠道', by: ['channel'], isHealth: true },
  'day-channel': { words: '按天和渠道', by: ['date', 'channel'], isHealth: true },
  'week-channel': { words: '按周和渠道', by: ['week', 'channel'], isHealth: true },
  level: { words: '按会员等级', by: ['level'], isHealth: true },
} as const satisfies Record<string, { words: string; by: readonly UserKey[]; isHealth: boolean }>
/** A way to group users. */
export type UserGroup = keyof typeof userGroups
/** Every one of them, in order. */
export const allUserGroups = Object.keys(userGroups) as UserGroup[]

/** After how many days it is asked whether who signed up was there again. */
export const RETENTION_DAYS = [1, 7, 30] as const

const kept = (days: number) => ({
  words: `${days} 日留存`,
  how: `这几天（这一周）注册的人里，注册后第 ${days} 天又用过的占多少；只算第 ${days} 天已经过完的人，一个都没有时写“—”。按周看，一行就是同一周注册的人`,
})

/** What is counted of users: each figure with how it is counted. */
export const userFigures = {
  joined: { words: '新注册', how: '这几天建立的账号，自己注册的和窗口代建的都算；已经注销的不算' },
  active: {
    words: '活跃',
    how: `这几天登录着用过的人，每人每天、每周或这几天里只算一次，所以各天加起来会多于各周。只记哪天用过，不记做了什么，保留 ${USED_DAYS_STORED} 天`,
  },
  first_booking: {
    words: '首次挂号',
    how: '第一次挂上号的人，按挂号那天算；付了款、到院付或免费的才算，后来取消的也算',
  },
  first_order: {
    words: '首次下单',
    how: '第一次有商城订单成交的人，按下单那天算；付了款或不用现在付款的才算，后来退款的也算',
  },
  first_consultation: { words: '首次问诊', how: '第一次问诊的人，按提问那天算；付了款或免费的才算' },
  kept_1: kept(1),
  kept_7: kept(7),
  kept_30: kept(30),
  now: { words: '现有账号', how: '现在的账号数，不是那几天的；按天和按周分不出来' },
} as const satisfies Record<string, { words: string; how: string }>

/** The part of those who could be there again that were, as it is told; '' where nobody could be yet. */
export const retentionOf = ({ due, kept: again }: { due: number; kept: number }): string =>
  due === 0 ? '' : `${((again / due) * 100).toFixed(1)}%`

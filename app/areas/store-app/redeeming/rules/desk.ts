/** By what conflicts may be sorted at the desk. */
export const conflictSorts = { received: 'desc', amount: 'desc' } as const

/** Highest limit of what is taken without a net, in yuan. */
export const MOST_LIMIT_YUAN = 100_000

/** Why a scan was not honoured. */
export const reasons = {
  used: '已经核销过',
  over: '订单已退款或取消',
  refunding: '订单正在退款',
  forged: '签名不对，可能是伪造的码',
  unknown: '没有这个码，或不是本店的',
  'lost-device': '来自已吊销的设备，没有核销',
} as const
/** Why a scan was not honoured, by code. */
export type ReasonCode = keyof typeof reasons

/** What became of a scan, in words. */
export const outcomeWords = { done: '核销成功', refused: '没有核销', conflict: '离线冲突', void: '已放弃' } as const

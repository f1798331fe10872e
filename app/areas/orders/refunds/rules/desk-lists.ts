import type { RefundState } from '../states.ts'

/** Lists of the desk: what waits for the seller, for the patient, for the platform, and what is over. */
export const deskLists = {
  applied: { words: '待处理', states: ['applied'] },
  returned: { words: '待收货', states: ['returned'] },
  returning: { words: '等待寄回', states: ['returning'] },
  escalated: { words: '平台介入', states: ['escalated'] },
  over: { words: '已结束', states: ['declined', 'refunding', 'refunded', 'cancelled', 'closed'] },
} as const satisfies Record<string, { words: string; states: readonly RefundState[] }>
/** One of the lists. */
export type DeskList = keyof typeof deskLists

/** Characters of what the desk says to a patient. */
export const ANSWER_LENGTH = 200

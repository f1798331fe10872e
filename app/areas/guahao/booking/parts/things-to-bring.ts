import type { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { Order } from './use-live-order.ts'

/** What to have along on the day, by the hospital's rules. */
export const thingsToBring = (
  { member_name, card_no }: Pick<Order, 'member_name' | 'card_no'>,
  sheet: Pick<CallOutput<typeof unitYuyueInfo>, 'need_id_card' | 'need_card'>,
): string[] => [
  ...(sheet.need_id_card === 1 ? [`${member_name}的身份证件原件`] : []),
  ...(sheet.need_card === 1 ? [`本院就诊卡${card_no && `（${card_no}）`}`] : []),
  '医保卡或医保电子凭证',
  '以前的病历、检查单和正在吃的药',
]

import type { Subscribers } from '#app/room.ts'
import { countUnsent } from './queries.ts'
import { noticesSms } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ hand }) {
    hand({ title: '已发的短信', tables: [noticesSms], why: '只为重发保存几天，通知的内容和“消息”里的相同' })
  },

  async 'overview.counting'({ scope, day, hand }, { db }) {
    if (scope.hospitalId !== null) return
    hand({
      key: 'sms.unsent',
      words: '短信没发出',
      value: await countUnsent(db, day),
      unit: '条',
      how: '今天的短信里发送失败过、现在还没有发出的，含还会再试的',
      to: `/desk/sent-messages?tried=failed&from=${day}&to=${day}`,
      may: 'operations.read',
    })
  },
}

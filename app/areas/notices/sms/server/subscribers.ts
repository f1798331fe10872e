import type { Subscribers } from '#app/room.ts'
import { noticesSms } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ hand }) {
    hand({ title: '已发的短信', tables: [noticesSms], why: '只为重发保存几天，通知的内容和“消息”里的相同' })
  },
}

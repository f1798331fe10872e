import type { Subscribers } from '#app/room.ts'
import { wireAnswers } from '#kit/wire/server/tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ hand }) {
    hand({
      title: '重复提交的识别',
      tables: [wireAnswers],
      why: '刚才操作结果的副本，只为不做两遍，一天后自动删除',
    })
  },
}

import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { wireAnswers } from '#kit/wire/server/tables.ts'
import { listConsents } from './queries.ts'
import { accountConsents } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const consents = await listConsents(db, patientId)
    hand({
      name: 'consents',
      title: '授权记录',
      tables: [accountConsents],
      rows: consents.map(({ purpose, isGiven, saidAt }) => ({
        purpose,
        is_given: isGiven ? 1 : 0,
        add_time: formatTime(saidAt),
      })),
    })
    hand({
      title: '重复提交的识别',
      tables: [wireAnswers],
      why: '刚才操作结果的副本，只为不做两遍，一天后自动删除',
    })
  },
}

import { listSeenVisits } from '#app/areas/guahao/booking/server/public.ts'
import type { Seed } from '#app/room.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { upsertNote } from './queries.ts'

/** What doctors of the demonstration wrote of visits that are over. */
export const seed: Seed = {
  after: ['guahao/booking'],
  async run({ db, today, scale }) {
    for (const visit of await listSeenVisits(db, today, MOST * Math.max(1, scale)))
      await upsertNote(db, {
        orderId: visit.id,
        doctorId: visit.doctorId,
        memberId: visit.memberId,
        diagnoses: [],
        illIds: [],
        findings: '（示范）精神、食欲和睡眠尚可，血压 126/80，心肺听诊没有发现异常。',
        advice: '（示范）规律作息，少油少盐；两周后带着检查结果来复诊，中间不舒服随时来。',
        followUp: addDays(visit.date, 14),
        writtenAt: instantAt(visit.date, visit.endMinutes),
      })
  },
}

const MOST = 20

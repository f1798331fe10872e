import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { careMoments, careRules } from '../rules.ts'
import { listAbout } from './queries.ts'
import { consultCareDecisions } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'care_decisions',
      title: '诊疗规则核对记录',
      tables: [consultCareDecisions],
      keptBecause: '诊疗过程记录依法至少保存三年；里面没有姓名和病情，也不再和您的手机号关联',
      rows: (await listAbout(db, patientId)).map(({ at, moment, rule, isKept, facts, memberId }) => ({
        time: formatTime(at),
        member_id: memberId,
        about: careMoments[moment].words,
        checks: careRules[rule].checks,
        is_kept: isKept ? 1 : 0,
        facts,
      })),
    })
  },
}

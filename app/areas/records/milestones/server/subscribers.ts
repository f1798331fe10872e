import { listOwnChildren } from '#app/areas/records/children/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { answers, signs } from '../rules.ts'
import { opened, visitTitle } from './present.ts'
import { findAnswers } from './queries.ts'
import { recordsMilestones } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    const children = await listOwnChildren({ db: ctx.db, config: ctx.config, patient: patientId })
    const rows: object[] = []
    for (const { id } of children) {
      const { answers: said, visits } = opened(ctx, await findAnswers(ctx.db, id))
      const been = visits.map((months) => ({ child_id: id, title: visitTitle(months), answer: '去过了' }))
      const signed = signs
        .flatMap((age) => age.signs)
        .flatMap((sign) => {
          const answer = said[sign.id]
          return answer ? [{ child_id: id, title: sign.words, answer: answers[answer] }] : []
        })
      rows.push(...signed, ...been)
    }
    hand({ name: 'milestones', title: '孩子会做什么', tables: [recordsMilestones], rows })
  },
}

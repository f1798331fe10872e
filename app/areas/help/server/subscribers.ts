import type { Subscribers } from '#app/room.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { formatTime } from '#kit/time/day.ts'
import { asService, asSuggestion, WHAT } from './present.ts'
import { listRatedServices } from './queries/ratings.ts'
import { listEverSuggested } from './queries/suggestions.ts'
import { findLevel, listAllMessages, putLevel } from './queries.ts'
import { helpLevels, helpMessages, helpServices, helpSuggestions, helpTalks } from './tables.ts'

export const subscribers: Subscribers = {
  'patient.levelled': async ({ patientId, level }, { db }) => {
    await putLevel(db, patientId, level)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const { db, config } = ctx
    const [said, level] = [await listAllMessages(db, patientId), await findLevel(db, patientId)]
    hand({
      name: 'customer_service',
      title: '客服对话',
      tables: [helpTalks, helpMessages],
      rows: said.map(({ sender, contentSealed, saidAt }) => ({
        sender,
        content: sealOf(config).open(contentSealed, WHAT),
        add_time: formatTime(saidAt),
      })),
    })
    hand({
      name: 'service_ratings',
      title: '对客服的评价',
      tables: [helpServices],
      rows: (await listRatedServices(db, { patientId })).map((row) => {
        const { stars, content, end_time, rate_time } = asService(row, ctx)
        return {
          stars,
          content,
          end_time: end_time && formatTime(end_time),
          rate_time: rate_time && formatTime(rate_time),
        }
      }),
    })
    hand({
      name: 'suggestions',
      title: '意见反馈',
      tables: [helpSuggestions],
      rows: (await listEverSuggested(db, patientId)).map((row) => {
        const { content, answer, add_time, answer_time } = asSuggestion(row, { config })
        return { content, answer, add_time: formatTime(add_time), answer_time: answer_time && formatTime(answer_time) }
      }),
    })
    hand({ name: 'service_level', title: '客服级别', tables: [helpLevels], rows: [{ level }] })
  },
}

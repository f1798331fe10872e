import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { type CarerRelation, carerRelations, carerRights } from '../rules.ts'
import { wordsOf } from './present.ts'
import * as queries from './queries.ts'
import { recordsCarers, recordsChildren } from './tables.ts'

export const subscribers: Subscribers = {
  async 'member.leaving'({ memberId }, { db }) {
    await queries.untieMember(db, memberId)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const [own, caring] = [
      await queries.listOwnChildren(ctx.db, patientId),
      await queries.listCaring(ctx.db, patientId),
    ]
    hand({
      name: 'children',
      title: '孩子的档案',
      tables: [recordsChildren],
      rows: own.map((row) => {
        const { name, sex, birthday, gestationDays } = wordsOf(ctx, row)
        return {
          id: row.id,
          baby_name: name,
          sex,
          birthday,
          gestation_days: gestationDays ?? 0,
          guardian_consent_at: row.guardianConsentAt === null ? '' : formatTime(row.guardianConsentAt),
          add_time: formatTime(row.createdAt),
        }
      }),
    })
    hand({
      name: 'caring',
      title: '我照看的孩子',
      tables: [recordsCarers],
      rows: caring.map((row) => ({
        child_id: row.childId,
        relation_name: carerRelations[row.relation as CarerRelation],
        rights_words: carerRights[row.rights],
        until: row.until ?? '',
        add_time: formatTime(row.addedAt),
      })),
    })
  },
}

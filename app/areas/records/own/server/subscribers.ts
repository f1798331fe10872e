import type { PatientId } from '#app/context.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { asEntry, asOwn } from './present.ts'
import * as queries from './queries.ts'
import { recordsOwn, recordsOwnEntries } from './tables.ts'

export const subscribers: Subscribers = {
  'member.leaving': ({ memberId, patientId }, { db }) =>
    queries.deleteRecordOf(db, patientId as PatientId, memberId).then(() => undefined),

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const rows = await queries.listRecords(ctx.db, patientId)
    const entries = await queries.listEntries(
      ctx.db,
      rows.map(({ id }) => id),
    )
    hand({
      name: 'own_records',
      title: '自己和家人的健康档案',
      tables: [recordsOwn, recordsOwnEntries],
      rows: rows.map((row) => ({
        member_id: row.memberId,
        guardian_consent_time: row.guardianConsentAt ? formatTime(row.guardianConsentAt) : '',
        add_time: formatTime(row.madeAt),
        entries: entries
          .filter(({ recordId }) => recordId === row.id)
          .map((entry) => ({ ...asOwn(asEntry(ctx, entry)), add_time: formatTime(entry.madeAt) })),
      })),
    })
  },
}

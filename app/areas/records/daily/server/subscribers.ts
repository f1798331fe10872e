import { listOwnChildren } from '#app/areas/records/children/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { asEntry, wordsOf } from './present.ts'
import { listEntriesOf } from './queries.ts'
import { recordsDailyEntries } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    const children = await listOwnChildren({ db: ctx.db, config: ctx.config, patient: patientId })
    const rows = await listEntriesOf(
      ctx.db,
      children.map(({ id }) => id),
    )
    hand({
      name: 'daily_log',
      title: '孩子的日常记录',
      tables: [recordsDailyEntries],
      rows: rows.map((row) => {
        const entry = asEntry(ctx, row)
        return { child_id: row.childId, content: wordsOf(entry), add_time: entry.at, remark: entry.note, by: entry.by }
      }),
    })
  },
}

import type { Subscribers } from '#app/room.ts'
import { listCounts } from './queries/events.ts'
import { findCrowd, setCrowd } from './queries/shown.ts'
import { analyticsCounts, analyticsCrowds } from './tables.ts'

export const subscribers: Subscribers = {
  async 'record.closed'({ patientId, kind }, { db, now }) {
    // Nothing speaks of preparing for a child either once a pregnancy is over, whichever record was looked at.
    const silenced: (string | undefined)[] = kind === 'pregnancy' ? ['pregnancy', 'prepare'] : [kind]
    if (silenced.includes(await findCrowd(db, patientId))) await setCrowd(db, patientId, 'common', now)
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    const [counts, crowd] = [await listCounts(db, patientId), await findCrowd(db, patientId)]
    hand({
      name: 'action_counts',
      title: '使用次数',
      tables: [analyticsCounts],
      rows: counts.map(({ action, count }) => ({ action, count })),
    })
    hand({
      name: 'crowd',
      title: '希望优先看到的内容',
      tables: [analyticsCrowds],
      rows: crowd === undefined ? [] : [{ crowd_type: crowd }],
    })
  },
}

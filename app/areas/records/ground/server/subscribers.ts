import type { PatientId } from '#app/context.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { findCurrent } from './commands/choices.ts'
import { opened } from './commands/sealed.ts'
import * as queries from './queries.ts'
import { recordsGround, recordsGroundChoices, recordsGroundEntries } from './tables.ts'

export const subscribers: Subscribers = {
  'member.leaving': ({ memberId, patientId }, { db }) =>
    queries.deleteRowsOfMember(db, patientId as PatientId, memberId).then(() => undefined),

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const rows = await queries.listRows(ctx.db, patientId)
    const entries = await queries.listEntryRows(
      ctx.db,
      rows.map(({ id }) => id),
    )
    const choices = await queries.findChoices(ctx.db, patientId)
    hand({
      name: 'own_health_records',
      title: '备孕、怀孕和宝宝的档案',
      tables: [recordsGround, recordsGroundEntries],
      rows: rows.map((row) => ({
        id: row.id,
        member_id: row.memberId ?? 0,
        ...opened<object>(ctx, row.contentSealed),
        add_time: formatTime(row.madeAt),
        close_time: row.closedAt ? formatTime(row.closedAt) : '',
        entries: entries
          .filter(({ recordId }) => recordId === row.id)
          .map(({ contentSealed, madeAt }) => ({
            ...opened<object>(ctx, contentSealed),
            add_time: formatTime(madeAt),
          })),
      })),
    })
    hand({
      name: 'health_record_choices',
      title: '健康档案的选择',
      tables: [recordsGroundChoices],
      rows: choices
        ? [
            {
              current: (await findCurrent(ctx, patientId)) ?? {},
              may_choose_adverts: choices.advertsSince !== null,
              reminds: choices.reminds,
            },
          ]
        : [],
    })
  },
}
